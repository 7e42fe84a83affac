import type { Metadata } from 'next';
import { LinkButton } from './ui/button';
import { requestWords } from './words/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await requestWords()).say('app.notFound.tab') };
}

export default async function NotFound() {
  const words = await requestWords();
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="font-bold text-2xl">{words.say('app.notFound.title')}</h1>
      <p className="mt-2 mb-5">{words.say('app.notFound.says')}</p>
      <LinkButton look="primary" href="/">
        {words.say('app.armies')}
      </LinkButton>
    </div>
  );
}
