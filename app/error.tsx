'use client';
import { useTranslations } from 'use-intl';
import { Button, LinkButton } from './ui/button';

/** Shown in place of a page that broke. What was saved is in the browser still. */
export default function PageError() {
  const t = useTranslations();
  return (
    <div role="alert" className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="font-bold text-2xl">{t('app.broke.title')}</h1>
      <p className="mt-2 mb-5">{t('app.broke.says')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
        <LinkButton href="/">{t('app.armies')}</LinkButton>
      </div>
    </div>
  );
}
