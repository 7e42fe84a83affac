import type { CatalogueSystem, FormulaSystem, Item, System } from '@/lib/schema';
import type { CHART_SOURCES, Chart } from '@/lib/schema/charts';
import { capital } from './words';

type Source = (typeof CHART_SOURCES)[number];

/** A chart with its rows: those that it is made of are the system's own figures. */
export function filledChart(chart: Chart, system: System, items: readonly Item[]): Chart {
  return chart.from ? { ...chart, rows: rowsFrom(chart.from, system, items) } : chart;
}

function rowsFrom(source: Source, system: System, items: readonly Item[]): string[][] {
  if (system.kind === 'catalogue') return source === 'missiles' ? missileRows(system, items) : [];
  return FORMULA_ROWS[source](system);
}

const FORMULA_ROWS: Record<Source, (system: FormulaSystem) => string[][]> = {
  missiles: () => [],
  moves: moveRows,
  ranges: rangeRows,
  'hit-on': ({ armours }) =>
    armours.map(({ code, name, hitOn }) => [`${capital(name)} (${code})`, `${hitOn}+`]),
};

/** The missile weapons of the system, then those that only a list has. */
function missileRows({ items }: CatalogueSystem, own: readonly Item[]): string[][] {
  const all = [...Object.values(items), ...own].filter(({ kind, range }) => kind === 'missile' && range);
  const byName = new Map(all.map((item) => [item.name, item]));
  return [...byName.values()].map(({ name, range = '-', strength = '-' }) => [
    capital(name),
    range,
    strength,
  ]);
}

function moveRows({ moves, moveLimits, densities, categories, armours }: FormulaSystem): string[][] {
  const kinds = [...densities, ...armours];
  const name = (key: string) => {
    const kind = kinds.find(({ code }) => code === key.charAt(0))?.name ?? key;
    return capital(`${kind} ${categories.find(({ code }) => code === key.charAt(1))?.name ?? ''}`.trim());
  };
  const row = (key: string, move: string, flight: string) => [name(key), move, `${flight}"`];
  return [
    ...Object.entries(moves).map(([key, { move, flight }]) => row(key, `${move}"`, flight)),
    ...Object.entries(moveLimits).map(([key, { move, flight }]) => row(key, `≤ ${move}"`, flight)),
  ];
}

function rangeRows({ bows, options }: FormulaSystem): string[][] {
  return [...Object.values(bows), ...Object.values(options)].flatMap(({ name, range }) =>
    range ? [[capital(name), `${range.close}"`, `${range.long}"`]] : [],
  );
}
