import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import type { FormulaRoster, FormulaUnit, Need } from '@/lib/schema';
import { army, type Case, type Fact, runCases, unit } from './tools';

const books = fileBooks();
const roster = (units: FormulaUnit[], more: Partial<FormulaRoster> = {}): FormulaRoster => ({
  format: 'muster/1',
  system: 'medieval',
  points: 1000,
  units,
  ...more,
});
/** `elite CAF missile: sling, shieldwall` as a unit of 12. */
function design(text: string): FormulaUnit {
  const [kind = '', options = ''] = text.split(': ');
  const [quality, code = '', arms] = kind.split(' ');
  return { quality, code, arms, size: 12, options: options ? options.split(', ') : [] } as FormulaUnit;
}
const needs = (option: string, ...list: Need[]): Fact[] =>
  list.map((one) => ({ code: 'option-needs', where: unit(0), option, needs: one }));
const tried = (text: string, ...breaches: Fact[]): Case => ({
  name: text,
  roster: roster([design(text)]),
  breaches,
});

// Rulings 48 to 51. Each option: every need met, and each need broken by itself.
describe('option-needs', () => {
  runCases(
    [
      tried('levy CUF missile: longbow'),
      tried('levy CUM missile: longbow'),
      tried('peasant CUF missile: longbow', ...needs('longbow', 'levy-or-better')),
      tried('levy CUF cross-trained: longbow', ...needs('longbow', 'not-cross-trained')),
      tried('levy CUF melee: longbow', ...needs('longbow', 'missile-arms')),
      tried('peasant CUF cross-trained: longbow', ...needs('longbow', 'levy-or-better', 'not-cross-trained')),
      tried('peasant CUF melee: longbow', ...needs('longbow', 'levy-or-better', 'missile-arms')),
      ...['light-crossbow', 'heavy-crossbow'].flatMap((bow) => [
        tried(`levy LPM missile: ${bow}`),
        tried(`levy LPM cross-trained: ${bow}`),
        tried(`peasant LPM missile: ${bow}`, ...needs(bow, 'levy-or-better')),
        tried(`levy LPM melee: ${bow}`, ...needs(bow, 'missile-arms')),
        tried(`peasant LPM melee: ${bow}`, ...needs(bow, 'levy-or-better', 'missile-arms')),
      ]),
      tried('peasant OUF missile: sling'),
      tried('peasant OUF cross-trained: sling'),
      tried('peasant OUF melee: sling', ...needs('sling', 'missile-arms')),
      tried('peasant OUM missile: sling', ...needs('sling', 'foot')),
      tried('peasant OUM melee: sling', ...needs('sling', 'missile-arms', 'foot')),
      tried('levy CAF melee: pike'),
      tried('levy CAM melee: pike'),
      tried('peasant CAF melee: pike', ...needs('pike', 'levy-or-better')),
      tried('levy CAF cross-trained: pike', ...needs('pike', 'not-cross-trained')),
      tried('levy CAF missile: pike', ...needs('pike', 'melee-arms')),
      tried('peasant CAF missile: pike', ...needs('pike', 'levy-or-better', 'melee-arms')),
      tried('fanatic OEM melee: polearm'),
      tried('levy OEM cross-trained: polearm'),
      tried('peasant OEM melee: polearm', ...needs('polearm', 'levy-or-better')),
      tried('levy OEM missile: polearm', ...needs('polearm', 'melee-arms')),
      tried('levy CUF melee: shieldwall'),
      tried('levy CUF cross-trained: shieldwall'),
      tried('levy CUF missile: shieldwall, sling'),
      tried('peasant CUF melee: shieldwall', ...needs('shieldwall', 'levy-or-better')),
      tried('levy CUM melee: shieldwall', ...needs('shieldwall', 'foot')),
      tried('levy LUF melee: shieldwall', ...needs('shieldwall', 'close-order')),
      tried('levy OUF melee: shieldwall', ...needs('shieldwall', 'close-order')),
      tried('levy CUF missile: shieldwall', ...needs('shieldwall', 'shields')),
      tried('levy CUF missile: shieldwall, longbow', ...needs('shieldwall', 'shields')),
      tried('levy CUF missile: shieldwall, heavy-crossbow', ...needs('shieldwall', 'shields')),
      tried(
        'peasant OUM missile: shieldwall',
        ...needs('shieldwall', 'levy-or-better', 'foot', 'close-order', 'shields'),
      ),
      tried('peasant CUF melee: warband'),
      tried('elite LMF missile: warband'),
      tried('elite LMM melee: warband', ...needs('warband', 'foot')),
      tried('peasant OUF missile: skirmishers'),
      tried('elite OPM missile: skirmishers, heavy-crossbow'),
      tried('elite OPM cross-trained: skirmishers'),
      tried('elite OPM melee: skirmishers', ...needs('skirmishers', 'missile-arms')),
      tried('elite LPM missile: skirmishers', ...needs('skirmishers', 'open-order')),
      tried('elite CPM melee: skirmishers', ...needs('skirmishers', 'missile-arms', 'open-order')),
    ],
    books,
  );

  // A unit of two options, and two units: the options as the rules have them, then the units as in the roster.
  test('several options, and several units', () => {
    const units = [design('peasant LUF melee: shieldwall, polearm'), design('peasant CAF melee: pike')];
    const report = checkRoster(roster(units), books);
    expect(
      report.breaches.map(
        (breach) => breach.code === 'option-needs' && [breach.where, breach.option, breach.needs],
      ),
    ).toEqual([
      [unit(0), 'polearm', 'levy-or-better'],
      [unit(0), 'shieldwall', 'levy-or-better'],
      [unit(0), 'shieldwall', 'close-order'],
      [unit(1), 'pike', 'levy-or-better'],
    ]);
  });
});

describe('options-exclusive', () => {
  const pair = (...options: [string, string]): Fact => ({
    code: 'options-exclusive',
    where: unit(0),
    options,
  });
  const bows = ['longbow', 'light-crossbow', 'heavy-crossbow', 'sling'] as const;
  const pairs = bows.flatMap((one, at) =>
    bows.slice(at + 1).map((other) => [one, other] as [string, string]),
  );
  runCases(
    [
      ...bows.map((bow) => tried(`levy LUF missile: ${bow}`)),
      ...pairs.map((two) => tried(`levy LUF missile: ${two.join(', ')}`, pair(...two))),
      tried(
        'levy LUF missile: sling, heavy-crossbow, longbow',
        pair('longbow', 'heavy-crossbow'),
        pair('longbow', 'sling'),
        pair('heavy-crossbow', 'sling'),
      ),
      tried(
        'levy LUF missile: heavy-crossbow, sling, light-crossbow, longbow',
        ...pairs.map((two) => pair(...two)),
      ),
      tried('levy CUF melee: polearm, pike', pair('pike', 'polearm')),
      tried('levy CUF cross-trained: polearm, light-crossbow'),
      tried('levy CUF melee: warband, shieldwall, polearm'),
    ],
    books,
  );
});

// Ruling 47: 10 x the cost of an identical warrior, one figure, always open order, no command.
describe('champions', () => {
  const hero = (more: Partial<FormulaUnit>): FormulaUnit => ({
    quality: 'elite',
    code: 'OAF',
    champion: true,
    ...more,
  });
  const order: Fact[] = needs('champion', 'open-order');
  const over = (have: number): Fact => ({ code: 'size-over', where: unit(0), have, limit: 1, by: have - 1 });
  const rows: [name: string, champion: FormulaUnit, points: number, breaches: Fact[]][] = [
    ['(4 + 2) x 10', hero({}), 60, []],
    ['of size 1, said', hero({ size: 1 }), 60, []],
    ['(1 + 0) x 10: peasant champions are fine', hero({ quality: 'peasant', code: 'OUF' }), 10, []],
    ['(5 + 3) x 2 x 10: horse included', hero({ quality: 'fanatic', code: 'OMM' }), 160, []],
    ['4 x 2 x 10, cross-trained', hero({ code: 'OUF', arms: 'cross-trained' }), 80, []],
    ['4 x 3/2 x 10, with a longbow', hero({ code: 'OUF', arms: 'missile', options: ['longbow'] }), 60, []],
    ['close order', hero({ code: 'CAF' }), 60, order],
    ['loose order', hero({ code: 'LAF' }), 60, order],
    ['two figures', hero({ size: 2 }), 120, [over(2)]],
    ['none', hero({ size: 0 }), 0, [{ code: 'size-under', where: unit(0), have: 0, limit: 1, by: 1 }]],
    ['three in close order', hero({ size: 3, code: 'CAF' }), 180, [over(3), ...order]],
    [
      'a peasant with a polearm',
      hero({ quality: 'peasant', options: ['polearm'] }),
      30,
      needs('polearm', 'levy-or-better'),
    ],
    [
      '(4 + 2 + 1) x 10 in a shieldwall of one',
      hero({ options: ['shieldwall'] }),
      70,
      needs('shieldwall', 'close-order'),
    ],
    ['not a champion, said: 6 + 40 command', hero({ champion: false, code: 'CAF' }), 46, []],
  ];
  runCases(
    rows.map(([name, champion, , breaches]) => ({ name, roster: roster([champion]), breaches })),
    books,
  );
  test.each(rows)('%s: its points', (_, champion, points) => {
    expect(checkRoster(roster([champion]), books).units[0]?.points).toBe(points);
  });
});

describe('the rest', () => {
  const levies = (size?: number, options?: string[]): FormulaUnit => ({
    quality: 'levy',
    code: 'CUF',
    size,
    options,
  });
  const over = (have: number, limit: number): Fact => ({
    code: 'total-over',
    where: army,
    have,
    limit,
    by: have - limit,
  });
  const bowmen: FormulaUnit = { ...levies(15, ['longbow']), quality: 'average', arms: 'missile' }; // 15 x 4½ + 30 = 97½
  runCases(
    [
      { name: 'no unit', roster: roster([]), breaches: [{ code: 'empty', where: army }] },
      { name: 'one figure, by default', roster: roster([levies()]), breaches: [] },
      {
        name: 'no figure',
        roster: roster([levies(0)]),
        breaches: [{ code: 'size-under', where: unit(0), have: 0, limit: 1, by: 1 }],
      },
      { name: '10,000 figures', roster: roster([levies(10_000)], { points: 20_020 }), breaches: [] },
      {
        name: '10,000 figures, half a point over',
        roster: roster([levies(10_000)], { points: 20_019.5 }),
        breaches: [over(20_020, 20_019.5)],
      },
      { name: 'half points at the limit', roster: roster([bowmen], { points: 97.5 }), breaches: [] },
      { name: 'half a point over', roster: roster([bowmen], { points: 97 }), breaches: [over(97.5, 97)] },
      { name: 'half a point to spare', roster: roster([bowmen], { points: 98 }), breaches: [] },
      {
        name: 'rounded up, at the limit',
        roster: roster([bowmen], { points: 98, settings: { halves: 'up' } }),
        breaches: [],
      },
      {
        name: 'rounded up, half a point over',
        roster: roster([bowmen], { points: 97.5, settings: { halves: 'up' } }),
        breaches: [over(98, 97.5)],
      },
      { name: 'two halves are exact: 195', roster: roster([bowmen, bowmen], { points: 195 }), breaches: [] },
      {
        name: 'each unit is rounded up: 196',
        roster: roster([bowmen, bowmen], { points: 195, settings: { halves: 'up' } }),
        breaches: [over(196, 195)],
      },
      {
        name: 'exact, said',
        roster: roster([bowmen], { points: 97.5, settings: { halves: 'exact' } }),
        breaches: [],
      },
      {
        name: 'an unknown option',
        roster: roster([levies(4, ['wedge'])]),
        breaches: [{ code: 'option-unknown', where: unit(0), option: 'wedge' }],
      },
      {
        name: 'an option twice',
        roster: roster([levies(4, ['warband', 'warband'])]),
        breaches: [{ code: 'option-twice', where: unit(0), option: 'warband' }],
      },
      {
        name: 'unknown and twice',
        roster: roster([levies(4, ['hedgehog', 'hedgehog'])]),
        breaches: [
          { code: 'option-unknown', where: unit(0), option: 'hedgehog' },
          { code: 'option-twice', where: unit(0), option: 'hedgehog' },
        ],
      },
      {
        name: 'champion is no option',
        roster: roster([levies(4, ['champion'])]),
        breaches: [{ code: 'option-unknown', where: unit(0), option: 'champion' }],
      },
    ],
    books,
  );

  test.each([
    ['an option twice is paid once: 4 x 2 x 3/2 + 20', levies(4, ['pike', 'pike']), 32],
    ['an unknown option costs nothing: 4 x 2 + 20', levies(4, ['wedge']), 28],
    // 3 x 3/2 x 3/2 = 6¾ and 30 command: quarters stay too.
    ['longbow and pike at once', { ...bowmen, size: 1, options: ['pike', 'longbow'] }, 36.75],
  ])('%s', (_, one, points) => {
    expect(checkRoster(roster([one]), books).units[0]?.points).toBe(points);
  });

  test('a quarter is rounded up to the whole point', () => {
    const one: FormulaUnit = { ...bowmen, size: 1, options: ['pike', 'longbow'] };
    expect(checkRoster(roster([one], { settings: { halves: 'up' } }), books).units[0]?.points).toBe(37);
  });
});
