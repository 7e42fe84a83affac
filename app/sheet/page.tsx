import type { Metadata } from 'next';
import { LocalSheet } from './LocalSheet';
import './print.css';

export const metadata: Metadata = { title: 'Roster sheet', robots: { index: false } };

/** The sheet of an army that is kept in this browser. */
export default function Page() {
  return <LocalSheet />;
}
