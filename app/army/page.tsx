import type { Metadata } from 'next';
import { LinkButton } from '../ui/button';
import { ArmyPage } from './ArmyPage';
import './army.css';
import { listChoices } from './lists';

export const metadata: Metadata = { title: 'Army' };

interface PageProps {
  searchParams: Promise<{ id?: string | string[] }>;
}

/** The builder. Armies live in the browser, so the server knows only the lists. */
export default async function Page({ searchParams }: PageProps) {
  const { id } = await searchParams;
  if (typeof id !== 'string' || id === '') {
    return (
      <p className="p-6">
        No army is named in this address. <LinkButton href="/">My armies</LinkButton>
      </p>
    );
  }
  return (
    <>
      <ArmyPage id={id} lists={listChoices()} />
      <noscript>
        <p className="p-6">Building an army needs JavaScript. Shared armies can be read without it.</p>
      </noscript>
    </>
  );
}
