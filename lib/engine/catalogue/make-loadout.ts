import type { Entry, EntryOption, Profile } from '@/lib/schema';
import { exclusivePairs } from '../rules/exclusive';
import type { EntryIndex, ListIndex } from './index-list';
import { kitMove, kitOf, kitRules, kitSaves } from './kit';
import type { Loadout } from './loadout';
import { ownProfile, usedProfiles } from './profiles';

/** Loadouts are remembered; a hostile stream of rosters must not fill the memory with them. */
const REMEMBERED = 4096;

/** The loadout of an entry with the options in `mask`, a bit for each option in the entry's order. */
export function loadoutOf(at: EntryIndex, mask: number, index: ListIndex): Loadout {
  const known = at.loadouts.get(mask);
  if (known) return known;
  if (at.loadouts.size >= REMEMBERED) at.loadouts.clear();
  const made = makeLoadout(at.entry, mask, index);
  at.loadouts.set(mask, made);
  return made;
}

function makeLoadout(entry: Entry, mask: number, index: ListIndex): Loadout {
  const options = entry.options.filter((_, at) => mask & (1 << at));
  const kit = kitOf(entry, options);
  return {
    options,
    each: entry.price.each + priceOf(options, 'each'),
    once: (entry.price.unit ?? 0) + priceOf(options, 'unit'),
    exclusive: exclusivePairs(
      options.map(({ id }) => id),
      entry.oneOf ?? [],
    ),
    kit,
    rules: kitRules(entry, kit, index),
    profiles: usedProfiles(entry, options),
    move: kitMove(entry, options, index),
    leadership: leader(entry.profiles)?.values.Ld ?? ownProfile(entry, options)?.values.Ld ?? null,
    saves: kitSaves(entry, kit, index),
  };
}

function leader(profiles: readonly Profile[]): Profile | undefined {
  return profiles.find((row) => row.leads);
}

function priceOf(options: readonly EntryOption[], per: EntryOption['per']): number {
  return options.reduce((sum, option) => (option.per === per ? sum + option.price : sum), 0);
}
