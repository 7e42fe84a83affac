import { unparse } from 'papaparse';
import type { Sheet, SheetUnit } from './sheet';

/**
 * The columns, one row a unit. What is of the whole army stands in every row, so that the rows of many armies can
 * be put together; `points` adds up to the army's. New columns come last.
 */
const COLUMNS: Record<string, (unit: SheetUnit, sheet: Sheet) => string | number | null> = {
  army: (_, { name }) => name,
  list: (_, { list }) => list,
  agreed: (_, { points }) => points.agreed,
  verdict: (_, { verdict }) => verdict,
  unit: ({ number }) => number,
  name: ({ title, kind }) => (kind === undefined ? '' : title),
  kind: ({ title, kind }) => kind ?? title,
  category: ({ category }) => category ?? '',
  size: ({ size }) => size,
  counted: ({ count }) => count.replace(/^\S+ /, ''),
  command: (unit) => factOf(unit, 'command'),
  arms: (unit) => factOf(unit, 'arms'),
  options: (unit) => factOf(unit, 'options'),
  each: ({ each }) => each,
  points: ({ points }) => points,
  note: ({ note }) => note ?? '',
  breaches: ({ breaches }) => said(breaches),
  'army breaches': (_, { breaches }) => said(breaches.filter(({ where }) => !('unit' in where))),
};

/** A spreadsheet runs what begins like this, in whichever width it is typed, even after spaces. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * The army as a table, one row a unit (RFC 4180). Points are plain decimals, empty where a unit has no price; a text
 * that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function sheetCsv(sheet: Sheet): string {
  const fields = Object.keys(COLUMNS);
  const data = sheet.units.map((unit) => Object.values(COLUMNS).map((cell) => cell(unit, sheet)));
  return `${unparse({ fields, data }, { escapeFormulae: FORMULA })}\r\n`;
}

function factOf({ facts }: SheetUnit, fact: string): string {
  return facts.find(({ id }) => id === fact)?.value ?? '';
}

function said(breaches: readonly { message: string }[]): string {
  return breaches.map(({ message }) => message).join('\n');
}
