import type { CatalogueRoster, Entry } from '@/lib/schema';
import type { Books } from '../books';
import { armyOf } from '../catalogue/army';
import { type Counted, countArmy } from '../catalogue/count';
import { type ArmyUnit, type TakenUnit, takeUnit } from '../catalogue/taken';
import { newUnit } from '../picks';
import { toPoints } from '../points';
import { countUnits } from '../rules/counts';
import { headroomOf, missingTo, shareRoom } from './headroom';
import { largest } from './largest';
import { onDemand } from './on-demand';
import type { ArmyRoom, CategoryRoom, Room } from './types';

/**
 * What still fits into an army of a list.
 * @throws {ParseError} where its list or variant does not exist
 */
export function listedRoom(roster: CatalogueRoster, books: Books): ArmyRoom {
  const counted = countArmy(roster, armyOf(roster, books));
  const { book, units, agreed, spent } = counted;
  return {
    entry: (entry, list) => entryRoom(entry, list, counted),
    units: onDemand(() => units.map((unit) => unitRoom(unit, counted))),
    category: (id) => categoryRoom(id, counted),
    left: toPoints(agreed - spent, book.system.scale),
  };
}

function entryRoom(id: string, list: string, counted: Counted): Room | undefined {
  const { book, roster } = counted;
  const index = list === book.list.id ? book.index : book.allies.get(list)?.index;
  const entry = index?.entries.get(id)?.entry;
  if (!entry || (list === book.list.id && book.variant?.withoutEntries.includes(id))) return undefined;
  const taken = takeUnit(newUnit(entry, list, roster), 0, book);
  if (!taken.entry) return undefined;
  if (isCapped(taken, counted)) return { lacks: 'cap' };
  if (outnumbers(taken, counted)) return { lacks: 'units' };
  const sizes = { ...sizesOf(taken, counted), min: taken.size };
  return largest(sizes, headroomOf(taken.category, counted, counted), book.system.scale);
}

function isCapped({ entry, index }: TakenUnit, { units }: Counted): boolean {
  const max = entry.entry.max?.count;
  if (max === undefined) return false;
  return units.filter((unit) => unit.entry === entry && unit.index === index).length >= max;
}

/** Whether one more unit of its category would be one too many beside those of others (rulings 21 and 22). */
function outnumbers({ category, entry }: TakenUnit, { units, book }: Counted): boolean {
  if (isCharacter(entry.entry)) return false;
  return book.list.counts.some(({ of, atMost }) => {
    const more = (ids: readonly string[]) => countUnits(units, ids) + (ids.includes(category) ? 1 : 0);
    return of.includes(category) && more(of) > more(atMost);
  });
}

function isCharacter({ kind }: Entry): boolean {
  return kind === 'character';
}

/** The room of a unit is that of the army without it. */
function unitRoom(unit: ArmyUnit, counted: Counted): Room | null {
  if (!unit.entry) return null;
  const { category, money } = unit;
  const spending = {
    agreed: counted.agreed,
    spent: counted.spent - money,
    byCategory: new Map(counted.byCategory).set(category, (counted.byCategory.get(category) ?? 0) - money),
  };
  return largest(sizesOf(unit, counted), headroomOf(category, spending, counted), counted.book.system.scale);
}

function sizesOf({ entry, loadout, size, money }: TakenUnit, { book }: Counted) {
  const each = loadout.each * book.system.scale;
  const { min, max } = entry.entry.size;
  return { each, once: money - size * each, min, max };
}

/** A total that is spent leaves nothing; that it is overspent is said of the army, and not of each category. */
function categoryRoom(id: string, counted: Counted): CategoryRoom {
  const { scale } = counted.book.system;
  const total = Math.max(0, counted.agreed - counted.spent);
  return {
    left: toPoints(Math.min(total, shareRoom(id, counted, counted)), scale),
    missing: toPoints(missingTo(id, counted, counted), scale),
  };
}
