import fc from 'fast-check';
import { breakText, linesOf, readJsonText } from '@/lib/schema/json-text';

test.each([
  ['', 1, 1, 'a value'],
  ['  \n ', 2, 2, 'a value'],
  ['nul', 1, 1, 'a value'],
  ['// no\n{}', 1, 1, 'a value'],
  ['<html>', 1, 1, 'a value'],
  ['{', 1, 2, 'a name in double quotes or }'],
  ['{a: 1}', 1, 2, 'a name in double quotes or }'],
  ["{'a': 1}", 1, 2, 'a name in double quotes or }'],
  ['{"a": 1,}', 1, 9, 'a name in double quotes'],
  ['{"a" 1}', 1, 6, 'a colon'],
  ['{"a": }', 1, 7, 'a value'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma or }'],
  ['[', 1, 2, 'a value or ]'],
  ['[1, 2', 1, 6, 'a comma or ]'],
  ['[1 2]', 1, 4, 'a comma or ]'],
  ['[1}', 1, 3, 'a comma or ]'],
  ['[1,]', 1, 4, 'a value'],
  ['[1,\n\n]', 3, 1, 'a value'],
  ['{} {}', 1, 4, 'nothing more'],
  ['{}\n]', 2, 1, 'nothing more'],
  ['{"a": "no end', 1, 7, 'a value'],
  ['{"a": "line\nbreak"}', 1, 7, 'a value'],
  ['{"a": "\\x"}', 1, 7, 'a value'],
  ['{"a": "\\u00g0"}', 1, 7, 'a value'],
  ['{"a": 01}', 1, 7, 'a value'],
  ['{"a": 1.}', 1, 7, 'a value'],
  ['{"a": +1}', 1, 7, 'a value'],
  ['{"a": NaN}', 1, 7, 'a value'],
])('%j breaks in line %i, column %i, where %s was expected', (text, line, column, expected) => {
  const broken = { line, column, expected };
  expect(readJsonText(text)).toEqual({ broken });
  expect(breakText(broken)).toBe(`line ${line}, column ${column}: expected ${expected}`);
});

test('what JSON.parse takes is its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readJsonText(text)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"',
  '\\',
  '1',
  '-',
  'true',
  'nul',
  ' ',
  '\n',
  '\0',
  '\u0085',
];

test('what JSON.parse refuses breaks, and the other way round', () => {
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect('value' in readJsonText(text)).toBe(parses(text));
    }),
    { numRuns: 3_000 },
  );
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['brackets', '['.repeat(200_000), 200_001],
  ['a string without an end', `"${'x'.repeat(16_000_000)}`, 1],
  ['a string of escapes without an end', `"${'\\n'.repeat(8_000_000)}`, 1],
  ['a number with a tail', `${'1'.repeat(16_000_000)}x`, 1],
])('%s, however many, are read in one go', (_, text, column) => {
  expect(readJsonText(text)).toMatchObject({ broken: { line: 1, column } });
});

test('lines of paths, and of what surrounds a path that is not there', () => {
  const text = '{\n "a": [\n  1,\n  {"b": 2,\n   "odd key": 3}\n ]\n}';
  const paths = ['', 'a', 'a[0]', 'a[1].b', 'a[1]["odd key"]', 'a[1].missing', 'c'];
  expect(linesOf(text, paths)).toEqual([1, 2, 3, 4, 5, 4, 1]);
});

test('deep nesting beside a path does not slow the search for it', () => {
  const text = `{\n"x": ${'['.repeat(200_000)}${']'.repeat(200_000)},\n"a": [\n1]}`;
  expect(linesOf(text, ['x', 'a[0]'])).toEqual([2, 4]);
});
