import { unparse } from 'papaparse';
import type { Sheet, SheetUnit } from './sheet';

/**
 * The columns, one row a unit. What is of the whole army stands in every row, so that the rows of many armies can
 * be put together; `points` adds up to the army's. New columns come last.
 */
const COLUMNS: Record<
  string,
  (unit: SheetUnit | undefined, sheet: Sheet) => string | number | null | undefined
> = {
  army: (_, { name }) => name,
  list: (_, { list }) => list,
  agreed: (_, { points }) => points.agreed,
  verdict: (_, { verdict }) => verdict,
  unit: (unit) => unit?.number,
  name: (unit) => (unit?.kind === undefined ? '' : unit.title),
  kind: (unit) => unit?.kind ?? unit?.title,
  category: (unit) => unit?.category,
  size: (unit) => unit?.size,
  counted: (unit) => unit?.count.replace(/^\S+ /, ''),
  command: (unit) => factOf(unit, 'command'),
  arms: (unit) => factOf(unit, 'arms'),
  options: (unit) => factOf(unit, 'options'),
  each: (unit) => unit?.each,
  points: (unit) => unit?.points,
  note: (unit) => unit?.note,
  breaches: (unit) => unit && said(unit.breaches),
  'army breaches': (_, { breaches }) => said(breaches.filter(({ where }) => !('unit' in where))),
  'lapsed waivers': (_, { lapsed }) => said(lapsed),
};

/** A spreadsheet runs what begins like this, in whichever width it is typed, even after spaces. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * The army as a table, one row a unit, and one for an army that has none (RFC 4180). Points are plain decimals, empty where a unit has no price; a text
 * that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function sheetCsv(sheet: Sheet): string {
  const fields = Object.keys(COLUMNS);
  const rows = sheet.units.length > 0 ? sheet.units : [undefined];
  const data = rows.map((unit) => Object.values(COLUMNS).map((cell) => cell(unit, sheet) ?? ''));
  return `${unparse({ fields, data }, { escapeFormulae: FORMULA })}\r\n`;
}

function factOf(unit: SheetUnit | undefined, fact: string): string {
  return unit?.facts.find(({ id }) => id === fact)?.value ?? '';
}

function said(breaches: readonly { message: string }[]): string {
  return breaches.map(({ message }) => message).join('\n');
}
