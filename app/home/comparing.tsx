'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Army } from '@/lib/shelf';
import { Button, LinkButton } from '../ui/button';
import { CompareIcon } from '../ui/menu-icons';
import { useWords } from '../words/useWords';
import { nameOf } from './words';

/** Choosing two armies of the list to compare. */
export interface Comparing {
  on: boolean;
  /** Begins, or gives up. */
  turn(on: boolean): void;
  chosen: readonly string[];
  /** Chooses an army, or lets it go; of three, the one that was chosen first goes. */
  choose(id: string): void;
}

const BOTH = 2;

export function useComparing(): Comparing {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    on,
    turn: (next) => {
      setOn(next);
      setChosen([]);
    },
    chosen,
    choose: (id) =>
      setChosen((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-BOTH),
      ),
  };
}

export function CompareButton({ comparing: { on, turn } }: { comparing: Comparing }) {
  const t = useTranslations('compare');
  return (
    <Button aria-pressed={on} onClick={() => turn(!on)}>
      <CompareIcon />
      {t('choose-two')}
    </Button>
  );
}

/** The box by which one army is chosen: its whole row can be pressed. */
export function CompareBox({ army, comparing }: { army: Army; comparing: Comparing }) {
  const words = useWords();
  const t = useTranslations('compare');
  return (
    <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center after:absolute after:inset-0 after:z-2 sm:size-8">
      <input
        type="checkbox"
        aria-label={t('choose-army', { army: nameOf(army.draft, words) })}
        checked={comparing.chosen.includes(army.id)}
        onChange={() => comparing.choose(army.id)}
        className="relative z-3 size-5 accent-accent"
      />
    </label>
  );
}

/** At the foot of the screen while armies are chosen: which, and the way on once there are two. */
export function CompareBar({ armies, comparing }: { armies: readonly Army[]; comparing: Comparing }) {
  const words = useWords();
  const t = useTranslations('compare');
  const all = useTranslations('app');
  const chosen = comparing.chosen.flatMap((id) => armies.find((army) => army.id === id) ?? []);
  const [a, b] = chosen;
  const [army, other] = chosen.map(({ draft }) => nameOf(draft, words));
  return (
    <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center gap-2 rounded border border-line-strong bg-surface px-3 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
      <p role="status" className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        {army === undefined
          ? t('none-yet')
          : other === undefined
            ? t('one-more', { army })
            : t('both', { army, other })}
      </p>
      {a && b ? (
        <LinkButton look="primary" href={`/compare?${new URLSearchParams({ a: a.id, b: b.id })}`}>
          {t('go')}
        </LinkButton>
      ) : (
        <Button look="primary" disabled>
          {t('go')}
        </Button>
      )}
      <Button onClick={() => comparing.turn(false)}>{all('cancel')}</Button>
    </div>
  );
}
