import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { ANCIENT_STATS, MEDIEVAL_STATS } from '../data/stats';

const books = fileBooks();
const firstStats = (roster: Roster) => checkRoster(roster, books).units[0]?.stats;

test.each(ANCIENT_STATS)('$list: $name', ({ list, variant, unit, stats }) => {
  const roster: Roster = {
    format: 'muster/1',
    system: 'ancient',
    list,
    variant,
    points: 2000,
    units: [unit],
  };
  expect(firstStats(roster)).toEqual(stats);
});

test.each(MEDIEVAL_STATS)('medieval: $name', ({ unit, stats }) => {
  const roster: Roster = { format: 'muster/1', system: 'medieval', points: 2000, units: [unit] };
  expect(firstStats(roster)).toEqual(stats);
});
