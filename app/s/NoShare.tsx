import Head from 'next/head';
import { LinkButton } from '../ui/button';

/** Says that there is no such army, or that it cannot be fetched now. */
export function NoShare({ failed }: { failed: boolean }) {
  const title = failed ? 'The army cannot be fetched now' : 'No army was shared by this link';
  return (
    <main className="mx-auto w-full max-w-xl px-4 py-12">
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="font-bold text-2xl">{title}</h1>
      <p className="mt-2 mb-5">
        {failed
          ? 'The server does not reach its store. Please try again in a moment.'
          : 'The link may be cut short or mistyped. Ask whoever sent it to copy it once more.'}
      </p>
      <LinkButton look="primary" href="/">
        My armies
      </LinkButton>
    </main>
  );
}
