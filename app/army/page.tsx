import type { Metadata } from 'next';
import { requestWords } from '../words/server';
import { ArmyOfAddress } from './ArmyOfAddress';
import './army.css';
import { listChoices } from './lists';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await requestWords()).say('army.label') };
}

/** The builder. Armies live in the browser, so the server knows only the lists. */
export default async function Page() {
  const words = await requestWords();
  return (
    <>
      <ArmyOfAddress lists={listChoices()} />
      <noscript>
        <p className="p-6">{words.say('army.page.noScript')}</p>
      </noscript>
    </>
  );
}
