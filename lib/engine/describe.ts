import type { CatalogueUnit, Entry, FormulaSystem, FormulaUnit, Profile, Roster, Unit } from '@/lib/schema';
import type { Books } from './books';
import { armyOf } from './catalogue/army';
import { indexList } from './catalogue/index-list';
import { unitTitle as takenTitle } from './catalogue/names';
import { type ArmyUnit, type TakenUnit, takeUnit } from './catalogue/taken';
import { formulaOf } from './formula/index-system';
import { designTitle } from './formula/names';

/** What a term of the rules is and where it is printed. */
export interface Term {
  name: string;
  summary: string;
  cite: string;
}

/** Whether a unit is of a list, not designed by its player. */
export function isListed(unit: Unit): unit is CatalogueUnit {
  return 'entry' in unit;
}

/** A unit against its army's list; undefined for a designed one. */
function take(unit: Unit, roster: Roster, books: Books): ArmyUnit | undefined {
  if (roster.system === 'medieval' || !isListed(unit)) return undefined;
  return takeUnit(unit, 0, armyOf(roster, books));
}

function takeKnown(unit: Unit, roster: Roster, books: Books): TakenUnit | undefined {
  const taken = take(unit, roster, books);
  return taken?.entry ? taken : undefined;
}

/** What an army is of: `Roman`, `Barbarian, Mountain tribe`, `Medieval`. */
export function armyName(roster: Roster, books: Books): string {
  if (roster.system === 'medieval') return formulaOf(roster, books).system.name;
  const { list, variant } = armyOf(roster, books);
  return variant ? `${list.name}, ${variant.name}` : list.name;
}

/** A unit's own name, else that of its entry or its design. */
export function unitTitle(unit: Unit, roster: Roster, books: Books): string {
  const taken = take(unit, roster, books);
  if (taken) return takenTitle(taken);
  if (roster.system !== 'medieval' || isListed(unit)) return unit.name ?? '';
  return designTitle(unit, formulaOf(roster, books).system);
}

/** The category in which a unit's points are counted; null where it has none. */
export function unitCategory(unit: Unit, roster: Roster, books: Books): string | null {
  return takeKnown(unit, roster, books)?.category ?? null;
}

/** The entry of a unit, where its list has one. */
export function entryOf(unit: Unit, roster: Roster, books: Books): Entry | undefined {
  return takeKnown(unit, roster, books)?.entry.entry;
}

/** The item ids that a unit carries: basic kit less what its options replace, and the options. */
export function unitKit(unit: Unit, roster: Roster, books: Books): readonly string[] {
  return takeKnown(unit, roster, books)?.loadout.kit ?? [];
}

/** The special rules of a unit: its entry's and those that its kit grants. */
export function unitRules(unit: Unit, roster: Roster, books: Books): readonly string[] {
  return takeKnown(unit, roster, books)?.loadout.rules ?? [];
}

/** The rows of figures that a unit uses: those of rides that it did not buy are left out. */
export function unitProfiles(unit: Unit, roster: Roster, books: Books): readonly Profile[] {
  return takeKnown(unit, roster, books)?.loadout.profiles ?? [];
}

/** An item, rule or command by its id, as the list of that id knows it; undefined where there is none. */
export function termOf(id: string, list: string, books: Books): Term | undefined {
  const army = books.list(list);
  const system = army && books.system(army.system);
  if (!army || system?.kind !== 'catalogue') return undefined;
  const { items, rules, commands } = indexList(army, system);
  return items.get(id) ?? rules.get(id) ?? commands.get(id);
}

/** A term of a unit, with the id by which the reference page knows it; `part` says where on the unit it belongs. */
export interface UnitTerm extends Term {
  id: string;
  part: 'command' | 'kit' | 'rules' | 'design';
}

/** Every term that is on a unit, in the order in which it is read: command, kit and rules, or what it is designed of. */
export function unitTerms(unit: Unit, roster: Roster, books: Books): UnitTerm[] {
  if (roster.system === 'medieval')
    return isListed(unit) ? [] : designTerms(unit, formulaOf(roster, books).system);
  if (!isListed(unit)) return [];
  const home = unit.list ?? roster.list;
  const found = (part: UnitTerm['part'], ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id): UnitTerm[] => {
      const known = termOf(id, home, books);
      return known ? [{ id, part, ...plainTerm(known) }] : [];
    });
  const known = takeKnown(unit, roster, books);
  return [
    ...found('command', unit.command ?? []),
    ...found('kit', known?.loadout.kit ?? unit.options ?? []),
    ...found('rules', known?.loadout.rules ?? []),
  ];
}

function designTerms(unit: FormulaUnit, system: FormulaSystem): UnitTerm[] {
  const [density, armour, category] = unit.code;
  const arms = system.arms.find(({ id }) => id === (unit.arms ?? 'melee'));
  const options = (unit.options ?? []).filter((id) => Object.hasOwn(system.options, id));
  const bought = options.some((id) => system.options[id]?.kind === 'missile');
  const bow = arms?.missile && !bought ? system.bows[category === 'M' ? 'M' : 'F'] : undefined;
  const all: (Term & { id?: string })[] = [
    system.qualities.find(({ id }) => id === unit.quality),
    system.densities.find(({ code }) => code === density),
    system.armours.find(({ code }) => code === armour),
    system.categories.find(({ code }) => code === category),
    arms,
    bow,
    ...options.map((id) => system.options[id]),
    unit.champion ? system.champion : undefined,
  ].filter((each) => each !== undefined);
  return all.map((each) => ({ id: each.id ?? each.name, part: 'design', ...plainTerm(each) }));
}

function plainTerm({ name, summary, cite }: Term): Term {
  return { name, summary, cite };
}
