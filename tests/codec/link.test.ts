import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { MAX_LINK, moveLink, rosterOfLink, tidyRoster } from '@/lib/codec';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import { roster } from '../engine/arbitraries';

/** As long as the address of a club's server may be. */
const ORIGIN = 'https://muster.wargamers-of-the-north.example';

test('a link names the page, and carries the army behind the # that no server sees', () => {
  const army = parseRoster({ format: 'muster/1', system: 'ancient', list: 'roman', points: 1000, units: [] });
  const { pathname, search, hash, origin } = new URL(moveLink(army, ORIGIN));
  expect({ pathname, search, origin }).toEqual({ pathname: '/open', search: '', origin: ORIGIN });
  expect(rosterOfLink(hash)).toEqual(army);
});

test('any army comes out of its link as it went in', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const { hash } = new URL(moveLink(army, ORIGIN));
      expect(rosterOfLink(hash)).toEqual(tidyRoster(army));
    }),
    { numRuns: 100 },
  );
});

test('a link ends in a letter or digit, since chat programs leave other signs at its end out', () => {
  fc.assert(fc.property(roster, (army) => expect(moveLink(army, ORIGIN)).toMatch(/[a-z0-9]$/)));
});

test.each(['', '#', '#1', '#2.1r.', '#top'])('%j is no army', (fragment) => {
  expect(() => rosterOfLink(fragment)).toThrow(ParseError);
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ    '];
const unitName = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 30, maxLength: 30 });

/** Thirty different units, each with most of what its entry offers and a name of thirty letters in no order at all. */
function largest(list: string) {
  const entries = fileBooks().list(list)?.entries ?? [];
  const unit = fc.constantFrom(...entries).chain(({ id, command, options }) =>
    fc.record({
      entry: fc.constant(id),
      size: fc.integer({ min: 5, max: 60 }),
      command: fc.subarray(command.map((one) => one.id)),
      options: fc.subarray(options.map((one) => one.id)),
      name: unitName,
    }),
  );
  return fc
    .array(unit, { minLength: 30, maxLength: 30 })
    .map((units) =>
      parseRoster({ format: 'muster/1', system: 'ancient', list, name: 'x'.repeat(40), points: 5000, units }),
    );
}

const DESIGN = {
  name: unitName,
  quality: fc.constantFrom('peasant', 'levy', 'average', 'elite', 'fanatic'),
  code: fc
    .tuple(fc.constantFrom(...'CLO'), fc.constantFrom(...'UPAME'), fc.constantFrom(...'FM'))
    .map((letters) => letters.join('')),
  size: fc.integer({ min: 1, max: 60 }),
  arms: fc.constantFrom('melee', 'missile', 'cross-trained'),
  options: fc.subarray(['longbow', 'pike', 'polearm', 'shieldwall', 'warband', 'skirmishers', 'sling'], {
    maxLength: 3,
  }),
};

const largestDesigned = fc
  .array(fc.record(DESIGN), { minLength: 30, maxLength: 30 })
  .map((units) =>
    parseRoster({ format: 'muster/1', system: 'medieval', name: 'x'.repeat(40), points: 5000, units }),
  );

test.each([
  ['Roman', largest('roman')],
  ['Barbarian', largest('barbarian')],
  ['medieval', largestDesigned],
])('30 %s units fit into 2,000 letters, long names and all', (_, armies) => {
  expect(MAX_LINK).toBe(2000);
  fc.assert(fc.property(armies, (army) => expect(moveLink(army, ORIGIN).length).toBeLessThanOrEqual(2000)));
});
