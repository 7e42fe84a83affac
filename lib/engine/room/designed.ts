import type { FormulaRoster, FormulaUnit } from '@/lib/schema';
import { MAX_SIZE } from '@/lib/schema/limits';
import type { Books } from '../books';
import { smallest } from '../fixes/search';
import { designUnit } from '../formula/designed';
import { type CountedDesigns, countDesigns, roundsUp } from '../formula/facts';
import { formulaOf } from '../formula/index-system';
import { type Money, toMoney, toPoints } from '../points';
import { onDemand } from './on-demand';
import type { ArmyRoom, Room } from './types';

/**
 * What still fits into an army of designed units, of which only the total is limited.
 * @throws {ParseError} where its system does not exist
 */
export function designedRoom(roster: FormulaRoster, books: Books): ArmyRoom {
  const counted = countDesigns(roster, formulaOf(roster, books));
  const { scale } = counted.index.system;
  const money = toMoney(roster.points, scale) - counted.spent;
  return {
    entry: () => undefined,
    units: onDemand(() =>
      counted.units.map(({ unit, money: own }) => designRoom(unit, money + own, counted)),
    ),
    category: () => ({ left: toPoints(Math.max(0, money), scale), missing: 0 }),
    left: toPoints(money, scale),
  };
}

/** Rounding goes by the unit, so the size is searched for; a champion is one figure. */
function designRoom(unit: FormulaUnit, room: Money, { roster, index }: CountedDesigns): Room {
  const costOf = (size: number) => designUnit({ ...unit, size }, 0, index, roundsUp(roster)).money;
  const lack = costOf(1) - room;
  if (lack > 0) return { lacks: 'total', points: toPoints(lack, index.system.scale) };
  if (unit.champion) return { most: 1 };
  const tooMany = smallest(1, MAX_SIZE, (size) => costOf(size) > room);
  return { most: tooMany === undefined ? MAX_SIZE : tooMany - 1 };
}
