import type { Metadata } from 'next';
import { ArmyOfAddress } from './ArmyOfAddress';
import './army.css';
import { listChoices } from './lists';

export const metadata: Metadata = { title: 'Army' };

/** The builder. Armies live in the browser, so the server knows only the lists. */
export default function Page() {
  return (
    <>
      <ArmyOfAddress lists={listChoices()} />
      <noscript>
        <p className="p-6">Building an army needs JavaScript. Shared armies can be read without it.</p>
      </noscript>
    </>
  );
}
