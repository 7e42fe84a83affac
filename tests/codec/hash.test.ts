import fc from 'fast-check';
import { canonicalRoster } from '@/lib/codec';
import { isRosterId, rosterId } from '@/lib/codec/hash';
import { parseRoster } from '@/lib/schema/parse';
import { roster } from '../engine/arbitraries';

const army = (more: object) =>
  parseRoster({ format: 'muster/1', system: 'ancient', list: 'roman', points: 1000, units: [], ...more });

test('the id of today is the id of always: links hold it', () => {
  // SHA-256 of `{"format":"muster/1","system":"ancient","list":"roman","points":1000,"units":[]}`, its last
  // 20 digits to the base of 28, lowest first, worked apart from the program.
  expect(rosterId(army({}))).toBe('zvm3trzn7kyhb5stsz5q');
});

test('the same content has the same id, however it is written', () => {
  expect(rosterId(army({ settings: {}, name: '' }))).toBe(rosterId(army({})));
  expect(rosterId(army({ units: [{ entry: 'x', size: 1, options: ['b', 'a'] }] }))).toBe(
    rosterId(army({ units: [{ options: ['a', 'b'], entry: 'x' }] })),
  );
});

test('other content has another id', () => {
  const armies = [
    army({}),
    army({ points: 1001 }),
    army({ name: 'x' }),
    army({ list: 'barbarian' }),
    army({ units: [{ entry: 'x' }] }),
    army({ units: [{ entry: 'x' }, { entry: 'y' }] }),
    army({ units: [{ entry: 'y' }, { entry: 'x' }] }),
  ];
  expect(new Set(armies.map(rosterId)).size).toBe(armies.length);
});

test('ids are the same just where the canonical forms are', () => {
  fc.assert(
    fc.property(roster, roster, (one, other) => {
      expect(rosterId(one) === rosterId(other)).toBe(canonicalRoster(one) === canonicalRoster(other));
      expect(isRosterId(rosterId(one))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

const good = rosterId(army({}));
test.each([
  ['nothing', ''],
  ['one letter short', good.slice(1)],
  ['one letter long', `${good}2`],
  ['capitals', good.toUpperCase()],
  ['a vowel', `a${good.slice(1)}`],
  ['a look-alike', `1${good.slice(1)}`],
  ['a path', '../../../etc/passwd2'],
  ['a line break', `${good.slice(1)}\n`],
  ['letters of two units', '🐘'.repeat(10)],
  ['an object’s own', '__proto__'],
])('%s is no id', (_, text) => expect(isRosterId(text)).toBe(false));
