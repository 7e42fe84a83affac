import { fileBooks } from '@/lib/catalogue/files';
import { rosterSheet } from '@/lib/sheet';
import { dicedText, type Length, lengthText } from '@/lib/sheet/length';
import { english } from '@/lib/words/english';
import { medieval, roman } from './armies';

test.each<[number | null, Length, string]>([
  [4, 'inches', '4"'],
  [4, 'centimetres', '10\u00a0cm'],
  [3, 'centimetres', '7.5\u00a0cm'],
  [4, 'small', '4\u00a0cm'],
  [null, 'centimetres', '–'],
])('%p in %s is %s', (inches, length, text) => {
  expect(lengthText(inches, english, length)).toBe(text);
});

test.each<[Length, string]>([
  ['inches', '2d6'],
  ['centimetres', '2d6 × 2.5\u00a0cm'],
  ['small', '2d6\u00a0cm'],
])('dice in %s', (length, text) => {
  expect(dicedText('2d6', english, length)).toBe(text);
});

test.each<[Length, string, string]>([
  ['inches', '3" (printed 4)', '3d6'],
  ['centimetres', '7.5\u00a0cm (printed 4)', '3d6 × 2.5\u00a0cm'],
])('a sheet in %s', (length, move, flight) => {
  const books = fileBooks();
  const factOf = (roster: typeof roman, number: number, id: string) =>
    rosterSheet(roster, books, { length }).units[number - 1]?.facts.find((fact) => fact.id === id)?.value;
  expect(factOf(roman, 2, 'move')).toBe(move);
  expect(factOf(medieval, 1, 'flight')).toBe(flight);
});
