import { fileBooks } from '@/lib/catalogue/files';
import { readUnit } from '@/lib/reader/unit';
import type { Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';

const army = (of: object) => parseRoster({ format: 'muster/1', points: 1000, units: [], ...of });
const roman = army({ system: 'ancient', list: 'roman' });
const barbarian = army({ system: 'ancient', list: 'barbarian' });
const tribe = army({ system: 'ancient', list: 'barbarian', variant: 'mountain-tribe' });
const medieval = army({ system: 'medieval' });

const read = (text: string, roster: Roster) => readUnit(text, roster, fileBooks())[0];
const lost = (text: string, roster: Roster) => read(text, roster)?.notUnderstood.map((one) => one.text);

const COMMAND = ['centurion', 'standard', 'musician'];
const legion = { entry: 'regular-legionaries', size: 24 };

describe.each<[string, Roster, [string, object][]]>([
  [
    'Roman',
    roman,
    [
      [
        '24 regular legionaries full command heavy armour javelins',
        { ...legion, command: COMMAND, options: ['heavy-armour', 'javelins'] },
      ],
      ['REGULAR LEGIONARIES, 24', legion],
      ['24x regular legionary', legion],
      ['x24 Regular-Legionaries', legion],
      ['24 x regular legionaries', legion],
      ['24 regular legionaires', legion],
      ['24 reglar legionnaries with javlins', { ...legion, options: ['javelins'] }],
      [
        '24 regular legionaries with heavy armor and a centurion',
        {
          ...legion,
          command: ['centurion'],
          options: ['heavy-armour'],
        },
      ],
      ['24 regular legionaries with sword, pilum and large shield', legion],
      ['24 regular legionaries "Cohors I"', { ...legion, name: 'Cohors I' }],
      ['24 reg leg', legion],
      ['regular legionaries', { entry: 'regular-legionaries', size: 5 }],
      ['1,200 raw recruits', { entry: 'raw-recruits', size: 1200 }],
      ['general on warhorse', { entry: 'army-general', options: ['warhorse'] }],
      ['legate', { entry: 'senior-officer' }],
      ['junior officer', { entry: 'junior-officer' }],
      ['scorpio, 3 crew, carroballista', { entry: 'scorpio', size: 3, options: ['carroballista'] }],
      ['2 light bolt throwers', { entry: 'scorpio', size: 2 }],
      ['elephant', { entry: 'elephant', size: 2 }],
      ['10 light cavalry', { entry: 'light-cavalry', list: 'barbarian', size: 10 }],
      ['10 auxiliary light cavalry', { entry: 'auxiliary-light-cavalry', size: 10 }],
      ['6 noble cavalry barbarian allies', { entry: 'noble-cavalry', list: 'barbarian', size: 6 }],
      ['1 warhound', { entry: 'warhounds', list: 'barbarian', size: 1 }],
      [
        '12 cataphracts composite bow throwing dart',
        {
          entry: 'cataphracts',
          size: 12,
          options: ['composite-bow', 'throwing-darts'],
        },
      ],
    ],
  ],
  [
    'Barbarian',
    barbarian,
    [
      ['3 chariots', { entry: 'chariots', size: 3 }],
      ['3 chariots full command', { entry: 'chariots', size: 3, command: ['leader', 'standard'] }],
      ['40 warriors', { entry: 'warriors', size: 40 }],
      ['20 fanatics', { entry: 'fanatic-warriors', size: 20 }],
      ['warlord in chariot with shield', { entry: 'warlord', options: ['chariot', 'shield'] }],
      ['5 hounds', { entry: 'warhounds', size: 5 }],
      [
        '20 mountain tribesman double-handed weapons',
        {
          entry: 'mountain-tribesmen',
          size: 20,
          options: ['double-handed-weapon'],
        },
      ],
    ],
  ],
  [
    'medieval',
    medieval,
    [
      ['12 LMM fanatic knights', { name: 'Knights', quality: 'fanatic', code: 'LMM', size: 12 }],
      ['16 CUF levy', { quality: 'levy', code: 'CUF', size: 16 }],
      ['16 cuf Levy town militia', { name: 'Town militia', quality: 'levy', code: 'CUF', size: 16 }],
      ['12 LPF elite cross trained', { quality: 'elite', code: 'LPF', size: 12, arms: 'cross-trained' }],
      [
        '15 LUF average longbows',
        {
          quality: 'average',
          code: 'LUF',
          size: 15,
          arms: 'missile',
          options: ['longbow'],
        },
      ],
      ['20 CAF pikes', { quality: 'average', code: 'CAF', size: 20, options: ['pike'] }],
      ['10 OUM elite mounted bow', { quality: 'elite', code: 'OUM', size: 10, arms: 'missile' }],
      [
        'elite OAF champion "Sir Elite"',
        { name: 'Sir Elite', quality: 'elite', code: 'OAF', champion: true },
      ],
      ['8 mailed mounted elite', { quality: 'elite', code: 'CMM', size: 8 }],
      ['18 loose order protected foot levy', { quality: 'levy', code: 'LPF', size: 18 }],
    ],
  ],
])('%s', (_, roster, rows) => {
  test.each(rows)('%s', (text, unit) => {
    expect(read(text, roster)?.unit).toEqual(unit);
    expect(lost(text, roster)).toEqual([]);
  });
});

test.each<[string, Roster, string, string[]]>([
  ['24 regular legionaries pikes', roman, 'regular-legionaries', ['pikes']],
  ['24 regular legionaries kontos', roman, 'regular-legionaries', ['kontos']],
  ['15 auxiliary infantry heavy armour', roman, 'auxiliary-infantry', ['heavy armour']],
  ['24 veteran legionaries leader', roman, 'veteran-legionaries', ['leader']],
  ['3 chariots musician', barbarian, 'chariots', ['musician']],
  ['24 regular legionaries 30', roman, 'regular-legionaries', ['30']],
  ['99999 warriors', barbarian, 'warriors', ['99999']],
])('%s: what is not offered is not understood', (text, roster, entry, words) => {
  expect(read(text, roster)?.unit).toMatchObject({ entry });
  expect(read(text, roster)?.unit).not.toHaveProperty('options');
  expect(lost(text, roster)).toEqual(words);
});

test('it says whether a word is unknown or not offered', () => {
  const reading = read('10 raw recruits heavy armour and gold', roman);
  expect(reading?.notUnderstood.map(({ text, why }) => [text, why])).toEqual([
    ['heavy armour', 'not-offered'],
    ['gold', 'unknown'],
  ]);
});

test('every part of the text is told once, with its place and its name', () => {
  const text = '24 regular legionaries full command javelin';
  expect(read(text, roman)?.understood).toEqual([
    { from: 0, to: 2, kind: 'size', label: '24' },
    { from: 3, to: 22, kind: 'entry', id: 'regular-legionaries', label: 'Regular Legionaries' },
    { from: 23, to: 35, kind: 'command', label: 'full command' },
    { from: 36, to: 43, kind: 'option', id: 'javelins', label: 'javelins' },
  ]);
});

test('where several entries may be meant, all are told, in the order of the list', () => {
  const entries = readUnit('10 legionaries', roman, fileBooks()).map(
    ({ unit }) => 'entry' in unit && unit.entry,
  );
  expect(entries).toEqual(['veteran-legionaries', 'regular-legionaries']);
});

test('a number before a character counts units', () => {
  expect(read('3 junior officers', roman)).toMatchObject({ unit: { entry: 'junior-officer' }, copies: 3 });
  expect(read('20 junior officers', roman)).toMatchObject({ copies: 20 });
  for (const number of ['21', '0']) {
    expect(read(`${number} junior officers`, roman)).toMatchObject({ copies: 1 });
    expect(lost(`${number} junior officers`, roman)).toEqual([number]);
  }
});

test('an entry that the variant does without comes last', () => {
  expect(read('20 mountain tribesmen', tribe)?.unit).toMatchObject({ entry: 'mountain-tribesmen' });
  expect(read('20 warriors', tribe)?.unit).toMatchObject({ entry: 'warriors' });
});

test.each(['', ' ', '24', '!?', 'full command', 'xyzzy plugh'])('%j is no unit', (text) => {
  for (const roster of [roman, barbarian, medieval]) expect(readUnit(text, roster, fileBooks())).toEqual([]);
});

test.each([
  ['16 CUF mailed levy', 'CUF', ['mailed']],
  ['16 CUF mounted levy', 'CUF', ['mounted']],
  ['16 CUF unarmoured levy', 'CUF', []],
])('what gainsays the code is said to be left out: %s', (text, code, words) => {
  expect(read(text, medieval)).toMatchObject({ unit: { code, quality: 'levy', size: 16 } });
  expect(lost(text, medieval)).toEqual(words);
});

test('a number before champions counts them', () => {
  expect(read('5 elite champions OAF', medieval)).toMatchObject({
    unit: { code: 'OAF', quality: 'elite', champion: true },
    copies: 5,
  });
});
