import type { Metadata } from 'next';
import { homeChoices } from './home/choices';
import { Home } from './home/home';
import { requestWords } from './words/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await requestWords()).say('app.armies') };
}

export default async function Page() {
  const words = await requestWords();
  return (
    <>
      <Home choices={homeChoices()} />
      <noscript>
        <p className="mx-auto max-w-5xl px-5">{words.say('home.noScript')}</p>
      </noscript>
    </>
  );
}
