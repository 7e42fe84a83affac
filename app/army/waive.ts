import { covers, waiverOf } from '@/lib/engine';
import type { Breach, Unit, Waiver } from '@/lib/schema';
import { MAX_WAIVERS } from '@/lib/schema/limits';
import { tidyWaivers } from '@/lib/schema/waiver-order';
import type { Draft, DraftUnit } from '@/lib/shelf';
import type { Edit } from './edits';

/** Marks a breach as agreed to, as it is now; a new note takes the place of the old. Its unit gets an id for it. */
export function waive(breach: Breach, note: string): Edit {
  return (draft) => {
    const named = withId(draft, breach);
    const others = othersOf(named, breach);
    const waiver = waiverOf(breach, named.units, note.trim());
    return waiver && others.length < MAX_WAIVERS ? withWaivers(named, [...others, waiver]) : draft;
  };
}

/** Takes back what was agreed of a breach. A waiver that covers others too goes with it. */
export function unwaive(breach: Breach): Edit {
  return (draft) => {
    const others = othersOf(draft, breach);
    return others.length === (draft.waivers ?? []).length ? draft : withWaivers(draft, others);
  };
}

/** Drops waivers, such as have lapsed. */
export function dropWaivers(dropped: readonly Waiver[]): Edit {
  const texts = new Set(dropped.map(textOf));
  return (draft) => {
    const left = (draft.waivers ?? []).filter((waiver) => !texts.has(textOf(waiver)));
    return left.length === (draft.waivers ?? []).length ? draft : withWaivers(draft, left);
  };
}

/** The same text for waivers that say the same. */
function textOf(waiver: Waiver): string {
  return JSON.stringify(tidyWaivers([waiver]));
}

function othersOf({ waivers = [], units }: Draft, breach: Breach): Waiver[] {
  return waivers.filter((waiver) => !covers(waiver, breach, units));
}

function withWaivers({ waivers: _, ...draft }: Draft, waivers: readonly Waiver[]): Draft {
  return (waivers.length > 0 ? { ...draft, waivers } : draft) as Draft;
}

/** The draft with an id on the unit that a breach is at. */
function withId(draft: Draft, { where }: Breach): Draft {
  const units: readonly DraftUnit[] = draft.units;
  const unit = 'unit' in where ? units[where.unit] : undefined;
  if (!('unit' in where) || !unit || unit.id !== undefined) return draft;
  return { ...draft, units: units.with(where.unit, { ...unit, id: freshId(draft) }) } as Draft;
}

/** The first of `u1`, `u2` … that no unit has and no waiver names: a lapsed one must not cover another unit. */
function freshId({ units, waivers = [] }: { units: readonly Unit[]; waivers?: readonly Waiver[] }): string {
  const named = waivers.flatMap(({ where }) => ('unit' in where ? where.unit : []));
  const taken = new Set([...named, ...units.map(({ id }) => id)]);
  let count = 1;
  while (taken.has(`u${count}`)) count += 1;
  return `u${count}`;
}
