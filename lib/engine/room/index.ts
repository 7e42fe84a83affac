import type { Roster } from '@/lib/schema';
import type { Books } from '../books';
import { designedRoom } from './designed';
import { listedRoom } from './listed';
import type { ArmyRoom } from './types';

export type { ArmyRoom, CategoryRoom, Lack, Room } from './types';

/**
 * What still fits into an army: exactly as much as a check allows under the total, the shares of its category and
 * the caps, whatever else the army breaks.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function armyRoom(roster: Roster, books: Books): ArmyRoom {
  return roster.system === 'medieval' ? designedRoom(roster, books) : listedRoom(roster, books);
}
