import Head from 'next/head';
import { LinkButton } from '../ui/button';

/** Why there is no army to show. */
export type Absence = 'unknown' | 'withdrawn' | 'failed';

const WORDS: Record<Absence, { title: string; says: string }> = {
  unknown: {
    title: 'No army was shared by this link',
    says: 'The link may be cut short or mistyped. Ask whoever sent it to copy it once more.',
  },
  withdrawn: {
    title: 'This army was withdrawn',
    says: 'Whoever shared it has taken it back. Ask them for a new link.',
  },
  failed: {
    title: 'The army cannot be fetched now',
    says: 'The server does not reach its store. Please try again in a moment.',
  },
};

/** Says that there is no such army, or no longer, or that it cannot be fetched now. */
export function NoShare({ why }: { why: Absence }) {
  const { title, says } = WORDS[why];
  return (
    <main className="mx-auto w-full max-w-xl px-4 py-12">
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="font-bold text-2xl">{title}</h1>
      <p className="mt-2 mb-5">{says}</p>
      <LinkButton look="primary" href="/">
        My armies
      </LinkButton>
    </main>
  );
}
