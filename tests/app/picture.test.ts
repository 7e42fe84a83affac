import { runsOf } from '@/app/s/picture/letters';
import { rowsOf } from '@/app/s/picture/rows';
import { medieval, roman, sheetOf } from '@/tests/sheet/armies';

const runs = (text: string, most = 99) =>
  runsOf(text, { most, weight: 'bold' }).map(({ text: part, font }) => [font, part]);

test.each<[string, [string, string][]]>([
  ['Legio XX', [['latin-bold', 'Legio XX']]],
  [
    'Ἀχι и',
    [
      ['greek-ext-bold', 'Ἀ'],
      ['greek-bold', 'χι '],
      ['cyrillic-bold', 'и'],
    ],
  ],
  ['a 🐘b', [['latin-bold', 'a b']]],
  ['漢字', [['latin-bold', '··']]],
  ['שלום', [['hebrew', 'םולש']]],
])('%s is drawn in fonts that have its letters', (text, parts) => {
  expect(runs(text)).toEqual(parts);
});

test('a long text is cut short', () => {
  expect(runs('x'.repeat(200), 10)).toEqual([['latin-bold', `${'x'.repeat(9)}…`]]);
});

test('units by category, with their points', () => {
  expect(rowsOf(sheetOf(roman), 16)).toEqual([
    { kind: 'category', text: 'Characters', points: '141' },
    { kind: 'unit', text: 'Marcus, Army General', points: '141' },
    { kind: 'category', text: 'Legionaries', points: '270' },
    { kind: 'unit', text: '15 Regular Legionaries', points: '270' },
    { kind: 'category', text: 'Special units', points: '156' },
    { kind: 'unit', text: '3 Light Bolt-Thrower (Scorpio)', points: '60' },
    { kind: 'unit', text: '2 Elephant', points: '83' },
    { kind: 'unit', text: 'Warhounds, Barbarian ally', points: '13' },
  ]);
});

test('where there is no room, the others are counted', () => {
  expect(rowsOf(sheetOf(medieval), 3).map(({ text }) => text)).toEqual([
    '16 Town Militia, Levy CUF',
    '15 Archers, Average LUF',
    'and 2 more units',
  ]);
  expect(rowsOf(sheetOf(roman), 4).map(({ text }) => text)).toEqual([
    'Characters',
    'Marcus, Army General',
    'and 4 more units',
  ]);
});
