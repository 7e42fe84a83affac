import Head from 'next/head';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../ui/button';

/** Why there is no army to show. */
export type Absence = 'unknown' | 'withdrawn' | 'strange' | 'failed';

/** Says that there is no such army, or no longer, or that it cannot be fetched now. */
export function NoShare({ why }: { why: Absence }) {
  const t = useTranslations();
  const title = t(`share.absence.${why}.title`);
  return (
    <main className="mx-auto w-full max-w-xl px-4 py-12">
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="font-bold text-2xl">{title}</h1>
      <p className="mt-2 mb-5">{t(`share.absence.${why}.says`)}</p>
      <LinkButton look="primary" href="/">
        {t('app.armies')}
      </LinkButton>
    </main>
  );
}
