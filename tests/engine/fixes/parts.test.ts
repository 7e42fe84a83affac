import { applyEdits, breachKey, type Edit, originsOf } from '@/lib/engine/fixes';
import { slipsBetween, surelyMeant } from '@/lib/engine/fixes/nearest';
import { smallest } from '@/lib/engine/fixes/search';
import { vales } from '../fixtures';

describe('edits', () => {
  const [mob, guard, king] = [{ entry: 'mob' }, { entry: 'guard', size: 3 }, { entry: 'king' }];
  const army = vales([mob, guard, king], { settings: { shares: 'agreed' } });
  const cases: [string, Edit[], object][] = [
    ['none', [], {}],
    [
      'a size that was left out',
      [{ kind: 'size', unit: 0, size: 4 }],
      { units: [{ ...mob, size: 4 }, guard, king] },
    ],
    [
      'numbers are those of before, whatever goes',
      [
        { kind: 'remove', unit: 0 },
        { kind: 'size', unit: 1, size: 4 },
        { kind: 'remove', unit: 2 },
      ],
      { units: [{ ...guard, size: 4 }] },
    ],
    [
      'what is added comes last',
      [
        { kind: 'add', unit: king },
        { kind: 'remove', unit: 2 },
        { kind: 'add', unit: mob },
      ],
      { units: [mob, guard, king, mob] },
    ],
    ['another total', [{ kind: 'total', points: 950 }], { points: 950 }],
    ['a setting', [{ kind: 'settings', settings: { shares: 'spent' } }], { settings: { shares: 'spent' } }],
    ['a unit that is not there', [{ kind: 'size', unit: 7, size: 4 }], {}],
  ];
  test.each(cases)('%s', (_, edits, changed) => {
    expect(applyEdits(army, edits)).toEqual({ ...army, ...changed });
  });

  test('a choice takes the place of another; the last one leaves no empty list', () => {
    const lined = vales([{ entry: 'spearmen', options: ['mail', 'bow', 'mail'], command: ['horn'] }]);
    const edited = applyEdits(lined, [
      { kind: 'choice', unit: 0, of: 'options', drop: 'mail', add: 'axe' },
      { kind: 'choice', unit: 0, of: 'command', drop: 'horn' },
    ]);
    expect(edited.units).toEqual([{ entry: 'spearmen', options: ['axe', 'bow'] }]);
    const plain = applyEdits(lined, [{ kind: 'once', unit: 0, of: 'options', id: 'mail' }]);
    expect(plain.units[0]?.options).toEqual(['mail', 'bow']);
  });

  test('where the units of the edited army were before', () => {
    const edits: Edit[] = [
      { kind: 'add', unit: king },
      { kind: 'remove', unit: 1 },
    ];
    expect(originsOf(edits, 3)).toEqual([0, 2, -1]);
  });
});

test('a breach stays the same when its numbers or its unit’s number change', () => {
  const over = { code: 'size-over', where: { unit: 2 }, have: 13, limit: 12, by: 1 } as const;
  expect(breachKey({ ...over, where: { unit: 1 }, have: 14, by: 2 }, [0, 2])).toBe(breachKey(over));
  expect(breachKey({ ...over, where: { unit: 1 } })).not.toBe(breachKey(over));
  expect(breachKey({ ...over, where: { unit: 3 } }, [0, 1, 2, -1])).not.toBe(
    breachKey({ ...over, where: { unit: 3 } }),
  );
  const share = { code: 'category-over', where: { category: 'foot' }, have: 2, limit: 1, by: 1 } as const;
  expect(breachKey({ ...share, share: '1/4' })).not.toBe(breachKey({ ...share, share: '1/3' }));
});

describe('the smallest number that will do', () => {
  const table: [number, number, number, number | undefined][] = [
    [1, 10, 4, 4],
    [1, 10, 1, 1],
    [1, 10, 10, 10],
    [1, 10, 11, undefined],
    [5, 5, 3, 5],
    [6, 5, 3, undefined],
  ];
  test.each(table)('from %i to %i, where %i and more do: %s', (from, to, enough, expected) => {
    expect(smallest(from, to, (value) => value >= enough)).toBe(expected);
  });
});

describe('what was meant by a misspelt id', () => {
  const known = ['heavy-armour', 'light-armour', 'shield', 'large-shield', 'bow', 'regular-legionaries'].map(
    (id) => ({
      id,
      name: id === 'bow' ? 'Short bow' : id.replace('-', ' '),
    }),
  );
  const table: [string, string | undefined][] = [
    ['heavy-armor', 'heavy-armour'],
    ['Heavy Armour', 'heavy-armour'],
    ['short_bow', 'bow'],
    ['shields', 'shield'],
    ['regular-legionary', 'regular-legionaries'],
    ['armour', undefined],
    ['box', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['light-armou', 'light-armour'],
  ];
  test.each(table)('%s: %s', (typed, expected) => {
    expect(surelyMeant(typed, known)).toBe(expected);
  });

  test('of two that are equally near, neither', () => {
    const twins = ['ab-scouts-one', 'ab-scouts-ons'].map((id) => ({ id, name: id }));
    expect(surelyMeant('ab-scouts-onx', twins)).toBeUndefined();
  });

  test.each([
    ['', 'abc', 3],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['same', 'same', 0],
  ])('%s to %s: %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
  });
});
