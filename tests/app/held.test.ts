import { held } from '@/app/army/held';

const before = { total: 3, rows: [{ name: 'a', points: 1 }, { name: 'b' }], where: { unit: 0 } };

test('what says the same is the same object', () => {
  expect(held(structuredClone(before), before)).toBe(before);
});

test('what differs is new, and keeps every part that does not', () => {
  const next = structuredClone(before);
  next.rows[1] = { name: 'c' };
  const made = held(next, before);
  expect(made).toEqual({
    total: 3,
    rows: [{ name: 'a', points: 1 }, { name: 'c' }],
    where: { unit: 0 },
  });
  expect(made.rows[0]).toBe(before.rows[0]);
  expect(made.where).toBe(before.where);
  expect(made.rows).not.toBe(before.rows);
});

test.each<[string, unknown, unknown]>([
  ['a shorter list', [1], [1, 2]],
  ['a longer list', [1, 2], [1]],
  ['a list in another order', [2, 1], [1, 2]],
  ['a list in place of an object', [], {}],
  ['nothing in place of something', null, {}],
  ['something in place of nothing', {}, null],
  ['another name', { a: undefined }, { b: undefined }],
  ['one part fewer', {}, { a: 1 }],
  ['one part more', { a: 1 }, {}],
  ['zero in place of nothing', { a: 0 }, { a: null }],
])('%s is told from what was before', (_, next, old) => {
  const made = held(structuredClone(next), old);
  expect(made).toStrictEqual(next);
  expect(made).not.toBe(old);
});

test('what was before is left as it was', () => {
  const old = structuredClone(before);
  held({ ...structuredClone(before), total: 4 }, old);
  expect(old).toEqual(before);
});
