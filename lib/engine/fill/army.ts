import type { ArmyList, CatalogueRoster, FormulaRoster, Roster, Share, Unit } from '@/lib/schema';
import type { Books } from '../books';
import { armyOf } from '../catalogue/army';
import { takeUnit } from '../catalogue/taken';
import { isListed } from '../describe';
import { designUnit } from '../formula/designed';
import { formulaOf } from '../formula/index-system';
import { type Money, toMoney } from '../points';

/** What filling needs to know of an army, whatever its system. */
export interface FillArmy {
  scale: number;
  agreed: Money;
  spent: Money;
  /** Shares are taken of the points spent, not of the agreed total. */
  ofSpent: boolean;
  shares: readonly Share[];
  counts: ArmyList['counts'];
  /** Categories that have more than their share by agreement: nothing is added there. */
  closed: readonly string[];
  /** Options that only so many units of the army may have. */
  limited: readonly string[];
  place(unit: Unit): Place;
  /** What the army has in these categories: money, and units that are counted against others. */
  moneyIn(categories: readonly string[]): Money;
  countIn(categories: readonly string[]): number;
}

/** Where a unit counts, and what it costs. `counted` is false for characters. */
export interface Place {
  category: string;
  counted: boolean;
  ally: boolean;
  money: Money;
}

const NOWHERE: Place = Object.freeze({ category: '', counted: false, ally: false, money: 0 });

/**
 * @throws {ParseError} where the roster names a system, list or variant that does not exist
 */
export function fillArmy(roster: Roster, books: Books): FillArmy {
  const frame = roster.system === 'medieval' ? designedFrame(roster, books) : listedFrame(roster, books);
  const places = (roster.units as readonly Unit[]).map(frame.place);
  const within = (categories: readonly string[]) =>
    places.filter(({ category }) => categories.includes(category));
  return {
    ...frame,
    agreed: toMoney(roster.points, frame.scale),
    spent: places.reduce((sum, { money }) => sum + money, 0),
    closed: [],
    ofSpent: roster.system !== 'medieval' && roster.settings?.shares === 'spent',
    moneyIn: (categories) => within(categories).reduce((sum, { money }) => sum + money, 0),
    countIn: (categories) => within(categories).filter(({ counted }) => counted).length,
  };
}

type Frame = Pick<FillArmy, 'scale' | 'shares' | 'counts' | 'limited' | 'place'>;

function listedFrame(roster: CatalogueRoster, books: Books): Frame {
  const book = armyOf(roster, books);
  const place = (unit: Unit): Place => {
    const taken = isListed(unit) ? takeUnit(unit, 0, book) : undefined;
    if (!taken?.entry) return NOWHERE;
    const { category, ally, money } = taken;
    return { category, ally, money, counted: taken.entry.entry.kind !== 'character' };
  };
  const { counts, upgrades } = book.list;
  const limited = upgrades.map(({ option }) => option);
  return { scale: book.system.scale, shares: book.shares, counts, limited, place };
}

function designedFrame(roster: FormulaRoster, books: Books): Frame {
  const index = formulaOf(roster, books);
  const up = roster.settings?.halves === 'up';
  const place = (unit: Unit): Place =>
    isListed(unit) ? NOWHERE : { ...NOWHERE, money: designUnit(unit, 0, index, up).money };
  return { scale: index.system.scale, shares: [], counts: [], limited: [], place };
}

/** A change of so much counts as a large one: a twentieth of the agreed total. */
export function largeIn({ agreed }: FillArmy): Money {
  return Math.ceil(agreed / 20);
}
