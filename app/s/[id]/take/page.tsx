import type { Metadata } from 'next';
import { Take } from './Take';

export const metadata: Metadata = { title: 'Make it mine', robots: { index: false } };

/** Puts a copy of a shared army on the shelf of this browser and opens it. */
export default async function Page({ params }: PageProps<'/s/[id]/take'>) {
  return <Take id={(await params).id} />;
}
