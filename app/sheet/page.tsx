import type { Metadata } from 'next';
import { requestWords } from '../words/server';
import { LocalSheet } from './LocalSheet';
import './print.css';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await requestWords()).say('sheet.tab'), robots: { index: false } };
}

/** The sheet of an army that is kept in this browser. */
export default function Page() {
  return <LocalSheet />;
}
