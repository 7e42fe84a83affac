import { BARBARIAN_STATS } from './worked/barbarian';
import { ROMAN_STATS } from './worked/roman';

export { MEDIEVAL_STATS } from './worked/medieval';

/** Units and the stats that their report must show, worked by hand. */
export const ANCIENT_STATS = [...ROMAN_STATS, ...BARBARIAN_STATS];
