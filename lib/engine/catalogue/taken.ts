import type { CatalogueRoster, CatalogueUnit } from '@/lib/schema';
import { type Choices, readChoices } from '../choices';
import type { Money } from '../points';
import type { ArmyBook } from './army';
import type { EntryIndex, ListIndex } from './index-list';
import type { Loadout } from './loadout';
import { loadoutOf } from './make-loadout';

/** A unit whose entry is known, with what it comes to. */
export interface TakenUnit {
  at: number;
  unit: CatalogueUnit;
  size: number;
  index: ListIndex;
  entry: EntryIndex;
  ally: boolean;
  category: string;
  options: Choices;
  command: Choices;
  loadout: Loadout;
  money: Money;
}

/** A unit that the army's list cannot have at all: it cannot be priced and costs nothing (ruling 58). */
export interface StrangeUnit {
  at: number;
  unit: CatalogueUnit;
  entry: null;
  /** The list that this army takes no units from; null where only the entry is unknown. */
  foreign: string | null;
}

export type ArmyUnit = TakenUnit | StrangeUnit;

/** The units of a roster against its book, in roster order. */
export function takeUnits(roster: CatalogueRoster, book: ArmyBook): ArmyUnit[] {
  return roster.units.map((unit, at) => takeUnit(unit, at, book));
}

/** One unit against the book of its army. */
export function takeUnit(unit: CatalogueUnit, at: number, book: ArmyBook): ArmyUnit {
  const own = unit.list === undefined || unit.list === book.list.id;
  const ally = own ? undefined : book.allies.get(unit.list ?? '');
  if (!own && !ally) return { at, unit, entry: null, foreign: unit.list ?? '' };
  const index = ally?.index ?? book.index;
  const entry = index.entries.get(unit.entry);
  if (!entry) return { at, unit, entry: null, foreign: null };
  const category = ally?.category ?? book.variant?.moves[entry.entry.id] ?? entry.entry.category;
  return fitOut({ at, unit, index, entry, category, ally: !own }, book.system.scale);
}

type Place = Pick<TakenUnit, 'at' | 'unit' | 'index' | 'entry' | 'category' | 'ally'>;

/** Written out field by field: this runs for every unit of every check, and spreading costs most of it. */
function fitOut({ at, unit, index, entry, category, ally }: Place, scale: number): TakenUnit {
  const size = unit.size ?? 1;
  const options = readChoices(unit.options, entry.options);
  const command = readChoices(unit.command, entry.commands);
  const loadout = loadoutOf(entry, options.mask, index);
  const money = (size * loadout.each + loadout.once + commandPoints(entry, command.mask)) * scale;
  return { at, unit, size, index, entry, ally, category, options, command, loadout, money };
}

function commandPoints(at: EntryIndex, mask: number): number {
  if (mask === 0) return 0;
  return at.entry.command.reduce((sum, command, bit) => (mask & (1 << bit) ? sum + command.price : sum), 0);
}
