import { applied } from '@/app/army/fill/applied';
import { recallFill, rememberFill } from '@/app/army/fill/remembered';
import type { FillWay } from '@/lib/engine/fill';
import type { Draft, DraftUnit } from '@/lib/shelf';

const draft: Draft = {
  format: 'muster/1',
  system: 'ancient',
  list: 'vale',
  points: 900,
  units: [
    { key: 'a', entry: 'king' },
    { key: 'b', entry: 'spearmen', size: 20, note: 'Mine' },
    { key: 'c', entry: 'riders', size: 5 },
  ],
};
const spears: DraftUnit = { key: 'd', entry: 'spearmen', size: 8 };
const way: FillWay = {
  spent: 900,
  added: 130,
  changes: [
    { kind: 'grow', at: 1, from: 20, to: 25, points: 50 },
    { kind: 'add', choice: 'vale/spearmen', unit: { entry: 'spearmen', size: 8 }, points: 80 },
  ],
  categories: [],
};
const places = {
  categories: ['king', 'spearmen', 'riders'],
  categoryOf: (unit: DraftUnit) => ('entry' in unit ? unit.entry : null),
};

test('a way is one edit: units grow as they are, new ones go to their category', () => {
  const next = applied(way, { keys: ['a', 'b', 'c'], added: [spears] }, places)(draft);
  expect(next.units).toEqual([
    draft.units[0],
    { key: 'b', entry: 'spearmen', size: 25, note: 'Mine' },
    spears,
    draft.units[2],
  ]);
});

test('a unit that was moved since grows all the same, one that is gone does not', () => {
  const moved = { ...draft, units: [draft.units[1], draft.units[0]] } as Draft;
  const next = applied(way, { keys: ['a', 'b', 'c'], added: [] }, places)(moved);
  expect(next.units[0]).toMatchObject({ key: 'b', size: 25 });
  const gone = { ...draft, units: [draft.units[0]] } as Draft;
  expect(applied(way, { keys: ['a', 'b', 'c'], added: [] }, places)(gone)).toBe(gone);
});

describe('what was ticked', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  test('is remembered for armies of its kind', () => {
    rememberFill('ancient vale', { ticked: ['vale/mob'], largest: 12 });
    expect(recallFill('ancient vale')).toEqual({ ticked: ['vale/mob'], largest: 12 });
    expect(recallFill('ancient isles')).toBeNull();
  });

  test.each(['', 'null', '7', '{}', '{"ticked":7,"largest":3}', '{"ticked":[],"largest":"3"}', '{"ticked'])(
    'what cannot be read is nothing: %s',
    (text) => {
      kept.set('muster-fill ancient vale', text);
      expect(recallFill('ancient vale')).toBeNull();
    },
  );

  test('ids that are none are left out', () => {
    kept.set('muster-fill ancient vale', '{"ticked":["vale/mob",7,null],"largest":3}');
    expect(recallFill('ancient vale')).toEqual({ ticked: ['vale/mob'], largest: 3 });
  });

  test('a browser that keeps nothing is no fault', () => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    expect(() => rememberFill('ancient vale', { ticked: [], largest: 3 })).not.toThrow();
    expect(recallFill('ancient vale')).toBeNull();
  });
});
