import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster, explainArmy, explainCategory, shareSumText, totalText } from '@/lib/engine';
import type { Fraction, Roster } from '@/lib/schema';
import { english } from '@/lib/words/english';
import { roster } from './arbitraries';
import { toyBooks, vales } from './fixtures';

const books = fileBooks();

/** The sums of every category and of the army. */
function sumsOf(army: Roster, from = books) {
  const report = checkRoster(army, from);
  const category = (id: string) => explainCategory(id, { roster: army, books: from, report });
  return { report, category, army: explainArmy(army, from, report) };
}

describe('a category', () => {
  // King 100, heroes 40 and 45; spearmen 30 x 10 and 10 x 12 + 8; the lords may have a quarter of 900.
  const army = vales([
    { entry: 'king' },
    { entry: 'spearmen', size: 30, name: 'First line' },
    { entry: 'hero' },
    { entry: 'spearmen', size: 10, options: ['mail'], command: ['captain'] },
    { entry: 'hero', options: ['mail'] },
    { entry: 'hoplites' },
  ]);

  test('its units by name and place, those without a price left out', () => {
    const { lines, total } = sumsOf(army, toyBooks).category('lords');
    expect(lines.map(({ name, unit, points }) => [name, unit, points])).toEqual([
      ['King', 0, 100],
      ['Hero', 2, 40],
      ['Hero', 4, 45],
    ]);
    expect(total).toBe(185);
    expect(totalText({ lines, total }, english)).toBe('100 + 40 + 45 = 185');
  });

  test('its share with the arithmetic', () => {
    const [share] = sumsOf(army, toyBooks).category('lords').shares;
    expect(share).toEqual({
      kind: 'max',
      part: [1, 4],
      base: 900,
      ofSpent: false,
      limit: 225,
      have: 185,
      of: ['Lords'],
    });
    expect(share && shareSumText(share, english)).toBe('a quarter of 900 = 225');
  });

  test('a share of several categories stands with each of them, and counts all', () => {
    const mixed = vales([
      { entry: 'riders', size: 5 },
      { entry: 'wolves', size: 1 },
    ]);
    const { category } = sumsOf(mixed, toyBooks);
    const [both] = category('horse').shares;
    expect(both).toMatchObject({ kind: 'max', limit: 450, have: 100 + 10, of: ['Horse', 'Oddities'] });
    expect(category('oddities').shares).toEqual([both, expect.objectContaining({ limit: 300, have: 10 })]);
  });

  test('shares of the points spent', () => {
    const spent = vales([{ entry: 'king' }, { entry: 'spearmen', size: 31 }], {
      settings: { shares: 'spent' },
    });
    const [share] = sumsOf(spent, toyBooks).category('foot').shares;
    // 410: a third is 136 and two thirds, so 137 are enough.
    expect(share).toMatchObject({ kind: 'min', base: 410, ofSpent: true, limit: 137, have: 310 });
    expect(share && shareSumText(share, english)).toBe('a third of 410 = 136⅔');
  });
});

test('an army: the categories that have something', () => {
  const army = vales([
    { entry: 'spearmen', size: 30 },
    { entry: 'riders', size: 5 },
  ]);
  const { army: sum } = sumsOf(army, toyBooks);
  expect(sum.lines).toEqual([
    { name: 'Foot', points: 300, category: 'foot' },
    { name: 'Horse', points: 100, category: 'horse' },
  ]);
  expect(totalText(sum, english)).toBe('300 + 100 = 400');
});

test('a designed army: its units, halves and all', () => {
  const { army: sum } = sumsOf({
    format: 'muster/1',
    system: 'medieval',
    points: 200,
    units: [
      { quality: 'levy', code: 'CUF', size: 16 },
      { name: 'Bowmen', quality: 'elite', code: 'LPF', size: 3, arms: 'missile', options: ['longbow'] },
    ],
  });
  // 16 x 2 + 20, and 3 x (4 + 1) x 3/2 + 40.
  expect(totalText(sum, english)).toBe('52 + 62½ = 114½');
});

test('nothing and a single addend', () => {
  expect(totalText({ lines: [], total: 0 }, english)).toBe('0');
  expect(totalText({ lines: [{ name: 'King', points: 100 }], total: 100 }, english)).toBe('100');
});

test.each<[number, Fraction, string]>([
  [1200, [1, 4], 'a quarter of 1,200 = 300'],
  [1000, [1, 3], 'a third of 1,000 = 333⅓'],
  [1001, [3, 4], 'three quarters of 1,001 = 750¾'],
  [97.5, [1, 2], 'half of 97½ = 48¾'],
  [100, [2, 7], '2/7 of 100 = 28 4/7'],
  [1, [1, 4], 'a quarter of 1 = ¼'],
  [0, [1, 4], 'a quarter of 0 = 0'],
])('a share of %s, %s', (base, part, text) => {
  expect(shareSumText({ base, part }, english)).toBe(text);
});

test('every sum adds up to what the report says, exactly', () => {
  fc.assert(
    fc.property(roster, (army) => {
      const { report, category, army: whole } = sumsOf(army);
      for (const row of report.categories) {
        const { lines, total, shares } = category(row.category);
        expect(total).toBe(row.points);
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(row.points);
        const own = (kind: 'min' | 'max') =>
          shares.find((share) => share.of.length === 1 && share.kind === kind);
        expect(own('max')?.limit ?? null).toBe(row.max);
        expect(own('min')?.limit ?? null).toBe(row.min);
      }
      expect(whole.lines.reduce((sum, { points }) => sum + points, 0)).toBe(report.points.spent);
      expect(whole.total).toBe(report.points.spent);
    }),
  );
});
