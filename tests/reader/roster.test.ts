import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fileBooks, listIds, systemIds } from '@/lib/catalogue/files';
import { canonicalRoster } from '@/lib/codec';
import { writeArmy } from '@/lib/formats/write';
import { armyKinds } from '@/lib/reader/library';
import { readRoster } from '@/lib/reader/roster';
import type { Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { roster as anyRoster } from '@/tests/engine/arbitraries';
import { barbarian, hostile, medieval, mountain, roman } from '@/tests/sheet/armies';

const library = { books: fileBooks(), systems: systemIds(), lists: listIds() };
const extra = { date: new Date(2026, 10, 30, 12), dataVersion: 'abc', link: 'https://muster.example/s/x' };
const written = async (roster: Roster, brief: boolean) =>
  String(await writeArmy('text', { roster, books: library.books, extra, brief }));

describe.each([true, false])('a text that Muster wrote (brief: %p) comes back whole', (brief) => {
  test.each(Object.entries({ roman, barbarian, medieval, mountain, hostile }))('%s', async (_, roster) => {
    const read = readRoster(await written(roster, brief), library);
    expect(canonicalRoster(read.roster)).toBe(canonicalRoster(roster));
    expect(read).toMatchObject({ lost: [], noTotal: false });
  });

  test('any roster', async () => {
    await fc.assert(
      fc.asyncProperty(anyRoster, async (roster) => {
        const read = readRoster(await written(roster, brief), library);
        expect(canonicalRoster(read.roster)).toBe(canonicalRoster(roster));
        expect(read.lost).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

const folder = join(__dirname, '../../data/examples');
const examples = readdirSync(folder).map((name): [string, Roster] => [
  name,
  parseRoster(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
]);

describe.each(['discord', 'markdown', 'bbcode'] as const)('a text as %s comes back whole', (form) => {
  const marked = async (roster: Roster, brief: boolean) =>
    String(await writeArmy(form, { roster, books: library.books, extra, brief }));

  test.each(examples)('%s', async (_, roster) => {
    for (const brief of [true, false]) {
      const read = readRoster(await marked(roster, brief), library);
      expect(canonicalRoster(read.roster)).toBe(canonicalRoster(roster));
      expect(read).toMatchObject({ lost: [], noTotal: false });
    }
  });

  test('breaches, settings and names with marks', async () => {
    const roster = parseRoster({
      ...army(
        { ...legion, size: 3, name: '1. **The** [b]bold[/b]_@home_', note: 'First.\n\n- # Third: www.x.y' },
        { entry: 'scorpio', size: 2 },
      ),
      name: '# *Legio* [XX] \\ `a`',
      settings: { shares: 'spent' },
    });
    for (const brief of [true, false]) {
      const read = readRoster(await marked(roster, brief), library);
      expect(canonicalRoster(read.roster)).toBe(canonicalRoster(roster));
      expect(read.lost).toEqual([]);
    }
  });

  test('quoted as a whole', async () => {
    const text = await marked(roman, true);
    const quoted = text.replace(/^/gm, '> ');
    const { roster, lost } = readRoster(form === 'bbcode' ? `[quote=Ann]\n${text}[/quote]` : quoted, library);
    expect(canonicalRoster(roster)).toBe(canonicalRoster(roman));
    expect(lost).toEqual([]);
  });
});

test('points beside their limit are no units, whatever became of the heading', () => {
  const text = `Roman, 1,000 points
Totals:
- Legionaries 484 · at least 250
Regular Legionaries  units 5-7  896  at least 500, at most 700
Army 484 of 1,000
20 raw recruits
at least 16 regular legionaries`;
  expect(readRoster(text, library)).toMatchObject({
    roster: {
      points: 1000,
      units: [
        { entry: 'raw-recruits', size: 20 },
        { ...legion, size: 16 },
      ],
    },
    lost: [{ text: 'Totals:' }, { text: 'at' }, { text: 'least' }],
  });
});

test('what was copied from the screen of a chat is read without its marks', () => {
  const text = `Legio XX
Roman · 270 of 1,000 points · 730 points left · legal

Totals

Legionaries 270 · at least 250

1. Cohors I · Regular Legionaries · 15 models · 270 points

• Command: Centurion, standard
Options: javelins`;
  expect(readRoster(text, library)).toMatchObject({
    roster: {
      name: 'Legio XX',
      units: [{ ...legion, name: 'Cohors I', command: ['centurion', 'standard'], options: ['javelins'] }],
    },
    lost: [],
  });
});

const legion = { entry: 'regular-legionaries', size: 15 };
const army = (...units: object[]) =>
  parseRoster({ format: 'muster/1', system: 'ancient', list: 'roman', name: 'A', points: 1000, units });

test.each<[string, object]>([
  ['a name like a line', { ...legion, name: '2. Marcus · Army General · 1 model · 141 points' }],
  ['a name like a setting', { ...legion, name: 'Options: javelins' }],
  ['a note with blank lines', { ...legion, note: 'First.\n\n\nSecond.' }],
  ['a note like a unit', { ...legion, note: '1. Warriors · 5 models · 25 points\nOptions: shield' }],
  ['a note like what Muster adds', { ...legion, note: 'Exactly: {"size":3}\n   Exactly: {"size":4}' }],
  ['a note with tabs and spaces', { ...legion, note: '\ta\n    b  \nc ' }],
  ['options twice', { ...legion, options: ['javelins', 'javelins'] }],
  ['an id that reads like a name', { entry: 'Army General' }],
  ['an option that reads like a name', { ...legion, options: ['heavy armour', 'x, y (not offered)'] }],
  ['no models', { ...legion, size: 0 }],
  ['an ally of an ally', { ...legion, list: 'Barbarian' }],
])('%s comes back', async (_, unit) => {
  const roster = army(unit, legion);
  const read = readRoster(await written(roster, true), library);
  expect(canonicalRoster(read.roster)).toBe(canonicalRoster(roster));
});

test('waivers come back, and the ids that they name', async () => {
  const unit = { id: 'u1', ...legion, size: 3 };
  const waiver = { code: 'size-under', where: { unit: 'u1' }, note: 'a small table' };
  const roster = parseRoster({ ...army(unit), waivers: [waiver] });
  const text = await written(roster, true);
  expect(canonicalRoster(readRoster(text, library).roster)).toBe(canonicalRoster(roster));
});

test('an ordinary army says nothing twice', async () => {
  for (const roster of [roman, barbarian, mountain, medieval]) {
    expect(await written(roster, true)).not.toContain('Exactly');
  }
});

test('a text that lost its markup on the way is read all the same', () => {
  const text = `Legio XX
Roman · 270 of 1,000 points · 730 points left · legal

1. Cohors I · Regular Legionaries · 15 models · 270 points
   Command: Centurion, standard
   Options: heavy armor (for light armour)
   Sum: what is this

24 regular legionaries, javelins and pikes
Something else`;
  expect(readRoster(text.replaceAll('\n', '\r\n'), library)).toEqual({
    roster: {
      ...{ format: 'muster/1', system: 'ancient', list: 'roman', name: 'Legio XX', points: 1000 },
      units: [
        {
          ...{ ...legion, name: 'Cohors I', command: ['centurion', 'standard'] },
          options: ['heavy armor'],
        },
        { entry: 'regular-legionaries', size: 24, options: ['javelins'] },
      ],
    },
    lost: [
      { line: 7, text: 'Sum: what is this', why: 'unknown' },
      { line: 9, text: 'pikes', why: 'unknown' },
      { line: 10, text: 'Something else', why: 'unknown' },
    ],
    noTotal: false,
  });
});

test('a list that somebody typed', () => {
  const text = `Legio XX - Roman, 1,500 pts

Legionaries
- 24 regular legionaries, full command, heavy armour (423 points)
2) 20 raw recruits with javelins = 240 pts
Special units:
1. scorpio, 3 crew
a pint of beer`;
  expect(readRoster(text, library)).toEqual({
    roster: {
      ...{ format: 'muster/1', system: 'ancient', list: 'roman', name: 'Legio XX', points: 1500 },
      units: [
        {
          entry: 'regular-legionaries',
          size: 24,
          command: ['centurion', 'standard', 'musician'],
          options: ['heavy-armour'],
        },
        { entry: 'raw-recruits', size: 20, options: ['javelins'] },
        { entry: 'scorpio', size: 3 },
      ],
    },
    lost: [{ line: 8, text: 'a pint of beer', why: 'unknown' }],
    noTotal: false,
  });
});

test.each<[string, string, number | undefined]>([
  ['Roman 1000', 'Roman 1000', 1000],
  ['Roman 1,500', 'Roman 1,500', 1500],
  ['My first Romans - Roman 750', 'My first Romans', 750],
  ['Roman list: 2000', 'Roman list', 2000],
  ['Roman 2', 'Roman 2', undefined],
  ['Augusta 1000', 'Augusta 1000', undefined],
  ['Roman 2,000,000', 'Roman 2,000,000', undefined],
])('the first line %j names the army %j and the total %j', (first, name, total) => {
  const { roster, noTotal } = readRoster(`${first}\n24 regular legionaries`, library);
  expect(roster).toMatchObject({ name, list: 'roman', units: [{ ...legion, size: 24 }] });
  expect(noTotal ? undefined : roster.points).toBe(total);
});

test('a total with its unit goes before a number after the name of the list', () => {
  const { roster } = readRoster('Roman 1000\n1,200 points\n24 regular legionaries', library);
  expect(roster.points).toBe(1200);
});

test.each([
  ['20 warriors\n3 chariots', 'barbarian', undefined],
  ['Mountain tribe barbarian\n20 mountain tribesmen', 'barbarian', 'mountain-tribe'],
  ['24 regular legionaries', 'roman', undefined],
])('%j is an army of the list %s', (text, list, variant) => {
  const { roster, noTotal } = readRoster(text, library);
  expect({ variant: undefined, ...roster }).toMatchObject({ list, variant });
  expect(noTotal).toBe(true);
});

test('a medieval list that somebody typed', () => {
  expect(readRoster('12 LMM fanatic knights\n16 CUF levy', library).roster).toMatchObject({
    system: 'medieval',
    units: [{ name: 'Knights' }, { quality: 'levy' }],
  });
});

test.each(['', '\n \n', 'Dear all,\nsee you on Friday.', '{}', '\u0000'])('%j is no army', (text) => {
  expect(() => readRoster(text, library)).toThrow('no army of a known list was found');
});

test('no text crashes the reader', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      try {
        parseRoster(readRoster(text, library).roster);
      } catch (error) {
        expect(error).toHaveProperty('issues');
      }
    }),
  );
});

test('kinds of army are told apart by their names', () => {
  const names = armyKinds(library).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('a list that somebody typed', () => {
  test('is read as far as a list may be long, and what is beyond is told', () => {
    const lines = Array.from({ length: 402 }, () => '16 regular legionaries');
    const { roster, lost } = readRoster(lines.join('\n'), library);
    expect(roster.units).toHaveLength(400);
    expect(lost.map(({ line }) => line)).toEqual([401, 402]);
  });

  test('a line longer than any unit is told, and costs no time', () => {
    const long = `a${' '.repeat(40_000)}b`;
    const start = performance.now();
    const { lost } = readRoster(`16 regular legionaries\n${long}\n${'1'.repeat(40_000)}x`, library);
    expect(lost.map(({ line }) => line)).toEqual([2, 3]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
