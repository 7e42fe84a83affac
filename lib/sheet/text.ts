import { isolated } from '@/lib/engine/text';
import type { ProfileRow, Sheet, SheetUnit, TermGroup, WoundTrack } from './sheet';
import { sumLines } from './sums';
import { capital, figure, leftText, priceText, totalText } from './words';
import { woundRows, woundText } from './wounds';

const INDENT = '   ';

/** The sheet as plain text for a terminal or a message. */
export function sheetText(sheet: Sheet): string {
  const parts = [
    heading(sheet),
    said('Breaches', sheet.breaches),
    said('Lapsed waivers', sheet.lapsed),
    totals(sheet),
    ...sheet.units.map((unit) => unitText(unit, sheet.columns)),
    said('Advice', sheet.advice),
    ...sheet.glossary.map(glossary),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function heading(sheet: Sheet): string {
  const made = [sheet.date, sheet.dataVersion && `data ${sheet.dataVersion}`, sheet.link];
  return lines([
    isolated(sheet.name),
    [sheet.list, totalText(sheet.points), leftText(sheet.points), sheet.verdictText].join(' · '),
    made.filter(Boolean).join(' · '),
    ...sheet.settings,
    ...exactly(sheet.exact),
  ]);
}

function said(title: string, sayings: readonly { message: string }[]): string {
  if (sayings.length === 0) return '';
  return lines([title, ...sayings.map(({ message }) => `- ${isolated(message)}`)]);
}

function totals(sheet: Sheet): string {
  const { categories, points } = sheet;
  if (categories.length === 0) return sheet.sums.length === 0 ? '' : lines(['Totals', ...sumLines(sheet)]);
  const rows = categories.map(({ name, units, points: has, limit }) => [
    name,
    units === '' ? '–' : /^\d+$/.test(units) ? `unit ${units}` : `units ${units}`,
    figure(has),
    limit,
  ]);
  const table = [...rows, ['Army', '', figure(points.spent), `of ${figure(points.agreed)}`]];
  return lines(['Totals', ...columned(table, [2]), ...sumLines(sheet)]);
}

function unitText(unit: SheetUnit, columns: Sheet['columns']): string {
  const kind = unit.kind === undefined ? [] : [isolated(unit.kind)];
  const first = [`${unit.number}. ${isolated(unit.title)}`, ...kind, unit.count, priceText(unit.points)];
  const rest = [
    ...(unit.sum === '' ? [] : [unit.sum]),
    ...profiles(unit.profiles, columns),
    ...unit.facts.map(({ label, value }) => `${label}: ${isolated(value)}`),
    ...unit.wounds.flatMap(wounds),
    ...(unit.note === undefined ? [] : note(unit.note)),
    ...exactly(unit.exact),
    ...unit.breaches.map(({ message }) => `! ${isolated(message)}`),
  ];
  return lines([first.join(' · '), ...rest.map((line) => INDENT + line)]);
}

function profiles(rows: readonly ProfileRow[], columns: Sheet['columns']): string[] {
  if (rows.length === 0) return [];
  const head = ['', ...columns.map(({ id }) => id)];
  const figures = columns.map((_, at) => at + 1);
  return columned([head, ...rows.map(({ name, cells }) => [name, ...cells])], figures);
}

function wounds(track: WoundTrack): string[] {
  const rows = woundRows(track);
  if (rows.length === 0) return [`Wounds: ${woundText(track)}`];
  return rows.map((boxes) => `Wounds: ${track.name} ${'[ ]'.repeat(boxes)}`);
}

function note(text: string): string[] {
  const [first, ...more] = text.split('\n').map(isolated);
  return [`Note: ${first}`, ...more.map((line) => `      ${line}`)];
}

function exactly(exact: string | undefined): string[] {
  return exact === undefined ? [] : [`Exactly: ${exact}`];
}

function glossary({ title, terms }: TermGroup): string {
  return lines([
    title,
    ...terms.map(({ name, summary, cite }) => `- ${capital(name)}: ${summary} (${cite})`),
  ]);
}

/** Rows with their cells one under the other; the columns in `right` are set to the right. */
function columned(rows: readonly string[][], right: readonly number[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const pad = (cell: string, at: number) =>
    right.includes(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

function lines(all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
