import type { Sheet, SheetUnit } from './sheet';
import { figure, leftText, priceText, totalText } from './words';

/** How a chat or a forum writes what it shows. */
export interface Marks {
  /** Text that is shown as it is, wherever in a line it stands. */
  literal(text: string): string;
  bold(escaped: string): string;
  list(escaped: readonly string[]): string;
  link(url: string): string;
}

/**
 * The army as a message: no tables, since chats have none. Units with all that was chosen for them, their facts,
 * notes and breaches; the rules are left to the sheet.
 */
export function chatText(sheet: Sheet, marks: Marks): string {
  const parts = [
    heading(sheet, marks),
    said('Breaches', sheet.breaches, marks),
    said('Lapsed waivers', sheet.lapsed, marks),
    totals(sheet, marks),
    ...sheet.units.map((unit) => unitText(unit, marks)),
    said('Advice', sheet.advice, marks),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function heading(sheet: Sheet, { literal, bold, link }: Marks): string {
  const facts = [sheet.list, totalText(sheet.points), leftText(sheet.points)].map(literal);
  const made = [sheet.date, sheet.dataVersion && `data ${sheet.dataVersion}`].flatMap((part) => part || []);
  return lines([
    bold(literal(sheet.name)),
    [...facts, bold(literal(sheet.verdictText))].join(' · '),
    made.map(literal).join(' · '),
    sheet.link === undefined ? '' : link(encodeURI(sheet.link)),
    ...sheet.settings.map(literal),
  ]);
}

function said(
  title: string,
  sayings: readonly { message: string }[],
  { literal, bold, list }: Marks,
): string {
  if (sayings.length === 0) return '';
  return lines([bold(title), list(sayings.map(({ message }) => literal(message)))]);
}

/** Each total as it adds up; the limits are in points, their arithmetic is left to the sheet. */
function totals({ categories, sums }: Sheet, { literal, bold, list }: Marks): string {
  const added = (of: string) => sums.find(({ name }) => name === of)?.added ?? '';
  const rows = categories.map(({ name, points, limit }) =>
    [`${name} ${added(name) || figure(points)}`, ...(limit === '' ? [] : [limit])].map(literal).join(' · '),
  );
  const army = sums.at(-1);
  const all = army?.name === 'Army' ? [...rows, literal(`Army ${army.added}`)] : rows;
  return all.length === 0 ? '' : lines([bold('Totals'), list(all)]);
}

function unitText(unit: SheetUnit, { literal, bold, list }: Marks): string {
  const kind = unit.kind === undefined ? [] : [unit.kind];
  const head = [...kind, unit.count, priceText(unit.points)].map(literal);
  const told = [
    ...(unit.sum === '' ? [] : [literal(unit.sum)]),
    ...unit.facts.map(({ label, value }) => `${label}: ${literal(value)}`),
    ...(unit.note === undefined ? [] : [`Note: ${unit.note.split('\n').map(literal).join('\n')}`]),
    ...unit.breaches.map(({ message }) => `${bold('Breach:')} ${literal(message)}`),
  ];
  const title = bold(literal(`${unit.number}. ${unit.title}`));
  return lines([[title, ...head].join(' · '), told.length === 0 ? '' : list(told)]);
}

function lines(all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
