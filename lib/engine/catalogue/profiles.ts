import type { Entry, EntryOption, Profile } from '@/lib/schema';

/** The row of figures that is the unit's own: that of a ride which it bought, else the first. */
export function ownProfile(entry: Entry, options: readonly EntryOption[]): Profile | undefined {
  return boughtProfile(entry, options) ?? entry.profiles[0];
}

/** The rows that a unit uses: a ride that it bought stands in place of its rider on foot. */
export function usedProfiles(entry: Entry, options: readonly EntryOption[]): Profile[] {
  const rows = entry.profiles.filter((row) => row.when === undefined || isBought(row, options));
  const ridden = boughtProfile(entry, options) !== undefined;
  return ridden ? rows.filter((row) => row.when !== undefined || row.of !== 'model') : rows;
}

function boughtProfile(entry: Entry, options: readonly EntryOption[]): Profile | undefined {
  return entry.profiles.find((row) => row.of === 'model' && isBought(row, options));
}

function isBought({ when }: Profile, options: readonly EntryOption[]): boolean {
  return when !== undefined && options.some(({ id }) => id === when);
}
