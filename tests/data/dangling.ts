import type { ArmyList, CatalogueSystem, Entry, FormulaSystem, Roster, System } from '@/lib/schema';

/** The files that another file can name. */
export interface Shelf {
  systems: System[];
  lists: ArmyList[];
}

/** Names that lead nowhere, as `where: name`. */
type Dangling = string[];

const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);

function missing(where: string, names: readonly string[], known: readonly string[]): Dangling {
  return names.filter((name) => !known.includes(name)).map((name) => `${where}: ${name}`);
}

function twice(where: string, names: readonly string[]): Dangling {
  return names.filter((name, n) => names.indexOf(name) !== n).map((name) => `${where} twice: ${name}`);
}

interface Known {
  items: string[];
  rules: string[];
  commands: string[];
  categories: string[];
  characteristics: string[];
}

function itemNames(items: CatalogueSystem['items'], known: Known): Dangling {
  return Object.entries(items).flatMap(([id, { counts = [], grants = [], slows }]) => [
    ...missing(`item ${id} counts as`, counts, known.items),
    ...missing(`item ${id} grants`, grants, known.rules),
    ...missing(`item ${id} slows with`, slows?.with ?? [], known.items),
  ]);
}

function optionNames(entry: Entry, options: string[]): Dangling {
  const at = `entry ${entry.id}`;
  return [
    ...twice(`${at} option`, options),
    ...(entry.oneOf ?? []).flatMap((group) => missing(`${at} one of`, group, options)),
    ...entry.options.flatMap(({ id, replaces = [] }) =>
      missing(`${at} option ${id} replaces`, replaces, entry.equipment),
    ),
    ...entry.profiles.flatMap(({ name, when }) =>
      missing(`${at} profile ${name} when`, when ? [when] : [], options),
    ),
  ];
}

function entryNames(entry: Entry, known: Known): Dangling {
  const at = `entry ${entry.id}`;
  const options = ids(entry.options);
  return [
    ...missing(`${at} category`, [entry.category], known.categories),
    ...missing(`${at} option`, options, known.items),
    ...missing(`${at} equipment`, entry.equipment, known.items),
    ...twice(`${at} equipment`, entry.equipment),
    ...missing(`${at} rule`, entry.rules, known.rules),
    ...missing(`${at} command`, ids(entry.command), known.commands),
    ...twice(`${at} command`, ids(entry.command)),
    ...optionNames(entry, options),
    ...entry.profiles.flatMap(({ name, values }) => [
      ...missing(`${at} profile ${name}`, Object.keys(values), known.characteristics),
      ...missing(`${at} profile ${name} lacks`, known.characteristics, Object.keys(values)),
    ]),
  ];
}

function armyNames(list: ArmyList, shelf: Shelf, known: Known): Dangling {
  const options = list.entries.flatMap((entry) => ids(entry.options));
  return [
    ...list.shares.flatMap(({ of }) => missing('share', of, known.categories)),
    ...list.counts.flatMap(({ of, atMost }) => missing('count', [...of, ...atMost], known.categories)),
    ...missing(
      'upgrade',
      list.upgrades.map(({ option }) => option),
      options,
    ),
    ...list.allies.flatMap((ally) => [
      ...missing('ally', [ally.list], ids(shelf.lists)),
      ...missing(`ally ${ally.list} into`, [ally.category], known.categories),
    ]),
    ...missing('rule', list.rules, known.rules),
    ...twice('entry', ids(list.entries)),
    ...twice('category', known.categories),
  ];
}

function variantNames(list: ArmyList, known: Known): Dangling {
  const entries = ids(list.entries);
  const options = list.entries.flatMap((entry) => ids(entry.options));
  return list.variants.flatMap((variant) => [
    ...missing(`variant ${variant.id} without`, variant.withoutEntries, entries),
    ...missing(`variant ${variant.id} without`, variant.withoutOptions, options),
    ...missing(`variant ${variant.id} moves`, Object.keys(variant.moves), entries),
    ...missing(`variant ${variant.id} moves into`, Object.values(variant.moves), known.categories),
    ...variant.shares.flatMap(({ of }) => missing(`variant ${variant.id} share`, of, known.categories)),
    ...missing(`variant ${variant.id} category`, variant.categories, known.categories),
  ]);
}

/** Every name in a list that no system, list, entry or item has. */
export function listDangling(list: ArmyList, shelf: Shelf): Dangling {
  const system = shelf.systems.find(({ id }) => id === list.system);
  if (system?.kind !== 'catalogue') return [`system: ${list.system}`];
  const known: Known = {
    items: [...Object.keys(system.items), ...Object.keys(list.ownItems)],
    rules: [...Object.keys(system.rules), ...Object.keys(list.ownRules)],
    commands: Object.keys(system.commands),
    categories: ids(list.categories),
    characteristics: ids(system.characteristics),
  };
  return [
    ...armyNames(list, shelf, known),
    ...variantNames(list, known),
    ...itemNames(list.ownItems, known),
    ...list.entries.flatMap((entry) => entryNames(entry, known)),
  ];
}

function formulaDangling(system: FormulaSystem): Dangling {
  const options = Object.keys(system.options);
  const codes = (of: readonly { code: string }[]) => of.map(({ code }) => code);
  const formations = codes(system.densities).flatMap((one) =>
    codes(system.categories).map((two) => one + two),
  );
  return [
    ...system.oneOf.flatMap((group) => missing('one of', group, options)),
    ...Object.entries(system.options).flatMap(([id, { advice = [] }]) =>
      advice.flatMap(({ option }) => missing(`option ${id} advice`, option ? [option] : [], options)),
    ),
    ...missing('moves lack', formations, Object.keys(system.moves)),
  ];
}

/** Every name in a system that it does not have itself. */
export function systemDangling(system: System): Dangling {
  if (system.kind === 'formula') return formulaDangling(system);
  const known = { items: Object.keys(system.items), rules: Object.keys(system.rules) };
  return itemNames(system.items, { ...known, commands: [], categories: [], characteristics: [] });
}

function unitNames(unit: Roster['units'][number], listId: string, shelf: Shelf): Dangling {
  if (!('entry' in unit)) return [];
  const list = shelf.lists.find(({ id }) => id === (unit.list ?? listId));
  if (!list) return [`list: ${unit.list ?? listId}`];
  const entry = list.entries.find(({ id }) => id === unit.entry);
  if (!entry) return [`${list.id} entry: ${unit.entry}`];
  return [
    ...missing(`${unit.entry} option`, unit.options ?? [], ids(entry.options)),
    ...missing(`${unit.entry} command`, unit.command ?? [], ids(entry.command)),
  ];
}

function formulaUnitNames(roster: Roster, shelf: Shelf): Dangling {
  const system = shelf.systems.find(({ id }) => id === roster.system);
  if (system?.kind !== 'formula') return [];
  const options = roster.units.flatMap((unit) => unit.options ?? []);
  return missing('option', options, Object.keys(system.options));
}

/** Every name in an example roster that its system or list does not offer. */
export function rosterDangling(roster: Roster, shelf: Shelf): Dangling {
  if (roster.system === 'medieval') return formulaUnitNames(roster, shelf);
  const variants = shelf.lists.find(({ id }) => id === roster.list)?.variants ?? [];
  return [
    ...missing('variant', roster.variant ? [roster.variant] : [], ids(variants)),
    ...roster.units.flatMap((unit) => unitNames(unit, roster.list, shelf)),
  ];
}
