import type { CatalogueRoster, CatalogueUnit, Entry, FormulaUnit, Profile, Roster, Unit } from '@/lib/schema';
import type { Books } from './books';
import { armyOf } from './catalogue/army';
import { indexList } from './catalogue/index-list';
import { unitTitle as takenTitle } from './catalogue/names';
import { type ArmyUnit, takeUnit } from './catalogue/taken';
import { formulaOf } from './formula/check';
import { designTitle } from './formula/names';

/** What a term of the rules is and where it is printed. */
export interface Term {
  name: string;
  summary: string;
  cite: string;
}

function take(unit: Unit, roster: CatalogueRoster, books: Books): ArmyUnit {
  return takeUnit(unit as CatalogueUnit, 0, armyOf(roster, books));
}

/** A unit's own name, else that of its entry or its design. */
export function unitTitle(unit: Unit, roster: Roster, books: Books): string {
  if (roster.system !== 'medieval') return takenTitle(take(unit, roster, books));
  return designTitle(unit as FormulaUnit, formulaOf(roster, books).system);
}

/** The category in which a unit's points are counted; null where it has none. */
export function unitCategory(unit: Unit, roster: Roster, books: Books): string | null {
  if (roster.system === 'medieval') return null;
  const taken = take(unit, roster, books);
  return taken.entry ? taken.category : null;
}

/** The entry of a unit, where its list has one. */
export function entryOf(unit: Unit, roster: Roster, books: Books): Entry | undefined {
  return roster.system === 'medieval' ? undefined : take(unit, roster, books).entry?.entry;
}

/** The item ids that a unit carries: basic kit less what its options replace, and the options. */
export function unitKit(unit: Unit, roster: Roster, books: Books): readonly string[] {
  if (roster.system === 'medieval') return [];
  const taken = take(unit, roster, books);
  return taken.entry ? taken.loadout.kit : [];
}

/** The special rules of a unit: its entry's and those that its kit grants. */
export function unitRules(unit: Unit, roster: Roster, books: Books): string[] {
  if (roster.system === 'medieval') return [];
  const taken = take(unit, roster, books);
  if (!taken.entry) return [];
  const granted = taken.loadout.kit.flatMap((id) => taken.index.items.get(id)?.grants ?? []);
  return [...new Set([...taken.entry.entry.rules, ...granted])];
}

/** The rows of figures that a unit uses: those of rides that it did not buy are left out. */
export function unitProfiles(unit: Unit, roster: Roster, books: Books): Profile[] {
  if (roster.system === 'medieval') return [];
  const taken = take(unit, roster, books);
  if (!taken.entry) return [];
  const bought = new Set(taken.loadout.options.map(({ id }) => id));
  const rows = taken.entry.entry.profiles.filter(({ when }) => when === undefined || bought.has(when));
  const ridden = rows.some(({ of, when }) => of === 'model' && when !== undefined);
  return ridden ? rows.filter((row) => row.when !== undefined || row.of !== 'model') : rows;
}

/** An item, rule or command by its id, as the list of that id knows it; undefined where there is none. */
export function termOf(id: string, list: string, books: Books): Term | undefined {
  const army = books.list(list);
  const system = army && books.system(army.system);
  if (!army || system?.kind !== 'catalogue') return undefined;
  const { items, rules } = indexList(army, system);
  const command = Object.hasOwn(system.commands, id) ? system.commands[id] : undefined;
  return items.get(id) ?? rules.get(id) ?? command;
}
