import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { canonicalRoster, tidyRoster } from '@/lib/codec';
import { checkRoster } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { roster, waivedRoster } from '../engine/arbitraries';

const roman = (more: object, ...units: object[]) => ({
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  points: 1000,
  ...more,
  units,
});
const medieval = (more: object, ...units: object[]) => ({
  format: 'muster/1',
  system: 'medieval',
  points: 1000,
  ...more,
  units,
});
const design = { quality: 'levy', code: 'CUF' };
const textOf = (input: object) => canonicalRoster(parseRoster(input));

describe('the text of today is the text of always: ids and codes are made of it', () => {
  const rows: [name: string, input: object, text: string][] = [
    [
      'an ancient army',
      roman(
        { settings: { shares: 'spent' }, name: 'Legio XX' },
        {
          note: 'n',
          name: 'Cohors I',
          options: ['javelins', 'heavy-armour'],
          command: ['standard', 'centurion'],
          size: 15,
          entry: 'regular-legionaries',
        },
        { size: 6, list: 'barbarian', entry: 'noble-cavalry' },
      ),
      '{"format":"muster/1","system":"ancient","list":"roman","name":"Legio XX","points":1000,"settings":{"shares":"spent"},' +
        '"units":[{"entry":"regular-legionaries","size":15,"command":["centurion","standard"],' +
        '"options":["heavy-armour","javelins"],"name":"Cohors I","note":"n"},' +
        '{"entry":"noble-cavalry","list":"barbarian","size":6}]}',
    ],
    [
      'an army of a variant, without units',
      {
        format: 'muster/1',
        units: [],
        points: 500,
        variant: 'mountain-tribe',
        list: 'barbarian',
        system: 'ancient',
      },
      '{"format":"muster/1","system":"ancient","list":"barbarian","variant":"mountain-tribe","points":500,"units":[]}',
    ],
    [
      'a medieval army',
      medieval(
        { points: 97.5, settings: { halves: 'up' } },
        {
          note: 'n',
          champion: true,
          options: ['pike'],
          arms: 'missile',
          size: 2,
          code: 'OAF',
          quality: 'elite',
          name: 'Sir',
        },
      ),
      '{"format":"muster/1","system":"medieval","points":97.5,"settings":{"halves":"up"},"units":[{"name":"Sir",' +
        '"quality":"elite","code":"OAF","size":2,"arms":"missile","options":["pike"],"champion":true,"note":"n"}]}',
    ],
    [
      'an army with waivers, and units that are named by them',
      roman(
        {
          waivers: [
            { note: '', where: { unit: 'b' }, options: ['sling', 'bow'], code: 'options-exclusive' },
            { note: 'a club game', limit: 1000, have: 1010, where: { army: true }, code: 'total-over' },
            { where: { list: 'roman', entry: 'camelry' }, code: 'entry-over' },
          ],
        },
        { entry: 'marines', size: 5, id: 'b' },
      ),
      '{"format":"muster/1","system":"ancient","list":"roman","points":1000,"units":[{"id":"b","entry":"marines","size":5}],' +
        '"waivers":[{"code":"entry-over","where":{"entry":"camelry","list":"roman"}},' +
        '{"code":"options-exclusive","where":{"unit":"b"},"options":["bow","sling"]},' +
        '{"code":"total-over","where":{"army":true},"note":"a club game","have":1010,"limit":1000}]}',
    ],
    [
      'a medieval army with ids',
      medieval({ waivers: [] }, { ...design, id: 'x' }),
      '{"format":"muster/1","system":"medieval","points":1000,"units":[{"id":"x","quality":"levy","code":"CUF"}]}',
    ],
  ];
  test.each(rows)('%s', (_, input, text) => expect(textOf(input)).toBe(text));
});

describe('what says nothing is left out', () => {
  const plain = textOf(roman({}, { entry: 'army-general' }));
  const rows: [name: string, input: object][] = [
    ['settings that say nothing', roman({ settings: {} }, { entry: 'army-general' })],
    ['shares as they are anyway', roman({ settings: { shares: 'agreed' } }, { entry: 'army-general' })],
    ['an empty name', roman({ name: '' }, { entry: 'army-general' })],
    ['size 1', roman({}, { entry: 'army-general', size: 1 })],
    ['no options, no command', roman({}, { entry: 'army-general', options: [], command: [] })],
    ['an empty name and note of a unit', roman({}, { entry: 'army-general', name: '', note: '' })],
    ['the army’s own list', roman({}, { entry: 'army-general', list: 'roman' })],
  ];
  test.each(rows)('%s', (_, input) => expect(textOf(input)).toBe(plain));

  const plainDesign = textOf(medieval({}, design));
  test.each([{ size: 1 }, { arms: 'melee' }, { champion: false }, { options: [] }, { name: '', note: '' }])(
    'medieval: %j',
    (more) => expect(textOf(medieval({}, { ...design, ...more }))).toBe(plainDesign),
  );
  test('medieval settings as they are anyway', () => {
    expect(textOf(medieval({ settings: { shares: 'agreed', halves: 'exact' } }, design))).toBe(plainDesign);
  });
});

describe('what says something stays', () => {
  const distinct: [string, object][] = [
    ['nothing more', roman({}, { entry: 'scorpio' })],
    ['size 0', roman({}, { entry: 'scorpio', size: 0 })],
    ['size 2', roman({}, { entry: 'scorpio', size: 2 })],
    ['an option', roman({}, { entry: 'scorpio', options: ['carroballista'] })],
    ['the option twice', roman({}, { entry: 'scorpio', options: ['carroballista', 'carroballista'] })],
    ['as a command', roman({}, { entry: 'scorpio', command: ['carroballista'] })],
    ['another list', roman({}, { entry: 'scorpio', list: 'barbarian' })],
    ['a name', roman({}, { entry: 'scorpio', name: 'x' })],
    ['a name of a space', roman({}, { entry: 'scorpio', name: ' ' })],
    ['a note', roman({}, { entry: 'scorpio', note: 'x' })],
    ['the army’s name', roman({ name: 'x' }, { entry: 'scorpio' })],
    ['shares of the points spent', roman({ settings: { shares: 'spent' } }, { entry: 'scorpio' })],
    ['other points', roman({ points: 1001 }, { entry: 'scorpio' })],
    ['a unit twice', roman({}, { entry: 'scorpio' }, { entry: 'scorpio' })],
    ['a variant', roman({ variant: 'mountain-tribe' }, { entry: 'scorpio' })],
    ['another army’s list', roman({ list: 'barbarian' }, { entry: 'scorpio' })],
    ['medieval', medieval({}, design)],
    ['a champion', medieval({}, { ...design, champion: true })],
    ['cross-trained', medieval({}, { ...design, arms: 'cross-trained' })],
    ['rounded up', medieval({ settings: { halves: 'up' } }, design)],
    ['half points', medieval({ points: 1000.5 }, design)],
  ];
  test('every one has a text of its own', () => {
    expect(new Set(distinct.map(([, input]) => textOf(input))).size).toBe(distinct.length);
  });
});

test('the order of options, command and keys says nothing; the order of units does', () => {
  const one = { entry: 'scorpio', size: 2, options: ['light-armour', 'carroballista'], command: ['a', 'b'] };
  const other = {
    command: ['b', 'a'],
    options: ['carroballista', 'light-armour'],
    size: 2,
    entry: 'scorpio',
  };
  const onager = { entry: 'onager', size: 5 };
  expect(textOf(roman({}, one, onager))).toBe(textOf(roman({}, other, onager)));
  expect(textOf(roman({}, one, onager))).not.toBe(textOf(roman({}, onager, one)));
});

/** The same value with the keys of every object the other way round, and its choices too. */
function turned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((one) => turned(one));
    return ['options', 'command', 'waivers'].includes(key) ? inner.reverse() : inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([name, held]) => [name, turned(held, name)] as const);
  return Object.fromEntries(pairs.reverse());
}

const read = (text: string): Roster => parseRoster(JSON.parse(text));

test.each([
  ['any', roster],
  ['with ids and waivers', waivedRoster],
])('the canonical form reads as itself, and however it is turned: %s', (_, any) => {
  fc.assert(
    fc.property(any, (army) => {
      const text = canonicalRoster(army);
      expect(canonicalRoster(read(text))).toBe(text);
      expect(canonicalRoster(parseRoster(turned(army)))).toBe(text);
      expect(read(text)).toEqual(tidyRoster(army));
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['any', roster],
  ['with ids and waivers', waivedRoster],
])('it has the same report: %s', (_, any) => {
  const books = fileBooks();
  fc.assert(
    fc.property(any, (army) => {
      expect(checkRoster(tidyRoster(army), books)).toEqual(checkRoster(army, books));
    }),
    { numRuns: 150 },
  );
});
