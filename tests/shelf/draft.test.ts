import { parseRoster } from '@/lib/schema/parse';
import type { Draft } from '@/lib/shelf';
import { draftRoster, emptyRoster, previewRoster, rosterDraft } from '@/lib/shelf';
import { LEGION, TOWN } from './armies';

test.each([
  ['catalogue', LEGION],
  ['formula', TOWN],
])('a %s roster comes back from its draft as it was', (_, roster) => {
  expect(draftRoster(rosterDraft(roster))).toEqual(roster);
});

test('each unit of a draft has a key of its own, and units that are alike differ by it', () => {
  const keys = rosterDraft(LEGION).units.map((unit) => unit.key);
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => key.length > 0)).toBe(true);
});

test('a draft shares nothing that can change with the roster that it came from', () => {
  const draft = rosterDraft(LEGION);
  expect(draft.units).not.toBe(LEGION.units);
  expect(LEGION.units.every((unit) => !('key' in unit))).toBe(true);
});

describe('a draft without a total', () => {
  const blank: Draft = { ...rosterDraft(LEGION), points: null };

  test('is no roster', () => expect(draftRoster(blank)).toBeNull());
  test('is priced at the largest total there is', () => {
    expect(previewRoster(blank)).toEqual({ ...LEGION, points: 1_000_000 });
  });
});

test('a draft with a total is priced at it', () => {
  expect(previewRoster(rosterDraft(TOWN))).toEqual(TOWN);
});

test.each([
  [
    { system: 'ancient', list: 'roman' },
    { format: 'muster/1', system: 'ancient', list: 'roman' },
  ],
  [
    { system: 'ancient', list: 'barbarian', variant: 'mountain-tribe' },
    { format: 'muster/1', system: 'ancient', list: 'barbarian', variant: 'mountain-tribe' },
  ],
  [{ system: 'medieval' }, { format: 'muster/1', system: 'medieval' }],
] as const)('an empty army of %j is a roster', (kind, head) => {
  const roster = emptyRoster(kind, 750, 'New');
  expect(roster).toEqual({ ...head, name: 'New', points: 750, units: [] });
  expect(parseRoster(roster)).toEqual(roster);
});
