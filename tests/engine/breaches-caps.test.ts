import { toyBooks as books, LINE, vales } from './fixtures';
import { category, type Fact, runCases, unit } from './tools';

const traps = { entry: 'traps' }; // oddities, 1 point
const mules = { entry: 'mules' }; // horse, 1 point
const king = { entry: 'king' }; // at most 1
const guard = { entry: 'guard', size: 3 }; // at most 2
const isles = (entry: string, size?: number) => ({ entry, list: 'isles', size });
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('units-over: no more units of oddities than of foot and horse', () => {
  const over = (have: number, limit: number): Fact => ({
    code: 'units-over',
    where: category('oddities'),
    have,
    limit,
    by: have - limit,
  });
  runCases(
    [
      { name: 'none', roster: vales([LINE]), breaches: [] },
      { name: 'one of two', roster: vales([LINE, mules, traps]), breaches: [] },
      { name: 'as many', roster: vales([traps, LINE, traps, mules]), breaches: [] },
      { name: 'one more', roster: vales([LINE, mules, ...times(3, traps)]), breaches: [over(3, 2)] },
      {
        name: 'against none at all, in an army without its foot',
        roster: vales([traps, traps]),
        breaches: [
          { code: 'category-under', where: category('foot'), have: 0, limit: 300, by: 300, share: '1/3' },
          over(2, 0),
        ],
      },
      {
        name: 'characters are no units',
        roster: vales([LINE, king, { entry: 'hero' }, traps, traps]),
        breaches: [over(2, 1)],
      },
      {
        name: 'a unit of size 300 is one unit',
        roster: vales([LINE, { entry: 'traps', size: 300 }]),
        breaches: [],
      },
      {
        name: 'an ally is one unit more',
        roster: vales([LINE, traps, isles('raiders', 4)]),
        breaches: [over(2, 1)],
      },
      { name: 'an ally’s character is none', roster: vales([LINE, traps, isles('chief')]), breaches: [] },
      {
        name: 'what no list has is none, on either side',
        roster: vales([LINE, traps, { entry: 'nobody' }, isles('nobody')]),
        breaches: [
          { code: 'entry-unknown', where: unit(2), entry: 'nobody' },
          { code: 'entry-unknown', where: unit(3), entry: 'nobody' },
        ],
      },
      {
        name: 'a unit that the variant moves counts where it went',
        roster: vales([LINE, traps], { variant: 'moor-clan' }),
        breaches: [over(1, 0)],
      },
    ],
    books,
  );
});

describe('entry-over', () => {
  const over = (entry: string, have: number, limit: number, list = 'vale'): Fact => ({
    code: 'entry-over',
    where: { entry, list },
    have,
    limit,
    by: have - limit,
  });
  const rich = { points: 3600 }; // lords at most 900, foot at least 1,200
  const base = { entry: 'spearmen', size: 120 };
  runCases(
    [
      { name: 'none', roster: vales([LINE]), breaches: [] },
      { name: 'a 0-1 entry once', roster: vales([LINE, king]), breaches: [] },
      { name: 'a 0-1 entry twice', roster: vales([LINE, king, king]), breaches: [over('king', 2, 1)] },
      {
        name: 'four times: one breach',
        roster: vales([base, ...times(4, king)], rich),
        breaches: [over('king', 4, 1)],
      },
      { name: 'a 0-2 entry once', roster: vales([LINE, guard]), breaches: [] },
      { name: 'a 0-2 entry twice', roster: vales([LINE, guard, guard]), breaches: [] },
      {
        name: 'a 0-2 entry three times',
        roster: vales([LINE, ...times(3, guard)]),
        breaches: [over('guard', 3, 2)],
      },
      { name: 'no cap, taken 50 times', roster: vales([LINE, ...times(50, { entry: 'mob' })]), breaches: [] },
      {
        name: 'two at once: in the order of the list, not of the roster',
        roster: vales([guard, king, guard, LINE, guard, king]),
        breaches: [over('king', 2, 1), over('guard', 3, 2)],
      },
      {
        name: 'an ally’s cap binds, after the army’s own',
        roster: vales([base, isles('chief'), isles('chief'), king, king], rich),
        breaches: [over('king', 2, 1), over('chief', 2, 1, 'isles')],
      },
      {
        name: 'an ally’s entry of the same id is another entry',
        roster: vales([LINE, guard, guard, isles('guard', 3)]),
        breaches: [],
      },
      {
        name: 'the ally’s own cap: two Isle Guards',
        roster: vales([LINE, guard, isles('guard', 3), isles('guard', 3)]),
        breaches: [over('guard', 2, 1, 'isles')],
      },
      {
        name: 'naming the army’s own list makes no other entry',
        roster: vales([LINE, king, { entry: 'king', list: 'vale' }]),
        breaches: [over('king', 2, 1)],
      },
    ],
    books,
  );
});

describe('upgrade-over', () => {
  const over = (option: string, have: number, limit: number): Fact => ({
    code: 'upgrade-over',
    where: { option },
    have,
    limit,
    by: have - limit,
  });
  const blessed = { ...guard, options: ['blessed'] };
  const sworn = (entry: string) => ({ entry, size: 5, options: ['sworn'] });
  runCases(
    [
      { name: 'none', roster: vales([LINE, guard]), breaches: [] },
      { name: 'once', roster: vales([LINE, blessed]), breaches: [] },
      { name: 'twice', roster: vales([LINE, blessed, blessed]), breaches: [over('blessed', 2, 1)] },
      {
        name: 'once in each of two entries is twice',
        roster: vales([{ ...LINE, options: ['blessed'] }, guard, blessed]),
        breaches: [over('blessed', 2, 1)],
      },
      {
        name: 'listed twice on one unit is once',
        roster: vales([LINE, { ...guard, options: ['blessed', 'blessed'] }]),
        breaches: [{ code: 'option-twice', where: unit(1), option: 'blessed' }],
      },
      {
        name: 'where it is not offered it is no upgrade',
        roster: vales([LINE, blessed, { entry: 'riders', size: 5, options: ['blessed'] }]),
        breaches: [{ code: 'option-unknown', where: unit(2), option: 'blessed' }],
      },
      {
        name: 'at the limit of two',
        roster: vales([LINE, sworn('spearmen'), sworn('riders')]),
        breaches: [],
      },
      {
        name: 'two upgrades over at once, in the order of the list',
        roster: vales([LINE, sworn('spearmen'), sworn('riders'), sworn('riders'), blessed, blessed]),
        breaches: [over('blessed', 2, 1), over('sworn', 3, 2)],
      },
      {
        name: 'both on one unit, once each',
        roster: vales([LINE, { ...guard, options: ['sworn', 'blessed'] }]),
        breaches: [],
      },
    ],
    books,
  );
});
