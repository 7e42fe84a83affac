import { fileCharts, systemIds } from '@/lib/catalogue/files';
import { type Chart, chartsSchema } from '@/lib/schema/charts';
import { dataFile } from './load';
import { CHARTS } from './printed/charts';

const all = Object.keys(CHARTS).map((system) => ({
  system,
  charts: chartsSchema.parse(dataFile('charts', system)).charts,
}));
const made = all.flatMap(({ charts }) => charts.filter(({ from }) => from).map(({ id }) => id));
const named = all.flatMap(({ system, charts }) =>
  charts.filter(({ from }) => !from).map((chart) => [`${system} ${chart.id}`, system, chart] as const),
);

test('every rule system has its charts, and no others are there', () => {
  expect(systemIds()).toEqual(['ancient', 'medieval']);
  for (const { system, charts } of all) {
    const typed = charts.filter(({ from }) => !from).map(({ id }) => id);
    expect(typed).toEqual(Object.keys(CHARTS[system] ?? {}));
    expect(fileCharts(system)?.charts).toEqual(charts);
  }
});

test.each(named)('%s has the printed figures in every cell', (_, system, chart) => {
  expect(chart.rows.map(([, ...cells]) => cells)).toEqual(CHARTS[system]?.[chart.id]);
});

test.each(named)('%s cites its own source', (_, system, chart) => {
  const letter = system.charAt(0).toUpperCase();
  const cites = [chart.cite, ...(chart.completed ? [chart.completed.cite] : [])];
  expect(cites.every((cite) => cite.startsWith(`${letter}:`))).toBe(true);
});

test('a chart that the source does not print whole says what was worked out', () => {
  const completed = named.filter(([, , chart]) => chart.completed).map(([name]) => name);
  expect(completed).toEqual([
    'ancient combat-to-hit',
    'ancient to-wound',
    'ancient saves',
    'medieval missile-modifiers',
    'medieval melee-modifiers',
    'medieval morale-modifiers',
  ]);
});

test('these are made of figures that the system holds; tests/sheet/reference.test.ts has their rows', () => {
  expect(made).toEqual(['missiles', 'moves', 'ranges', 'hit-on']);
});

const sample: Chart = {
  id: 'sample',
  title: 'Sample',
  cite: 'A:1',
  corner: 'Row',
  columns: ['One', 'Two'],
  rows: [['first', '1', '2']],
  notes: [],
};

test.each([
  ['a cell too few', { ...sample, rows: [['first', '1']] }, 'a cell for each column'],
  ['a cell too many', { ...sample, rows: [['first', '1', '2', '3']] }, 'a cell for each column'],
  ['an empty cell', { ...sample, rows: [['first', '', '2']] }, '>=1 characters'],
  ['no rows', { ...sample, rows: [] }, 'rows, or where they come from'],
  ['rows of both kinds', { ...sample, from: 'moves' }, 'rows, or where they come from'],
  ['no citation', { ...sample, cite: 'page 3' }, 'expected a citation'],
])('a chart with %s is malformed', (_, chart, message) => {
  const { error } = chartsSchema.safeParse({ system: 'ancient', charts: [chart] });
  expect(error?.message).toContain(message);
});
