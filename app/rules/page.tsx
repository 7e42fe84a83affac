import type { Metadata } from 'next';
import { fileBooks, fileCharts, listIds, systemIds } from '@/lib/catalogue/files';
import { type Reference, systemReference } from '@/lib/sheet/reference';
import type { Words } from '@/lib/words';
import { requestWords } from '../words/server';
import { RulesPage } from './RulesPage';
import './rules.css';

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestWords();
  return { title: say('rules.title'), description: say('rules.description') };
}

/** All rules, weapons, armour and charts. What is asked for stands in the address and is read in the browser. */
export default async function Page() {
  return <RulesPage references={references(await requestWords())} />;
}

function references(words: Words): Reference[] {
  const books = fileBooks();
  const lists = listIds().flatMap((id) => books.list(id) ?? []);
  return systemIds().flatMap((id) => {
    const system = books.system(id);
    return system ? systemReference(system, lists, { charts: fileCharts(id), words }) : [];
  });
}
