import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { issueText, ParseError, parseRoster, parseWith, pathText } from '@/lib/schema/parse';

const unit = {
  entry: 'mob',
  size: 5,
  command: ['leader'],
  options: ['shield'],
  name: 'A',
  note: 'B',
  list: 'roman',
};
const roman = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  points: 1000,
  settings: {},
  units: [unit],
};
const design = {
  quality: 'levy',
  code: 'CUF',
  size: 5,
  arms: 'melee',
  options: ['pike'],
  name: 'A',
  champion: false,
};
const medieval = { format: 'muster/1', system: 'medieval', points: 1000, settings: {}, units: [design] };
const drop = (from: object, key: string) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));

/** What is said of each place that is wrong. */
function messagesOf(input: unknown): string[] {
  try {
    parseRoster(input);
    return [];
  } catch (error) {
    return error instanceof ParseError ? error.issues.map(({ message }) => message) : [String(error)];
  }
}

/** The paths of what is wrong, in order, each once; an empty list where nothing is. */
function pathsOf(input: unknown): string[] {
  try {
    parseRoster(input);
    return [];
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    expect(error.issues.length).toBeGreaterThan(0);
    for (const { message } of error.issues) expect(message).not.toBe('');
    return [...new Set(error.issues.map(({ path }) => path))];
  }
}
const withUnit = (more: object) => ({ ...roman, units: [unit, unit, unit, { ...unit, ...more }] });
const withDesign = (more: object) => ({ ...medieval, units: [{ ...design, ...more }] });

const withWaiver = (more: object) => ({
  ...roman,
  waivers: [{ code: 'empty', where: { army: true }, note: 'n', ...more }],
});

describe('what is well formed', () => {
  test.each([
    ['a Roman army', roman],
    ['a medieval army', medieval],
    ['no units', { ...roman, units: [] }],
    [
      'all that may be left out',
      { format: 'muster/1', system: 'ancient', list: 'roman', points: 1, units: [{ entry: 'x' }] },
    ],
    [
      'a medieval army of what must be there',
      { format: 'muster/1', system: 'medieval', points: 1, units: [{ quality: 'elite', code: 'OEM' }] },
    ],
    [
      'ids that no list has',
      withUnit({ entry: 'No such thing', list: '???', options: ['__proto__'], command: ['constructor'] }),
    ],
    ['a list that there is not', { ...roman, list: 'atlantis' }],
    ['a variant that there is not', { ...roman, variant: 'seaside' }],
    ['an empty name and note', withUnit({ name: '', note: '' })],
    ['a unit with an id', withUnit({ id: 'Cohors_I-1' })],
    ['a waiver', withWaiver({})],
    ['a waiver of a unit that is not there', withWaiver({ where: { unit: 'gone' }, have: 1, limit: 0.5 })],
    ['a waiver without a note', { ...medieval, waivers: [{ code: 'empty', where: { army: true } }] }],
  ])('%s', (_, input) => {
    expect(pathsOf(input)).toEqual([]);
    expect(parseRoster(input)).toEqual(input);
  });

  const folder = join(__dirname, '../cases');
  test.each(readdirSync(folder))('golden army %s', (name) => {
    const { roster } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    expect(parseRoster(roster)).toEqual(roster);
  });
});

describe('what is no roster at all has an issue without a path', () => {
  test.each([null, undefined, true, 7, 'roster', [], [roman]])('%j', (input) =>
    expect(pathsOf(input)).toEqual(['']),
  );
});

describe('the path of each place that is malformed', () => {
  const rows: [name: string, input: unknown, paths: string[]][] = [
    ['no system', drop(roman, 'system'), ['system']],
    ['an empty object', {}, ['system']],
    ['an unknown system', { ...roman, system: 'modern' }, ['system']],
    ['a system as an object would have it', { ...roman, system: 'toString' }, ['system']],
    ['no format', drop(roman, 'format'), ['format']],
    ['another format', { ...roman, format: 'muster/2' }, ['format']],
    ['no list', drop(roman, 'list'), ['list']],
    ['a list that is no id', { ...roman, list: '../roman' }, ['list']],
    ['a list with a capital', { ...roman, list: 'Roman' }, ['list']],
    ['a variant that is no id', { ...roman, variant: 'Mountain Tribe' }, ['variant']],
    ['no units', drop(roman, 'units'), ['units']],
    ['units by name', { ...roman, units: { 0: unit } }, ['units']],
    ['a unit that is none', { ...roman, units: [unit, null, 'mob'] }, ['units[1]', 'units[2]']],
    ['no entry', { ...roman, units: [drop(unit, 'entry')] }, ['units[0].entry']],
    ['an empty entry', withUnit({ entry: '' }), ['units[3].entry']],
    ['an entry that is a number', withUnit({ entry: 5 }), ['units[3].entry']],
    ['options in one text', withUnit({ options: 'shield' }), ['units[3].options']],
    ['an option that is no text', withUnit({ options: ['shield', 7] }), ['units[3].options[1]']],
    ['a command that is no text', withUnit({ command: [null] }), ['units[3].command[0]']],
    ['a name that is null', withUnit({ name: null }), ['units[3].name']],
    ['another arms', withDesign({ arms: 'both' }), ['units[0].arms']],
    ['another quality', withDesign({ quality: 'veteran' }), ['units[0].quality']],
    ['no quality', { ...medieval, units: [drop(design, 'quality')] }, ['units[0].quality']],
    ['a champion of sorts', withDesign({ champion: 'yes' }), ['units[0].champion']],
    ['settings that are none', { ...roman, settings: [] }, ['settings']],
    ['other shares', { ...roman, settings: { shares: 'both' } }, ['settings.shares']],
    ['other halves', { ...medieval, settings: { halves: 'down' } }, ['settings.halves']],
    ['points as text', { ...roman, points: '1000' }, ['points']],
    [
      'several places at once',
      { ...roman, points: 0, units: [{ entry: '', size: -1 }, unit, { ...unit, size: 'x' }] },
      ['points', 'units[0].entry', 'units[0].size', 'units[2].size'],
    ],
    ['an id that is a number', withUnit({ id: 3 }), ['units[3].id']],
    ['an empty id', withUnit({ id: '' }), ['units[3].id']],
    ['an id of two words', withDesign({ id: 'cohors prima' }), ['units[0].id']],
    [
      'an id that another unit has',
      { ...roman, units: [{ ...unit, id: 'a' }, unit, { ...unit, id: 'b' }, { ...unit, id: 'a' }] },
      ['units[3].id'],
    ],
    [
      'an id that another design has, twice',
      { ...medieval, units: Array(3).fill({ ...design, id: 'a' }) },
      ['units[1].id', 'units[2].id'],
    ],
    ['waivers that are none', { ...roman, waivers: {} }, ['waivers']],
    ['a waiver without a place', withWaiver({ where: undefined }), ['waivers[0].where']],
    ['a waiver of an unknown code', withWaiver({ code: 'too-ugly' }), ['waivers[0].code']],
    ['a waiver of a unit by its place', withWaiver({ where: { unit: 3 } }), ['waivers[0].where']],
    ['a waiver of an entry of no list', withWaiver({ where: { entry: 'mob' } }), ['waivers[0].where']],
    ['a waiver with a wrong number', withWaiver({ have: '10' }), ['waivers[0].have']],
    ['a waiver of three options', withWaiver({ options: ['a', 'b', 'c'] }), ['waivers[0].options']],
  ];
  test.each(rows)('%s', (_, input, paths) => expect(pathsOf(input)).toEqual(paths));

  test.each(['XYZ', '', 'cuf', 'CUFF', 'CU', ' CUF', 'CUF\n', 'FUC', 'CXF', 'CUX', 'ＣＵＦ'])(
    'code %j',
    (code) => {
      expect(pathsOf(withDesign({ code }))).toEqual(['units[0].code']);
    },
  );
});

describe('a key that is not known', () => {
  const rows: [name: string, input: unknown, paths: string[]][] = [
    ['of the roster', { ...roman, nmae: 'x' }, ['nmae']],
    ['of a unit', withUnit({ sizee: 15 }), ['units[3].sizee']],
    ['of a designed unit', withDesign({ qualty: 'elite' }), ['units[0].qualty']],
    ['of the settings', { ...roman, settings: { share: 'spent' } }, ['settings.share']],
    ['of the other system: halves', { ...roman, settings: { halves: 'up' } }, ['settings.halves']],
    ['of the other system: a list', { ...medieval, list: 'roman' }, ['list']],
    ['of the other system: a variant', { ...medieval, variant: 'mountain-tribe' }, ['variant']],
    ['of the other system: an entry', withDesign({ entry: 'mob' }), ['units[0].entry']],
    ['of the other system: a quality', withUnit({ quality: 'elite' }), ['units[3].quality']],
    ['that is no name', withUnit({ 'two words': 1, '1st': 2 }), ['units[3]["1st"]', 'units[3]["two words"]']],
    [
      'that every object has',
      JSON.parse(JSON.stringify(roman).replace('{', '{"__proto__":{"x":1},"constructor":1,')),
      ['__proto__', 'constructor'],
    ],
    ['of a waiver', withWaiver({ by: 3 }), ['waivers[0].by']],
    ['beside a wrong value', withUnit({ sizee: 15, size: 'x' }), ['units[3].size', 'units[3].sizee']],
  ];
  test.each(rows)('%s', (_, input, paths) => expect(pathsOf(input).sort()).toEqual(paths.toSorted()));
});

describe('limits', () => {
  const letters = (count: number) => 'x'.repeat(count);
  const rows: [name: string, good: unknown, bad: unknown, path: string][] = [
    ['200 letters of a name', { ...roman, name: letters(200) }, { ...roman, name: letters(201) }, 'name'],
    [
      '200 emoji of a name',
      { ...roman, name: '🐘'.repeat(200) },
      { ...roman, name: '🐘'.repeat(201) },
      'name',
    ],
    [
      '200 letters of a medieval name',
      { ...medieval, name: letters(200) },
      { ...medieval, name: letters(201) },
      'name',
    ],
    [
      '200 letters of a unit’s name',
      withUnit({ name: letters(200) }),
      withUnit({ name: letters(201) }),
      'units[3].name',
    ],
    [
      '200 letters of a designed unit’s',
      withDesign({ name: letters(200) }),
      withDesign({ name: letters(201) }),
      'units[0].name',
    ],
    [
      '2,000 letters of a note',
      withUnit({ note: letters(2000) }),
      withUnit({ note: letters(2001) }),
      'units[3].note',
    ],
    [
      '2,000 letters of a medieval note',
      withDesign({ note: letters(2000) }),
      withDesign({ note: letters(2001) }),
      'units[0].note',
    ],
    [
      '2,000 units',
      { ...roman, units: Array(2000).fill(unit) },
      { ...roman, units: Array(2001).fill(unit) },
      'units',
    ],
    [
      '2,000 designed units',
      { ...medieval, units: Array(2000).fill(design) },
      { ...medieval, units: Array(2001).fill(design) },
      'units',
    ],
    ['40 letters of an id', withUnit({ id: letters(40) }), withUnit({ id: letters(41) }), 'units[3].id'],
    [
      '2,000 letters of a waiver’s note',
      withWaiver({ note: letters(2000) }),
      withWaiver({ note: letters(2001) }),
      'waivers[0].note',
    ],
    [
      '500 waivers',
      { ...roman, waivers: Array(500).fill({ code: 'empty', where: { army: true } }) },
      { ...roman, waivers: Array(501).fill({ code: 'empty', where: { army: true } }) },
      'waivers',
    ],
  ];
  test.each(rows)('%s', (_, good, bad, path) => {
    expect(pathsOf(good)).toEqual([]);
    expect(pathsOf(bad)).toEqual([path]);
  });

  const whole = [0, 1, 5, 10_000];
  const noSize = [
    -1,
    10_001,
    1e9,
    2.5,
    0.1,
    '5',
    '',
    '５',
    null,
    true,
    [5],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
  ];
  test.each(whole)('size %j', (size) => {
    expect([...pathsOf(withUnit({ size })), ...pathsOf(withDesign({ size }))]).toEqual([]);
  });
  test.each(noSize)('no size: %j', (size) => {
    expect([...pathsOf(withUnit({ size })), ...pathsOf(withDesign({ size }))]).toEqual([
      'units[3].size',
      'units[0].size',
    ]);
  });

  test.each([1, 1000, 999_999, 1_000_000])('points %j of both systems', (points) => {
    expect([...pathsOf({ ...roman, points }), ...pathsOf({ ...medieval, points })]).toEqual([]);
  });
  test.each([
    0,
    -0,
    -5,
    -0.5,
    1_000_001,
    1_000_000.5,
    '1000',
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
  ])('no points: %j', (points) => {
    expect(pathsOf({ ...roman, points })[0]).toBe('points');
    expect(pathsOf({ ...medieval, points })[0]).toBe('points');
  });
  test.each([0.5, 97.5, 999_999.5])('half points %j are medieval', (points) => {
    expect(pathsOf({ ...medieval, points })).toEqual([]);
    expect(pathsOf({ ...roman, points })).toEqual(['points']);
  });
  test.each([0.25, 97.25, 0.1, 0.4999999, 0.5000000000000001, 1e-16, 1e-300, 5e-324, 999_999.500_000_1])(
    'no half points: %j',
    (points) => {
      expect(pathsOf({ ...medieval, points })).toEqual(['points']);
    },
  );
});

const HALVES = 'expected whole or half points, more than 0 and at most 1,000,000';

test.each([
  [withUnit({ size: 10_001 }), 'expected a whole number from 0 to 10,000'],
  [withUnit({ size: 'x' }), 'expected a whole number from 0 to 10,000'],
  [withUnit({ size: 2.5 }), 'expected a whole number from 0 to 10,000'],
  [{ ...roman, points: 0 }, 'expected a whole number from 1 to 1,000,000'],
  [{ ...roman, points: 0.5 }, 'expected a whole number from 1 to 1,000,000'],
  [{ ...medieval, points: -0.25 }, HALVES],
  [{ ...medieval, points: '5' }, HALVES],
  [{ ...medieval, points: 97.25 }, HALVES],
  [{ ...medieval, points: 2e6 }, HALVES],
  [withDesign({ code: 'XYZ' }), 'expected density C, L or O, armour U, P, A, M or E, then F or M'],
  [{ ...roman, list: 'Roman' }, 'expected an id: small letters, digits and hyphens'],
])('%j: what was expected', (input, expected) => {
  expect(messagesOf(input)).toEqual([expected]);
});

test.each<[z.ZodType, unknown, string]>([
  [z.array(z.int()).min(1), [], 'at least one is needed'],
  [z.array(z.int()).min(2), [1], 'at least 2, and these are 1'],
  [z.string().min(3), 'ab', 'at least 3 letters, and these are 2'],
  [z.int().min(1), 0, 'at least 1'],
  [z.int().max(1_000_000), 2_000_000, 'at most 1,000,000'],
  [z.number().multipleOf(5), 7, 'expected a multiple of 5'],
  [z.string().regex(/^a/), 'b', 'not of the form that is expected here'],
  [z.iso.datetime(), 'today', 'expected a time such as 2026-11-30T12:00:00Z'],
  [z.record(z.string().regex(/^a/), z.int()), { b: 1 }, 'not what is expected here'],
])('case %#: no words of the library', (schema, input, expected) => {
  expect(() => parseWith(schema, input)).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ message: expected })] }),
  );
});

test('a path is written as it would be in a program', () => {
  expect(pathText([])).toBe('');
  expect(pathText(['units', 3, 'size'])).toBe('units[3].size');
  expect(pathText([0, 'a-b', 'c d', '"'])).toBe('[0].a-b["c d"]["\\""]');
});

test('an error says all its issues, one a line', () => {
  const error = new ParseError([
    { path: '', message: 'too short' },
    { path: 'units[0]', message: 'no unit' },
  ]);
  expect(error.message).toBe('too short\nunits[0]: no unit');
  expect(error.issues.map(issueText)).toEqual(['too short', 'units[0]: no unit']);
  expect(error).toBeInstanceOf(Error);
});

test('the input is not changed, and the roster is another value', () => {
  const input = structuredClone(roman);
  const roster = parseRoster(input);
  expect(input).toEqual(roman);
  expect(roster.units).not.toBe(input.units);
});

test.each<[string, unknown, string, string]>([
  ['no list', { list: undefined }, 'list', 'expected text in double quotes'],
  ['units that are text', { units: 'many' }, 'units', 'expected a list in square brackets'],
  ['settings that are a number', { settings: 3 }, 'settings', 'expected an object in braces'],
  ['shares of neither', { settings: { shares: 'some' } }, 'settings.shares', 'expected "agreed" or "spent"'],
  [
    'too many units',
    { units: Array(2001).fill({ entry: 'mob' }) },
    'units',
    'at most 2,000, and these are 2,001',
  ],
  ['a name too long', { name: 'x'.repeat(201) }, 'name', 'at most 200 letters, and these are 201'],
  ['a name of many emoji', { name: '🐘'.repeat(1200) }, 'name', 'at most 200 letters, and these are 1,200'],
  [
    'too many options',
    { units: [{ entry: 'mob', options: Array(201).fill('x') }] },
    'units[0].options',
    'at most 200, and these are 201',
  ],
  ['an empty entry', { units: [{ entry: '' }] }, 'units[0].entry', 'must not be empty'],
])('%s is told in words for people', (_, change, path, message) => {
  const roster = { format: 'muster/1', system: 'ancient', list: 'roman', points: 1000, units: [] };
  expect(() => parseRoster({ ...roster, ...(change as object) })).toThrow(
    expect.objectContaining({ issues: [{ path, message }] }),
  );
});
