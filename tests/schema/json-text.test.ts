import { findBreak, lineAt, linesOf } from '@/lib/schema/json-text';

test.each([
  ['', 0, 'a value'],
  ['{', 1, 'a name in double quotes or }'],
  ['{"a" 1}', 5, 'a colon'],
  ['{"a":1 "b":2}', 7, 'a comma or }'],
  ['{"a":1,}', 7, 'a name in double quotes'],
  ['[1 2]', 3, 'a comma or ]'],
  ['[1,]', 3, 'a value'],
  ['[', 1, 'a value or ]'],
  ['{} x', 3, 'nothing more'],
  ['["a\\q"]', 1, 'a value or ]'],
  ['{"a":01}', 6, 'a comma or }'],
  ['nul', 0, 'a value'],
])('%s breaks at %i, where %s was expected', (text, offset, expected) => {
  expect(findBreak(text)).toEqual({ offset, expected });
});

test.each(['0', '"x"', ' [1, [], {}, {"a": [true, false, null, -1.5e3, "\\u00e9\\n"]}] \n', '"\u0085"'])(
  '%j never breaks',
  (text) => {
    expect(findBreak(text)).toBeUndefined();
    expect(() => JSON.parse(text)).not.toThrow();
  },
);

test('deep nesting is no trouble', () => {
  const deep = '['.repeat(100_000);
  expect(findBreak(deep)).toEqual({ offset: 100_000, expected: 'a value or ]' });
});

test('lines of paths, and of what surrounds a path that is not there', () => {
  const text = '{\n "a": [\n  1,\n  {"b": 2,\n   "odd key": 3}\n ]\n}';
  const paths = ['', 'a', 'a[0]', 'a[1].b', 'a[1]["odd key"]', 'a[1].missing', 'c'];
  expect(linesOf(text, paths)).toEqual([1, 2, 3, 4, 5, 4, 1]);
  expect(lineAt(text, text.length)).toBe(7);
});
