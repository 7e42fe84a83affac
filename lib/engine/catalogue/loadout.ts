import type { EntryOption, Profile } from '@/lib/schema';

/** Saves as needed dice; null is no save. */
export interface KitSaves {
  missile: number | null;
  combat: number | null;
  skirmish: number | null;
}

/** Everything about an entry with one choice of options that does not depend on the unit's size. */
export interface Loadout {
  options: readonly EntryOption[];
  /** Points for each counted model, and once for the unit. */
  each: number;
  once: number;
  /** Pairs of options that cannot be had together, in the order of the entry. */
  exclusive: readonly (readonly [string, string])[];
  /** Ids of the items that the unit has, and of the rules that bind it. */
  kit: readonly string[];
  rules: readonly string[];
  profiles: readonly Profile[];
  move: number | null;
  leadership: number | null;
  saves: KitSaves;
}
