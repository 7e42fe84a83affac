import type { Chart } from '@/lib/schema/charts';
import type { Reference, ReferenceTerm } from '@/lib/sheet/reference';

/** What is asked for: words, one system, or only what an army has. */
export interface Asked {
  words: string;
  system: string;
  /** The names of the terms of an army, in small letters. */
  only?: ReadonlySet<string>;
}

/** The references with just what is asked for; groups and systems with nothing left out. */
export function find(references: readonly Reference[], { words, system, only }: Asked): Reference[] {
  const wanted = tokens(words);
  const fits = (text: string) => wanted.every((word) => plain(text).includes(word));
  return references
    .filter((reference) => system === '' || reference.system === system)
    .map((reference) => ({
      ...reference,
      groups: reference.groups
        .map((group) => ({
          ...group,
          terms: group.terms.filter((term) => (!only || only.has(plain(term.name))) && fits(termText(term))),
        }))
        .filter(({ terms }) => terms.length > 0),
      charts: reference.charts.filter((chart) => fits(chartText(chart))).map((chart) => cut(chart, only)),
    }))
    .filter(({ groups, charts }) => groups.length + charts.length > 0);
}

/** How many terms and charts there are. */
export function countOf(references: readonly Reference[]): number {
  return references
    .map(({ groups, charts }) => charts.length + groups.reduce((sum, { terms }) => sum + terms.length, 0))
    .reduce((sum, count) => sum + count, 0);
}

/** Of the weapons, those that the army has; every other chart is whole. */
function cut(chart: Chart, only: Asked['only']): Chart {
  if (!only || (chart.from !== 'missiles' && chart.from !== 'ranges')) return chart;
  const rows = chart.rows.filter(([name = '']) => only.has(plain(name)));
  return rows.length > 0 ? { ...chart, rows } : chart;
}

function tokens(words: string): string[] {
  return plain(words).split(/\s+/).filter(Boolean);
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function termText({ name, summary, list = '' }: ReferenceTerm): string {
  return `${name} ${summary} ${list}`;
}

function chartText({ title, corner, columns, rows, notes }: Chart): string {
  return [title, corner, ...columns, ...rows.map(([name]) => name), ...notes].join(' ');
}
