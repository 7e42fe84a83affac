'use client';
import { useEffect, useState } from 'react';
import { openArmy } from './army-terms';
import type { Asked } from './find';

export interface ArmyAsked {
  id: string;
  /** Undefined while it is read, null where this browser has none. */
  name?: string | null;
}

/** What the address asks for, and what was chosen since; the address keeps up. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked>({ words: '', system: '' });
  const [army, setArmy] = useState<ArmyAsked>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setAsked((before) => ({ ...before, words: query.get('q') ?? '', system: query.get('system') ?? '' }));
    const id = query.get('army');
    if (id === null) return;
    setArmy({ id });
    openArmy(id).then(
      (found) => {
        setArmy({ id, name: found?.name ?? null });
        if (found) setAsked((before) => ({ ...before, system: found.system, only: found.terms }));
      },
      () => setArmy({ id, name: null }),
    );
  }, []);
  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, ...change };
    setAsked(next);
    history.replaceState(null, '', addressOf(next, army));
  };
  return { asked, ask, army };
}

function addressOf({ words, system, only }: Asked, army: ArmyAsked | undefined): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (system && !only) query.set('system', system);
  if (only && army) query.set('army', army.id);
  return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`;
}
