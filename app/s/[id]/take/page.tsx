import type { Metadata } from 'next';
import { requestWords } from '../../../words/server';
import { Take } from './Take';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await requestWords()).say('share.mine'), robots: { index: false } };
}

/** Puts a copy of a shared army on the shelf of this browser and opens it. */
export default async function Page({ params }: PageProps<'/s/[id]/take'>) {
  return <Take id={(await params).id} />;
}
