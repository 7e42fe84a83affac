import { LinkButton } from '../ui/button';
import { requestWords } from '../words/server';

export async function generateMetadata() {
  return { title: (await requestWords()).say('offline.page.title'), robots: { index: false } };
}

/** Stands in for a page that only the server has, where there is no network. */
export default async function Page() {
  const { say } = await requestWords();
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="font-bold text-2xl">{say('offline.page.title')}</h1>
      <p className="mt-2 mb-5">{say('offline.page.says')}</p>
      <LinkButton look="primary" href="/">
        {say('offline.my-armies')}
      </LinkButton>
    </div>
  );
}
