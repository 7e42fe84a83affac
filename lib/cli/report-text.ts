import { armyName, armyOf, type Books } from '@/lib/engine';
import { isolated } from '@/lib/engine/text';
import type { CategoryReport, Report, Roster } from '@/lib/schema';
import { cleanLine } from '@/lib/sheet/clean';
import { sayBreach, sayLeft, sayLimit, sayTotal, sayVerdict } from '@/lib/sheet/say';
import { counted, figure } from '@/lib/sheet/words';
import type { Repair } from './repairs';
import type { Tally } from './tally';

interface Checked {
  roster: Roster;
  report: Report;
  /** The repairs of each breach, where they were asked for. */
  fixes?: readonly (readonly Repair[])[];
}

/** A report for people: verdict, totals, shares, and each breach with its arithmetic. */
export function reportText(place: string, { roster, report, fixes = [] }: Checked, books: Books): string {
  const { words } = books;
  const { points, breaches, advice, lapsed = [] } = report;
  const army = [roster.name ?? '', armyName(roster, books), sayTotal(points, words), sayLeft(points, words)];
  const lines = [
    `${place}: ${sayVerdict(report, words)}`,
    `  ${army
      .map((part) => isolated(cleanLine(part)))
      .filter(Boolean)
      .join(' · ')}`,
    ...shares(report.categories, roster, books),
    ...breaches.flatMap((breach, at) => [
      `  Breach: ${said(sayBreach(breach, words))}`,
      ...(fixes[at] ?? []).map(({ words, leads }) => `    Repair: ${said(words)} → ${leads}`),
    ]),
    ...lapsed.map(({ message }) => `  Lapsed waiver: ${said(message)}`),
    ...advice.map(({ message }) => `  Advice: ${said(message)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** `4 rosters: 1 legal, 1 legal with waivers, 1 illegal, 1 not understood`. */
export function tallyText({ all, legal, waived, illegal, lost }: Tally): string {
  const counts = [`${figure(legal)} legal`];
  if (waived > 0) counts.push(`${figure(waived)} legal with waivers`);
  counts.push(`${figure(illegal)} illegal`);
  if (lost > 0) counts.push(`${figure(lost)} not understood`);
  return `${counted(all, ['roster', 'rosters'])}: ${counts.join(', ')}\n`;
}

function shares(reports: readonly CategoryReport[], roster: Roster, books: Books): string[] {
  if (roster.system === 'medieval') return [];
  const { categories } = armyOf(roster, books);
  const rows = reports.map(({ category, points, min, max }) => ({
    name: categories.find(({ id }) => id === category)?.name ?? category,
    points: figure(points),
    limit: sayLimit(min, max, books.words),
  }));
  const wide = (texts: string[]) => Math.max(0, ...texts.map((text) => text.length));
  const [names, figures] = [wide(rows.map(({ name }) => name)), wide(rows.map(({ points }) => points))];
  return rows.map(({ name, points, limit }) =>
    `  ${name.padEnd(names)}  ${points.padStart(figures)}  ${limit}`.trimEnd(),
  );
}

function said(message: string): string {
  return isolated(cleanLine(message));
}
