import type { Metadata } from 'next';
import { requestWords } from '../words/server';
import { OpenLink } from './OpenLink';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await requestWords()).say('open.title'), robots: { index: false } };
}

/** Takes in an army that a link carries behind its `#`: what stands there never reaches the server. */
export default async function Page() {
  const words = await requestWords();
  return (
    <>
      <OpenLink />
      <noscript>
        <p className="mx-auto max-w-xl px-5">{words.say('open.no-script')}</p>
      </noscript>
    </>
  );
}
