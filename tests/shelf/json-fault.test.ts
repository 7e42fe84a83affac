import fc from 'fast-check';
import { jsonFault } from '@/lib/shelf/json-fault';

test.each([
  ['', 1, 1, 'a value'],
  ['  \n ', 2, 2, 'a value'],
  ['{"a": 1,}', 1, 9, 'a key in double quotes'],
  ['{"a" 1}', 1, 6, 'a colon'],
  ['{"a": }', 1, 7, 'a value'],
  ['{a: 1}', 1, 2, 'a key in double quotes or }'],
  ["{'a': 1}", 1, 2, 'a key in double quotes or }'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma or }'],
  ['[1, 2', 1, 6, 'a comma or ]'],
  ['[1,\n\n]', 3, 1, 'a value'],
  ['[', 1, 2, 'a value or ]'],
  ['[1}', 1, 3, 'a comma or ]'],
  ['{} {}', 1, 4, 'the end'],
  ['{}\n]', 2, 1, 'the end'],
  ['{"a": "no end', 1, 7, 'a value'],
  ['{"a": "line\nbreak"}', 1, 7, 'a value'],
  ['{"a": 01}', 1, 7, 'a value'],
  ['{"a": 1.}', 1, 7, 'a value'],
  ['{"a": +1}', 1, 7, 'a value'],
  ['{"a": NaN}', 1, 7, 'a value'],
  ['{"a": "\\x"}', 1, 7, 'a value'],
  ['// no\n{}', 1, 1, 'a value'],
  ['<html>', 1, 1, 'a value'],
])('%j fails in line %d, column %d: %s', (text, line, column, expected) => {
  expect(jsonFault(text)).toEqual({ line, column, expected });
});

test('what JSON.parse takes has no fault', () => {
  fc.assert(
    fc.property(fc.json(), fc.integer({ min: 0, max: 4 }), (text, indent) => {
      expect(jsonFault(JSON.stringify(JSON.parse(text), null, indent))).toBeNull();
    }),
  );
});

test('what JSON.parse refuses has a fault, and the other way round', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '1',
    '-',
    'true',
    'nul',
    ' ',
    '\n',
    '\u0000',
    '\u0085',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      (text) => {
        expect(jsonFault(text) === null).toBe(parses(text));
      },
    ),
    { numRuns: 3_000 },
  );
});

test('neither depth nor length breaks it', () => {
  expect(jsonFault('['.repeat(200_000))).toMatchObject({ column: 200_001 });
  expect(jsonFault(`"${'x'.repeat(1_000_000)}`)).toMatchObject({ line: 1, column: 1 });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
