import type { Metadata } from 'next';
import { homeChoices } from '../home/choices';
import { requestWords } from '../words/server';
import { ComparePage } from './ComparePage';

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestWords();
  return { title: say('compare.title'), robots: { index: false } };
}

/** Two armies side by side. Which ones stands in the address (`?a=&b=`, or `&share=`) and is read in the browser. */
export default function Page() {
  return <ComparePage choices={homeChoices().armies} />;
}
