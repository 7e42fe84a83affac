'use client';
import { useEffect, useState } from 'react';
import type { Roster } from '@/lib/schema';
import type { Comparison, Side } from '@/lib/sheet/compare';
import { type Army, draftRoster } from '@/lib/shelf';
import type { Words } from '@/lib/words';
import { useWords } from '../words/useWords';

/** Where an army to compare comes from: the shelf, or a share. */
export type Source = { army: Army } | { share: string };

/** What became of it. */
export type Compared =
  | { state: 'none' | 'loading' }
  | { state: 'failed'; why: 'total' | 'share' | 'lists' }
  | { state: 'ready'; sides: [Side, Side]; comparison: Comparison };

type Why = Extract<Compared, { state: 'failed' }>['why'];

/** Why an army cannot be compared. */
class Unfit extends Error {
  override name = 'Unfit';
  constructor(readonly why: Why) {
    super(why);
  }
}

async function rosterOf(source: Source): Promise<Roster> {
  if ('army' in source) {
    const roster = draftRoster(source.army.draft);
    if (!roster) throw new Unfit('total');
    return roster;
  }
  const answer = await fetch(`/api/v1/shares/${encodeURIComponent(source.share)}`).catch(() => undefined);
  if (!answer?.ok) throw new Unfit('share');
  const { parseRoster } = await import('@/lib/schema/parse');
  return parseRoster(((await answer.json()) as { roster: unknown }).roster);
}

async function sideOf(source: Source, words: Words): Promise<Side> {
  const roster = await rosterOf(source);
  const [{ loadBooks }, { rosterSheet }, { checkRoster }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/sheet/model'),
    import('@/lib/engine'),
  ]);
  const books = await loadBooks(roster, words);
  return { roster, report: checkRoster(roster, books), sheet: rosterSheet(roster, books) };
}

async function compare(a: Source, b: Source, words: Words): Promise<Compared> {
  try {
    const [{ compareArmies }, one, other] = await Promise.all([
      import('@/lib/sheet/compare'),
      sideOf(a, words),
      sideOf(b, words),
    ]);
    const labels = {
      name: words.say('compare.name'),
      count: words.say('compare.size'),
      note: words.say('compare.note'),
    };
    return { state: 'ready', sides: [one, other], comparison: compareArmies(one, other, labels) };
  } catch (error) {
    return { state: 'failed', why: error instanceof Unfit ? error.why : 'lists' };
  }
}

const keyOf = (source: Source | undefined) =>
  source && ('army' in source ? `${source.army.id} ${source.army.rev}` : source.share);

/** Two armies compared, again after either was changed. */
export function useSides(a: Source | undefined, b: Source | undefined): Compared {
  const words = useWords();
  const [made, setMade] = useState<Compared>({ state: 'none' });
  const [one, other] = [keyOf(a), keyOf(b)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the armies, which are read anew each time
  useEffect(() => {
    if (!a || !b) return setMade({ state: 'none' });
    let gone = false;
    setMade((before) => (before.state === 'ready' ? before : { state: 'loading' }));
    void compare(a, b, words).then((next) => {
      if (!gone) setMade(next);
    });
    return () => {
      gone = true;
    };
  }, [one, other, words]);
  return made;
}
