'use client';
import { useEffect, useState } from 'react';
import { Lazily, later } from '../army/Lazily';
import { useMayWait } from './mark';

const WaitingShares = later(() => import('./Waiting').then((part) => part.WaitingShares));

/** Milliseconds after which the page stands, and there is time to look whether anything waits. */
const MOMENT = 300;

/** The links that wait for the network, of an army or of all; looked for once the page itself is there. */
export function SharesNote({ army }: { army?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Lazily when={useMayWait() && shown}>
      <WaitingShares army={army} />
    </Lazily>
  );
}
