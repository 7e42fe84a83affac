import type { FillChoice } from '@/lib/engine/fill';
import type { Roster } from '@/lib/schema';

export type Categories = readonly { id: string; name: string }[];

/** Choices that stand together under a heading. */
export interface Group {
  key: string;
  name: string;
  choices: readonly FillChoice[];
}

/** Choices by category, the allies of each behind its own. */
export function groupsOf(
  choices: readonly FillChoice[],
  { categories }: { roster: Roster; categories: Categories },
): Group[] {
  const groups = new Map<string, FillChoice[]>();
  for (const choice of choices) {
    const key = choice.category ?? '';
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups].map(([key, rows]) => ({
    key,
    name: categories.find(({ id }) => id === key)?.name ?? '',
    choices: rows,
  }));
}
