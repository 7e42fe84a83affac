import type { ArmyList, CatalogueSystem } from '@/lib/schema';
import { type Issue, ParseError } from '@/lib/schema/parse';

/**
 * Holds a list against its system: every id that it names must exist.
 * @throws {ParseError} naming each place
 */
export function crossCheckList(list: ArmyList, system: CatalogueSystem): void {
  const issues = [...checkLists(list), ...list.entries.flatMap((_, at) => checkEntry(list, at, system))];
  if (issues.length > 0)
    throw new ParseError(issues.map(({ path, message }) => ({ path: `${list.id}: ${path}`, message })));
}

function unknown(path: string, ids: readonly string[], known: ReadonlySet<string>): Issue[] {
  return ids.filter((id) => !known.has(id)).map((id) => ({ path, message: `“${id}” is not defined` }));
}

function keys(...records: object[]): Set<string> {
  return new Set(records.flatMap(Object.keys));
}

function idsOf(rows: readonly { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}

function checkLists(list: ArmyList): Issue[] {
  const categories = idsOf(list.categories);
  const entries = idsOf(list.entries);
  return [
    ...unknown(
      'shares',
      list.shares.flatMap(({ of }) => of),
      categories,
    ),
    ...unknown(
      'counts',
      list.counts.flatMap(({ of, atMost }) => [...of, ...atMost]),
      categories,
    ),
    ...unknown(
      'allies',
      list.allies.map(({ category }) => category),
      categories,
    ),
    ...list.variants.flatMap((variant) => [
      ...unknown(`variants.${variant.id}.withoutEntries`, variant.withoutEntries, entries),
      ...unknown(`variants.${variant.id}.moves`, Object.keys(variant.moves), entries),
      ...unknown(`variants.${variant.id}.moves`, Object.values(variant.moves), categories),
      ...unknown(`variants.${variant.id}.categories`, variant.categories, categories),
      ...unknown(
        `variants.${variant.id}.shares`,
        variant.shares.flatMap(({ of }) => of),
        categories,
      ),
    ]),
  ];
}

function checkEntry(list: ArmyList, at: number, system: CatalogueSystem): Issue[] {
  const entry = list.entries[at];
  if (!entry) return [];
  const items = keys(system.items, list.ownItems);
  const options = idsOf(entry.options);
  const path = `entries.${entry.id}`;
  return [
    ...unknown(`${path}.category`, [entry.category], idsOf(list.categories)),
    ...unknown(`${path}.equipment`, entry.equipment, items),
    ...unknown(`${path}.options`, [...options], items),
    ...unknown(
      `${path}.options.replaces`,
      entry.options.flatMap(({ replaces }) => replaces ?? []),
      new Set(entry.equipment),
    ),
    ...unknown(`${path}.oneOf`, (entry.oneOf ?? []).flat(), options),
    ...unknown(
      `${path}.command`,
      entry.command.map(({ id }) => id),
      keys(system.commands),
    ),
    ...unknown(`${path}.rules`, entry.rules, keys(system.rules, list.ownRules)),
    ...unknown(
      `${path}.profiles`,
      entry.profiles.flatMap(({ values }) => Object.keys(values)),
      idsOf(system.characteristics),
    ),
  ];
}
