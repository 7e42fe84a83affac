import type { Roster } from '@/lib/schema';

/** Ways of counting that differ from the usual, as a sheet tells them. */
export const SETTINGS = [
  { key: 'shares', value: 'spent', says: 'Shares are taken of the points spent.' },
  { key: 'halves', value: 'up', says: 'Each unit is rounded up to a whole point.' },
] as const;

/** What a sheet says of a roster's settings. */
export function settingsOf({ settings }: Roster): string[] {
  const set: Partial<Record<string, string>> = settings ?? {};
  return SETTINGS.filter(({ key, value }) => set[key] === value).map(({ says }) => says);
}
