import { isolated } from '@/lib/engine/text';
import type { ProfileRow, Sheet, SheetUnit, TermGroup, WoundTrack } from './sheet';
import { sumLines } from './sums';
import { capital, figure, leftText, priceText, totalText } from './words';
import { woundRows, woundText } from './wounds';

/** The sheet as Markdown, in which every name stands literally. */
export function sheetMarkdown(sheet: Sheet): string {
  const parts = [
    heading(sheet),
    said('Breaches', sheet.breaches),
    said('Lapsed waivers', sheet.lapsed),
    totals(sheet),
    sheet.units.length === 0 ? '' : '## Units',
    ...sheet.units.map((unit) => unitMarkdown(unit, sheet.columns)),
    said('Advice', sheet.advice),
    ...sheet.glossary.map(glossary),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const MARKS = /[\\`*_[\]<>|~&$:]/g;
/** What makes a heading, a list or a rule at the start of a line, and what makes a link of `www.`. */
const STARTS = /^(\s*)([#+=-]|\d+(?=[.)]))/gm;
/** What closes a heading, and is then not shown. */
const CLOSES = /(?<!\\)#(?=#*\s*$)/gm;
const WEB = /\b(www)\./gi;
/** What calls a person, or makes an address of what stands around it; an unseen gap after it keeps it a letter. */
const CALLS = /@/g;

/** Text that Markdown shows as it is. */
export function markdownEscape(text: string): string {
  const start = (_: string, space: string, mark: string) =>
    space + (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`);
  const plain = text.replace(MARKS, '\\$&').replace(STARTS, start).replace(CLOSES, '\\#');
  return isolated(plain.replace(WEB, '$1\\.').replace(CALLS, '@\u200B'));
}

const esc = markdownEscape;

function heading(sheet: Sheet): string {
  const made = [sheet.date, sheet.dataVersion && `data ${sheet.dataVersion}`].filter(
    (part) => part !== undefined,
  );
  const facts = [sheet.list, totalText(sheet.points), leftText(sheet.points)].map(esc).join(' · ');
  return lines([
    `# ${esc(sheet.name)}\n`,
    `${facts} · **${esc(sheet.verdictText)}**\n`,
    made.length === 0 ? '' : `${made.map(esc).join(' · ')}\n`,
    sheet.link === undefined ? '' : `<${encodeURI(sheet.link)}>\n`,
    ...sheet.settings.map((setting) => `${esc(setting)}\n`),
  ]).trimEnd();
}

function said(title: string, sayings: readonly { message: string }[]): string {
  if (sayings.length === 0) return '';
  return lines([`## ${title}\n`, ...sayings.map(({ message }) => `- ${esc(message)}`)]);
}

function totals(sheet: Sheet): string {
  const { categories, points } = sheet;
  const sums = sumLines(sheet).map((line) => `- ${esc(line)}`);
  if (categories.length === 0) return sums.length === 0 ? '' : lines(['## Totals\n', ...sums]);
  return lines([
    '## Totals\n',
    '| Category | Unit numbers | Points | Limit |',
    '| --- | --- | ---: | --- |',
    ...categories.map(({ name, units, points: has, limit }) => row([name, units, figure(has), limit])),
    row(['Army', '', figure(points.spent), `of ${figure(points.agreed)}`]),
    ...(sums.length === 0 ? [] : [`\n${lines(sums)}`]),
  ]);
}

function unitMarkdown(unit: SheetUnit, columns: Sheet['columns']): string {
  const kind = unit.kind === undefined ? [] : [unit.kind];
  const first = [...kind, unit.count, priceText(unit.points)].map(esc).join(' · ');
  const sum = unit.sum === '' ? '' : `: ${esc(unit.sum)}`;
  const items = [
    ...unit.facts.map(({ label, value }) => `**${label}:** ${esc(value)}`),
    ...unit.wounds.flatMap(wounds),
    ...(unit.note === undefined ? [] : [`**Note:** ${unit.note.split('\n').map(esc).join('\\\n  ')}`]),
    ...unit.breaches.map(({ message }) => `**Breach:** ${esc(message)}`),
  ];
  const blocks = [
    `### ${unit.number}\\. ${esc(unit.title)}`,
    first + sum,
    profiles(unit.profiles, columns),
    lines(items.map((item) => `- ${item}`)),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function profiles(rows: readonly ProfileRow[], columns: Sheet['columns']): string {
  if (rows.length === 0) return '';
  return lines([
    row(['', ...columns.map(({ id }) => id)]),
    `| --- |${' ---: |'.repeat(columns.length)}`,
    ...rows.map(({ name, cells }) => row([name, ...cells])),
  ]);
}

function wounds(track: WoundTrack): string[] {
  const rows = woundRows(track);
  if (rows.length === 0) return [`**Wounds:** ${esc(woundText(track))}`];
  return rows.map((boxes) => `**Wounds:** ${esc(track.name)} ${'☐'.repeat(boxes)}`);
}

function glossary({ title, terms }: TermGroup): string {
  const told = terms.map(
    ({ name, summary, cite }) => `- **${esc(capital(name))}:** ${esc(summary)} (${esc(cite)})`,
  );
  return lines([`## ${title}\n`, ...told]);
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(esc).join(' | ')} |`;
}

function lines(all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
