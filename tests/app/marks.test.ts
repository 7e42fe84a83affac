import { markedUnits, targetOf, unitViews } from '@/app/army/marks';
import type { Advice, Breach, UnitReport } from '@/lib/schema';
import { draft, unit } from './drafts';

const message = 'A message.';
const measured = { have: 2, limit: 1, by: 1, message };
const army = draft([
  unit('a', { entry: 'lord' } as object),
  unit('b', { entry: 'lord', options: ['guard'] } as object),
  unit('c', { entry: 'lord', list: 'ally', options: ['guard'] } as object),
  unit('d', { entry: 'foot', list: 'home', options: ['guard'] } as object),
]);

const atUnit: Breach = { code: 'size-under', where: { unit: 2 }, ...measured };
const ofEntry: Breach = { code: 'entry-over', where: { entry: 'lord', list: 'home' }, ...measured };
const ofOption: Breach = { code: 'upgrade-over', where: { option: 'guard' }, ...measured };
const ofCategory: Breach = { code: 'category-over', where: { category: 'lords' }, ...measured, share: '1/4' };
const total: Breach = { code: 'total-over', where: { army: true }, ...measured };
const empty: Breach = { code: 'empty', where: { army: true }, message };
const noGeneral: Advice = { code: 'no-general', where: { army: true }, message };

test.each<[string, Breach | Advice, string[], unknown]>([
  ['a unit', atUnit, ['c'], { unit: 'c' }],
  ['an entry of the own list', ofEntry, ['a', 'b'], { unit: 'b' }],
  ['an option of the own list', ofOption, ['b', 'd'], { unit: 'd' }],
  ['a category', ofCategory, [], { category: 'lords' }],
  ['the total', total, [], 'total'],
  ['an empty army', empty, [], 'picker'],
  ['advice on the army', noGeneral, [], 'picker'],
])('a breach of %s marks its units and leads to its cause', (_, finding, keys, target) => {
  expect(markedUnits(finding, army).map(({ key }) => key)).toEqual(keys);
  expect(targetOf(finding, army)).toEqual(target);
});

describe('views of units', () => {
  const row = (points: number): UnitReport => ({ points, each: points, stats: null });
  const report = (points: number[], breaches: Breach[] = []) => ({
    units: points.map(row),
    breaches,
    advice: [],
  });
  const first = unitViews(army, report([1, 2, 3, 4]), new Map());

  test('say what the report says of each', () => {
    const views = unitViews(army, report([1, 2, 3, 4], [atUnit, ofEntry]), new Map());
    expect(views.get('b')).toEqual({ at: 1, report: row(2), breaches: [ofEntry], advice: [] });
    expect(views.get('c')).toEqual({ at: 2, report: row(3), breaches: [atUnit], advice: [] });
    expect(views.get('d')?.breaches).toEqual([]);
  });

  test('stay the same objects while they say the same', () => {
    const next = unitViews(army, report([1, 9, 3, 4]), first);
    expect(next.get('a')).toBe(first.get('a'));
    expect(next.get('b')).not.toBe(first.get('b'));
    expect(next.get('b')?.report.points).toBe(9);
  });

  test('forget units that are gone', () => {
    const [only] = army.units;
    const next = unitViews(draft([only as never]), report([1]), first);
    expect([...next.keys()]).toEqual(['a']);
  });
});
