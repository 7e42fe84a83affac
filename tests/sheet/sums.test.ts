import { fileBooks } from '@/lib/catalogue/files';
import type { Roster } from '@/lib/schema';
import { briefSheet } from '@/lib/sheet/brief';
import { chatText } from '@/lib/sheet/chat';
import { rosterSheet } from '@/lib/sheet/model';
import { sumLines } from '@/lib/sheet/sums';
import { sheetText } from '@/lib/sheet/text';

const books = fileBooks();

// 135 + 55 of at most 250; 10 x 16 = 160 of at least 250; a scorpio of 2, 20 + 2 x 8 = 36.
const ROMAN: Roster = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  points: 1_000,
  units: [
    { entry: 'army-general' },
    { entry: 'regular-legionaries', size: 10 },
    { entry: 'junior-officer' },
    { entry: 'scorpio', size: 2 },
  ],
};
const LINES = [
  'Characters: 135 + 55 = 190; at most a quarter of 1,000 = 250',
  'Legionaries: at least a quarter of 1,000 = 250',
  'Auxiliaries: at most three quarters of 1,000 = 750',
  'Special units: at most a quarter of 1,000 = 250',
  'Army: 190 + 160 + 36 = 386',
];

test('categories and army add up, and shares show their arithmetic', () => {
  expect(sumLines(rosterSheet(ROMAN, books))).toEqual(LINES);
});

test('the text has them below the totals, as lines of the same part', () => {
  const [totals] = sheetText(rosterSheet(ROMAN, books))
    .split('\n\n')
    .filter((part) => part.startsWith('Totals'));
  expect(totals?.split('\n').slice(-LINES.length)).toEqual(LINES);
});

test('a chat has each sum in place of its total, a brief message none', () => {
  const marks = {
    literal: (text: string) => text,
    bold: (text: string) => text,
    list: (lines: readonly string[]) => lines.join('\n'),
    link: (url: string) => url,
  };
  const sheet = rosterSheet(ROMAN, books);
  expect(chatText(sheet, marks)).toContain('Characters 135 + 55 = 190 · at most 250\n');
  expect(chatText(sheet, marks)).toContain('Army 190 + 160 + 36 = 386\n');
  expect(chatText(briefSheet(sheet), marks)).toContain('Characters 190 · at most 250\n');
});

test('a designed army adds up its units, halves and all', () => {
  const medieval: Roster = {
    format: 'muster/1',
    system: 'medieval',
    points: 200,
    units: [
      { quality: 'levy', code: 'CUF', size: 16 },
      { quality: 'elite', code: 'LPF', size: 3, arms: 'missile', options: ['longbow'] },
    ],
  };
  expect(sumLines(rosterSheet(medieval, books))).toEqual(['Army: 52 + 62½ = 114½']);
  expect(sumLines(rosterSheet({ ...medieval, units: medieval.units.slice(0, 1) } as Roster, books))).toEqual(
    [],
  );
});
