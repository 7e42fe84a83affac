import type { CatalogueRoster, CatalogueUnit, FormulaRoster, FormulaUnit, Roster, Unit } from '@/lib/schema';
import { MAX_SIZE } from '@/lib/schema/limits';
import type { Books } from '../books';
import { checkRoster } from '../check';
import { isListed } from '../describe';
import { type EntryPick, newUnit, picks } from '../picks';
import { type FillArmy, fillArmy } from './army';
import type { FillChoice } from './types';

/**
 * What may be ticked: the entries of an army's list and of its allies, or its designs and those beside it,
 * in the order of the list or of the army.
 * @throws {ParseError} where the roster names a system, list or variant that does not exist
 */
export function fillChoices(roster: Roster, books: Books, designs: readonly Unit[] = []): FillChoice[] {
  return roster.system === 'medieval'
    ? designChoices(roster, designs)
    : entryChoices(roster, books, fillArmy(roster, books));
}

function entryChoices(roster: CatalogueRoster, books: Books, army: FillArmy): FillChoice[] {
  return picks(roster, books)
    .flatMap(({ entries, ally }) => entries.map((pick) => ({ pick, ally })))
    .filter(({ pick }) => !pick.excluded)
    .map(({ pick, ally }): FillChoice => {
      const units = unitsOf(pick, roster);
      const unit = fittedLike(units, pick, { roster, books, army });
      return {
        id: `${pick.list}/${pick.entry.id}`,
        unit,
        category: army.place(unit).category,
        ally,
        units,
        left: pick.left,
        largest: pick.entry.size.max ?? MAX_SIZE,
      };
    });
}

function unitsOf({ entry, list }: EntryPick, roster: CatalogueRoster): number[] {
  return roster.units.flatMap((unit, at) =>
    unit.entry === entry.id && (unit.list ?? roster.list) === list ? [at] : [],
  );
}

interface Around {
  roster: CatalogueRoster;
  books: Books;
  army: FillArmy;
}

/** A new unit with the options and command of the first one of its entry that breaks no rule of its own. */
function fittedLike(units: readonly number[], { entry, list }: EntryPick, around: Around): CatalogueUnit {
  const plain = newUnit(entry, list, around.roster);
  for (const at of units) {
    const fitted = { ...plain, ...fitOf(around.roster.units[at], around.army) };
    if (breaksNothing(fitted, around)) return fitted;
  }
  return plain;
}

/** What few units may have is left to those that have it. */
function fitOf(unit: CatalogueUnit | undefined, { limited, place }: FillArmy): Partial<CatalogueUnit> {
  if (!unit) return {};
  const bound = place(unit).ally ? [] : limited;
  const options = (unit.options ?? []).filter((id) => !bound.includes(id));
  return {
    ...(unit.command && unit.command.length > 0 && { command: [...unit.command] }),
    ...(options.length > 0 && { options }),
  };
}

function breaksNothing(unit: CatalogueUnit, { roster, books }: Around): boolean {
  const { format, system, list, variant, points } = roster;
  const alone: CatalogueRoster = { format, system, list, variant, points, units: [unit] };
  return checkRoster(alone, books).breaches.every(({ where }) => !('unit' in where));
}

function designChoices(roster: FormulaRoster, designs: readonly Unit[]): FillChoice[] {
  const known = new Map<string, FillChoice & { units: number[] }>();
  const note = (unit: FormulaUnit) => {
    const id = designId(unit);
    const choice = known.get(id) ?? designChoice(id, unit);
    known.set(id, choice);
    return choice;
  };
  for (const [at, unit] of roster.units.entries()) note(unit).units.push(at);
  for (const unit of designs) if (!isListed(unit)) note(unit);
  return [...known.values()];
}

function designChoice(
  id: string,
  { id: _, note: __, size: ___, ...design }: FormulaUnit,
): FillChoice & { units: number[] } {
  const largest = design.champion ? 1 : MAX_SIZE;
  return { id, unit: { ...design, size: 1 }, category: null, ally: false, units: [], left: null, largest };
}

/** What makes two units the same design: all but name, note and size. */
function designId({ quality, code, arms = 'melee', options = [], champion = false }: FormulaUnit): string {
  return [quality, code, arms, ...[...options].sort(), ...(champion ? ['champion'] : [])].join(' ');
}
