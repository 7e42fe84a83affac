import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster, explainUnit, type PriceSum, type PriceTerm, sumText } from '@/lib/engine';
import type { CatalogueRoster, FormulaRoster, FormulaUnit, Roster } from '@/lib/schema';
import { english } from '@/lib/words/english';
import { numberOf, sumOf } from './arithmetic';
import { toyBooks, vales } from './fixtures';

const books = fileBooks();
const ancient = (list: string, unit: object) =>
  ({ format: 'muster/1', system: 'ancient', list, points: 1000, units: [unit] }) as CatalogueRoster;
const medieval = (unit: FormulaUnit, halves?: 'up') =>
  ({
    format: 'muster/1',
    system: 'medieval',
    points: 1000,
    settings: { halves },
    units: [unit],
  }) as FormulaRoster;
const command = ['leader', 'standard', 'musician'];

function explained(roster: Roster, from = books): PriceSum {
  const [unit] = roster.units;
  if (!unit) throw new Error('no unit');
  return explainUnit(unit, roster, from);
}

// Each sum is worked from the printed prices: A:1151-1372, M:97-110, 320, 334-344.
const SUMS: [sum: string, roster: Roster][] = [
  [
    '15 x (16 + 1 heavy armour) + 10 Centurion + 5 standard = 270',
    ancient('roman', {
      entry: 'regular-legionaries',
      size: 15,
      options: ['heavy-armour'],
      command: ['standard', 'centurion'],
    }),
  ],
  [
    '20 x (20 + 2 javelins + 1 heavy armour + 2 praetorian) + 10 Centurion + 5 standard + 5 musician = 520',
    ancient('roman', {
      entry: 'veteran-legionaries',
      size: 20,
      options: ['praetorian', 'javelins', 'heavy-armour'],
      command: ['centurion', 'standard', 'musician'],
    }),
  ],
  ['5 x 5 = 25', ancient('barbarian', { entry: 'warriors', size: 5 })],
  [
    '38 x 5 + 5 leader + 5 standard + 5 musician = 205',
    ancient('barbarian', { entry: 'warriors', size: 38, command }),
  ],
  ['0 x 5 = 0', ancient('barbarian', { entry: 'warriors', size: 0 })],
  ['1,200 x 5 = 6,000', ancient('barbarian', { entry: 'warriors', size: 1200 })],
  // A character: no count of one.
  ['135 = 135', ancient('roman', { entry: 'army-general' })],
  [
    '135 + 3 light armour + 3 warhorse = 141',
    ancient('roman', { entry: 'army-general', size: 1, options: ['warhorse', 'light-armour'] }),
  ],
  [
    '2 x (135 + 3 warhorse) = 276',
    ancient('roman', { entry: 'army-general', size: 2, options: ['warhorse'] }),
  ],
  // What is free is no addend: the horse of a Warlord, the kontos of the Alares.
  ['140 + 2 shield = 142', ancient('barbarian', { entry: 'warlord', options: ['horse', 'shield'] })],
  [
    '10 x (20 + 2 drilled) = 220',
    ancient('roman', { entry: 'auxiliary-cavalry', size: 10, options: ['kontos', 'drilled'] }),
  ],
  // Machines, the elephant and the pack: the fixed part first; what is bought once is not multiplied.
  [
    '20 scorpio + 2 x (8 + 2 light armour) + 10 carroballista = 50',
    ancient('roman', { entry: 'scorpio', size: 2, options: ['carroballista', 'light-armour'] }),
  ],
  ['50 onager + 8 x 8 = 114', ancient('roman', { entry: 'onager', size: 8 })],
  [
    '65 elephant and mahout + 3 x (8 + 2 composite bow) = 95',
    ancient('roman', { entry: 'elephant', size: 3, options: ['composite-bow'] }),
  ],
  ['65 elephant and mahout + 0 x 8 = 65', ancient('roman', { entry: 'elephant', size: 0 })],
  [
    '65 elephant and mahout + 8 + 1 long spear = 74',
    ancient('roman', { entry: 'elephant', size: 1, options: ['long-spear'] }),
  ],
  [
    '8 packmaster + 5 x 5 + 1 javelins + 2 light armour = 36',
    ancient('barbarian', { entry: 'warhounds', size: 5, options: ['light-armour', 'javelins'] }),
  ],
  [
    '4 x (36 + 4 shield) + 5 leader + 5 standard = 170',
    ancient('barbarian', {
      entry: 'chariots',
      size: 4,
      options: ['shield'],
      command: ['leader', 'standard'],
    }),
  ],
  // An ally; what is unknown, twice, or not offered.
  ['6 x 25 = 150', ancient('roman', { entry: 'noble-cavalry', list: 'barbarian', size: 6 })],
  ['–', ancient('roman', { entry: 'hoplites', size: 6 })],
  ['–', ancient('barbarian', { entry: 'scorpio', list: 'roman', size: 2 })],
  [
    '5 x (5 + 2 double-handed weapon) + 5 leader = 40',
    ancient('barbarian', {
      entry: 'mountain-tribesmen',
      size: 5,
      options: ['double-handed-weapon', 'double-handed-weapon', 'halberd'],
      command: ['leader', 'leader', 'centurion'],
    }),
  ],
  ['16 x 2 levy + 20 command = 52', medieval({ quality: 'levy', code: 'CUF', size: 16 })],
  [
    '12 x (5 fanatic + 3 mailed) x 2 mounted + 50 command = 242',
    medieval({ quality: 'fanatic', code: 'LMM', size: 12 }),
  ],
  [
    '12 x (4 elite + 1 protected) x 2 cross-trained + 40 command = 160',
    medieval({ quality: 'elite', code: 'LPF', size: 12, arms: 'cross-trained' }),
  ],
  [
    '10 x 3 average x 2 mounted x 2 cross-trained + 30 command = 150',
    medieval({ quality: 'average', code: 'OUM', size: 10, arms: 'cross-trained' }),
  ],
  [
    '15 x 3 average x 1½ longbow + 30 command = 97½',
    medieval({ quality: 'average', code: 'LUF', size: 15, arms: 'missile', options: ['longbow'] }),
  ],
  [
    '20 x (3 average + 2 armoured) x 1½ pike + 30 command = 180',
    medieval({ quality: 'average', code: 'CAF', size: 20, options: ['pike'] }),
  ],
  // What is free is no addend here either.
  [
    '10 x (3 average + 4 encased) + 30 command = 100',
    medieval({ quality: 'average', code: 'CEF', size: 10, options: ['polearm', 'warband'] }),
  ],
  // A shieldwall is added after every multiplier.
  [
    '20 x (3 average + 2 armoured + 1 shieldwall) + 30 command = 150',
    medieval({ quality: 'average', code: 'CAF', size: 20, options: ['shieldwall'] }),
  ],
  [
    '8 x (2 levy + 1 shieldwall) + 20 command = 44',
    medieval({ quality: 'levy', code: 'CUF', size: 8, options: ['shieldwall'] }),
  ],
  [
    '10 x ((3 average + 1 protected) x 2 cross-trained + 1 shieldwall) + 30 command = 120',
    medieval({ quality: 'average', code: 'CPF', size: 10, arms: 'cross-trained', options: ['shieldwall'] }),
  ],
  [
    '3 average + 1 shieldwall + 30 command = 34',
    medieval({ quality: 'average', code: 'CUF', options: ['shieldwall'] }),
  ],
  // Champions: ten times all of it, and no command.
  [
    '(4 elite + 2 armoured) x 10 champion = 60',
    medieval({ quality: 'elite', code: 'OAF', size: 1, champion: true }),
  ],
  ['1 peasant x 10 champion = 10', medieval({ quality: 'peasant', code: 'OUF', champion: true })],
  [
    '(5 fanatic + 3 mailed) x 2 mounted x 10 champion = 160',
    medieval({ quality: 'fanatic', code: 'OMM', champion: true }),
  ],
  [
    '(4 elite + 2 armoured + 1 shieldwall) x 10 champion = 70',
    medieval({ quality: 'elite', code: 'OAF', champion: true, options: ['shieldwall'] }),
  ],
  [
    '2 x (4 elite + 2 armoured) x 10 champion = 120',
    medieval({ quality: 'elite', code: 'OAF', champion: true, size: 2 }),
  ],
  // Halves, quarters, and rounding up.
  [
    '15 x 3 average x 1½ longbow + 30 command + ½ rounded up = 98',
    medieval({ quality: 'average', code: 'LUF', size: 15, arms: 'missile', options: ['longbow'] }, 'up'),
  ],
  [
    '16 x 3 average x 1½ longbow + 30 command = 102',
    medieval({ quality: 'average', code: 'LUF', size: 16, arms: 'missile', options: ['longbow'] }, 'up'),
  ],
  [
    '3 average x 1½ longbow x 1½ pike + 30 command = 36¾',
    medieval({ quality: 'average', code: 'LUF', arms: 'missile', options: ['pike', 'longbow'] }),
  ],
  [
    '3 average x 1½ longbow x 1½ pike + 30 command + ¼ rounded up = 37',
    medieval({ quality: 'average', code: 'LUF', arms: 'missile', options: ['pike', 'longbow'] }, 'up'),
  ],
];

/** What the terms come to. */
function termsValue(terms: readonly PriceTerm[]): number {
  const add = (sum: number, { points }: { points: number }) => sum + points;
  return terms.reduce((total, { times, parts, factors = [], plus = [], whole }) => {
    const scaled = factors.reduce(
      (value, factor) => (value * factor.times[0]) / factor.times[1],
      parts.reduce(add, 0),
    );
    const figure = plus.reduce(add, scaled);
    return total + times * figure * (whole ? whole.times[0] / whole.times[1] : 1);
  }, 0);
}

describe.each(SUMS)('%s', (text, roster) => {
  test('reads so', () => expect(sumText(explained(roster), english)).toBe(text));

  test('comes to its total in terms and in words, and to the points of the report', () => {
    const { terms, total } = explained(roster);
    expect(checkRoster(roster, books).units[0]?.points).toBe(total);
    if (total === null) return expect(terms).toEqual([]);
    const [left = '', right = ''] = text.split(' = ');
    expect([termsValue(terms), sumOf(left), numberOf(right)]).toEqual([total, total, total]);
  });
});

test('a term says what it counts', () => {
  const noun = (roster: Roster, from = books) => explained(roster, from).terms.map((term) => term.noun);
  expect(noun(ancient('roman', { entry: 'scorpio', size: 2, options: ['carroballista'] }))).toEqual([
    undefined,
    'crew',
    undefined,
  ]);
  expect(noun(ancient('roman', { entry: 'elephant', size: 1 }))).toEqual([undefined, 'crewman']);
  expect(noun(medieval({ quality: 'levy', code: 'CUF', size: 2 }))).toEqual(['figures', undefined]);
  expect(noun(medieval({ quality: 'levy', code: 'CUF' }))).toEqual(['figure', undefined]);
  expect(noun(vales([{ entry: 'wolves', size: 2 }]), toyBooks)).toEqual([undefined, 'wolves']);
});
