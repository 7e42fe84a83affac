import type { Roster } from '@/lib/schema';
import type { Words } from '@/lib/words';

/** Ways of counting that differ from the usual, each with its message under `sheet.setting`. */
const SETTINGS = [
  { key: 'shares', value: 'spent', message: 'sharesSpent' },
  { key: 'halves', value: 'up', message: 'halvesUp' },
] as const;

/** What a sheet says of a roster's settings. */
export function settingsOf({ settings }: Roster, words: Words): string[] {
  const set: Partial<Record<string, string>> = settings ?? {};
  return SETTINGS.filter(({ key, value }) => set[key] === value).map(({ message }) =>
    words.say(`sheet.setting.${message}`),
  );
}
