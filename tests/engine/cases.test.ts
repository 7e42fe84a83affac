import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { parseRoster } from '@/lib/schema/parse';

interface Case {
  id: string;
  about: string;
  roster: unknown;
  expect: {
    points: number;
    units: (number | null)[];
    categories: Record<string, number>;
    verdict: string;
    breaches: [code: string, where: object, by: number | null][];
  };
}

const folder = path.join(__dirname, '../cases');
const cases = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Case,
);

/** Breaches as the cases write them, in an order that does not matter. */
function inAnyOrder(breaches: Case['expect']['breaches']): string[] {
  return breaches.map((breach) => JSON.stringify(breach)).sort();
}

test('all golden armies are here', () => {
  expect(cases).toHaveLength(29);
});

test.each(cases.map((one) => [one.id, one] as const))('case %s', (_, { roster, expect: expected }) => {
  const report = checkRoster(parseRoster(roster), fileBooks());
  const spent = report.categories.filter(({ points }) => points > 0);
  expect({
    points: report.points.spent,
    units: report.units.map(({ points }) => points),
    categories: Object.fromEntries(spent.map(({ category, points }) => [category, points])),
    verdict: report.verdict,
    breaches: inAnyOrder(
      report.breaches.map((breach) => [breach.code, breach.where, 'by' in breach ? breach.by : null]),
    ),
  }).toEqual({ ...expected, breaches: inAnyOrder(expected.breaches) });
});
