import type { ArmyList, CatalogueSystem, Entry, FormulaSystem, System } from '@/lib/schema';
import { type Issue, ParseError } from '@/lib/schema/parse';

/**
 * Holds a list against its system and the ids of all lists: every id that it names must exist, and none twice.
 * @throws {ParseError} naming each place
 */
export function crossCheckList(list: ArmyList, system: CatalogueSystem, lists: readonly string[]): void {
  const known = { items: keys(system.items, list.ownItems), rules: keys(system.rules, list.ownRules) };
  raise(list.id, [
    ...checkArmy(list, lists),
    ...unknown('rules', list.rules, known.rules),
    ...checkVariants(list),
    ...checkItems('ownItems', list.ownItems, known),
    ...list.entries.flatMap((entry) => checkEntry(entry, list, system, known)),
  ]);
}

/**
 * Holds a rule system against itself: every id that it names must exist.
 * @throws {ParseError} naming each place
 */
export function crossCheckSystem(system: System): void {
  raise(system.id, system.kind === 'catalogue' ? checkCatalogue(system) : checkFormula(system));
}

interface Known {
  items: ReadonlySet<string>;
  rules: ReadonlySet<string>;
}

function raise(id: string, issues: Issue[]): void {
  if (issues.length === 0) return;
  throw new ParseError(issues.map(({ path, message }) => ({ path: `${id}: ${path}`, message })));
}

function unknown(path: string, ids: readonly string[], known: ReadonlySet<string>): Issue[] {
  return ids.filter((id) => !known.has(id)).map((id) => ({ path, message: `“${id}” is not defined` }));
}

function twice(path: string, rows: readonly { id: string }[]): Issue[] {
  const again = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
  return again.map(({ id }) => ({ path, message: `“${id}” is defined twice` }));
}

function keys(...records: object[]): Set<string> {
  return new Set(records.flatMap(Object.keys));
}

function idsOf(rows: readonly { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}

function optionsOf({ entries }: ArmyList): Set<string> {
  return idsOf(entries.flatMap(({ options }) => options));
}

function checkArmy(list: ArmyList, lists: readonly string[]): Issue[] {
  const categories = idsOf(list.categories);
  const { shares, counts, upgrades, allies } = list;
  return [
    ...twice('categories', list.categories),
    ...twice('entries', list.entries),
    ...twice('variants', list.variants),
    ...shares.flatMap(({ of }) => unknown('shares', of, categories)),
    ...counts.flatMap(({ of, atMost }) => unknown('counts', [...of, ...atMost], categories)),
    ...upgrades.flatMap(({ option }) => unknown('upgrades', [option], optionsOf(list))),
    ...allies.flatMap((ally) => [
      ...unknown('allies.list', [ally.list], new Set(lists)),
      ...unknown('allies.category', [ally.category], categories),
    ]),
  ];
}

function checkVariants(list: ArmyList): Issue[] {
  const categories = idsOf(list.categories);
  const entries = idsOf(list.entries);
  return list.variants.flatMap((variant) => {
    const path = `variants.${variant.id}`;
    return [
      ...unknown(`${path}.withoutEntries`, variant.withoutEntries, entries),
      ...unknown(`${path}.withoutOptions`, variant.withoutOptions, optionsOf(list)),
      ...unknown(`${path}.moves`, Object.keys(variant.moves), entries),
      ...unknown(`${path}.moves`, Object.values(variant.moves), categories),
      ...unknown(`${path}.categories`, variant.categories, categories),
      ...variant.shares.flatMap(({ of }) => unknown(`${path}.shares`, of, categories)),
    ];
  });
}

function checkItems(path: string, items: CatalogueSystem['items'], known: Known): Issue[] {
  return Object.entries(items).flatMap(([id, { grants = [], counts = [], slows }]) => [
    ...unknown(`${path}.${id}.grants`, grants, known.rules),
    ...unknown(`${path}.${id}.counts`, counts, known.items),
    ...unknown(`${path}.${id}.slows`, slows?.with ?? [], known.items),
  ]);
}

function checkEntry(entry: Entry, list: ArmyList, system: CatalogueSystem, known: Known): Issue[] {
  const options = idsOf(entry.options);
  const equipment = new Set(entry.equipment);
  const path = `entries.${entry.id}`;
  return [
    ...unknown(`${path}.category`, [entry.category], idsOf(list.categories)),
    ...unknown(`${path}.equipment`, entry.equipment, known.items),
    ...twice(`${path}.options`, entry.options),
    ...unknown(`${path}.options`, [...options], known.items),
    ...entry.options.flatMap((option) =>
      unknown(`${path}.options.replaces`, option.replaces ?? [], equipment),
    ),
    ...unknown(`${path}.oneOf`, (entry.oneOf ?? []).flat(), options),
    ...twice(`${path}.command`, entry.command),
    ...unknown(`${path}.command`, [...idsOf(entry.command)], keys(system.commands)),
    ...unknown(`${path}.rules`, entry.rules, known.rules),
    ...entry.profiles.flatMap(({ when, values }) => [
      ...unknown(`${path}.profiles.when`, when === undefined ? [] : [when], options),
      ...unknown(`${path}.profiles`, Object.keys(values), idsOf(system.characteristics)),
    ]),
  ];
}

function checkCatalogue({ items, rules }: CatalogueSystem): Issue[] {
  return checkItems('items', items, { items: keys(items), rules: keys(rules) });
}

function checkFormula({ options, oneOf }: FormulaSystem): Issue[] {
  const known = keys(options);
  const advised = Object.values(options).flatMap(({ advice = [] }) =>
    advice.flatMap(({ option }) => option ?? []),
  );
  return [...unknown('oneOf', oneOf.flat(), known), ...unknown('options.advice', advised, known)];
}
