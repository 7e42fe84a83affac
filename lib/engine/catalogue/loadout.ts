import type { EntryOption } from '@/lib/schema';
import type { EntryIndex, ListIndex } from './index-list';
import { type KitSaves, kitMove, kitOf, kitSaves, ownProfile } from './kit';

/** Everything about an entry with one choice of options that does not depend on the unit's size. */
export interface Loadout {
  options: readonly EntryOption[];
  /** Points for each counted model, and once for the unit. */
  each: number;
  once: number;
  /** Pairs of options that cannot be had together, in the order of the entry. */
  exclusive: readonly (readonly [string, string])[];
  kit: readonly string[];
  move: number | null;
  leadership: number | null;
  saves: KitSaves;
}

/** Loadouts are remembered; a hostile stream of rosters must not fill the memory with them. */
const REMEMBERED = 4096;

/** The loadout of an entry with the options in `mask`, a bit for each option in the entry's order. */
export function loadoutOf(at: EntryIndex, mask: number, index: ListIndex): Loadout {
  const known = at.loadouts.get(mask);
  if (known) return known;
  if (at.loadouts.size >= REMEMBERED) at.loadouts.clear();
  const made = makeLoadout(at, mask, index);
  at.loadouts.set(mask, made);
  return made;
}

function makeLoadout({ entry }: EntryIndex, mask: number, index: ListIndex): Loadout {
  const options = entry.options.filter((_, at) => mask & (1 << at));
  const kit = kitOf(entry, options);
  return {
    options,
    each: entry.price.each + priceOf(options, 'each'),
    once: (entry.price.unit ?? 0) + priceOf(options, 'unit'),
    exclusive: exclusivePairs(entry.oneOf ?? [], options),
    kit,
    move: kitMove(entry, options, index),
    leadership: leader(entry.profiles)?.values.Ld ?? ownProfile(entry, options)?.values.Ld ?? null,
    saves: kitSaves(entry, kit, index),
  };
}

function leader(profiles: EntryIndex['entry']['profiles']) {
  return profiles.find((row) => row.leads);
}

function priceOf(options: readonly EntryOption[], per: EntryOption['per']): number {
  return options.reduce((sum, option) => (option.per === per ? sum + option.price : sum), 0);
}

function exclusivePairs(groups: readonly (readonly string[])[], options: readonly EntryOption[]) {
  const ids = options.map((option) => option.id);
  return ids.flatMap((first, at) =>
    ids
      .slice(at + 1)
      .filter((second) => groups.some((group) => group.includes(first) && group.includes(second)))
      .map((second) => [first, second] as const),
  );
}
