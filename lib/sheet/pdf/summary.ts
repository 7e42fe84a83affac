import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetUnit } from '../sheet';
import { capital } from '../words';
import type { Desk, Draft, Margins } from './draft';
import { heading } from './heading';
import { heightOf } from './height';
import { mm } from './options';
import { INK, inline } from './pen';
import { breachLine, kindText, unitPrice, type Writer } from './unit';

const MARGINS: Margins = [mm(12), mm(11), mm(12), mm(14)];
const TOLD = new Set(['saves', 'move', 'hit', 'range', 'command', 'options', 'arms']);
const MOST_BREACHES = 8;
/** Between a unit's name and what stands beside it. */
const GAP = 6;

/** How much is told, and how small: what a page does not hold in one way it may in the next. */
interface Plan {
  size: number;
  /** Whether saves, Move, options and the like stand beside each unit. */
  details: boolean;
  /** How many units are named. */
  units: number;
}

/** The army on one page, whatever its size: smaller type first, then less of each unit, then fewer units. */
export function summaryPage(sheet: Sheet, desk: Desk): Draft {
  const plans = plansFor(sheet.units.length);
  const room = desk.page.height - MARGINS[1] - MARGINS[3];
  const width = desk.page.width - MARGINS[0] - MARGINS[2];
  const fitting = plans.findIndex((plan) => heightOf(content(sheet, desk, plan), width) <= room);
  return planned(sheet, desk, plans.slice(fitting < 0 ? -1 : fitting));
}

function planned(sheet: Sheet, desk: Desk, [plan, ...rest]: Plan[]): Draft {
  return {
    content: plan ? content(sheet, desk, plan) : [],
    margins: MARGINS,
    bookmarks: [],
    footer: true,
    again: (pages) => (pages > 1 && rest.length > 0 ? planned(sheet, desk, rest) : undefined),
  };
}

function plansFor(units: number): Plan[] {
  const smaller = [10, 9, 8.5, 8, 7.5, 7, 6.5, 6].map((size) => ({ size, details: true, units }));
  const barer = [7, 6.5, 6].map((size) => ({ size, details: false, units }));
  const fewer = [120, 100, 80, 70, 60, 50, 40, 30, 20, 10, 0]
    .filter((named) => named < units)
    .map((named) => ({ size: 6, details: false, units: named }));
  return [...smaller, ...barer, ...fewer];
}

function content(sheet: Sheet, desk: Desk, plan: Plan): Content[] {
  const width = desk.page.width - MARGINS[0] - MARGINS[2];
  const named = sheet.units.slice(0, plan.units);
  const others = sheet.units.slice(plan.units);
  return [
    ...heading(sheet, desk, { width, scale: Math.min(1, 0.45 + plan.size / 18) }),
    ...breaches(sheet, desk, plan.size, width),
    ...categories(sheet, desk, plan.size, width),
    ...(named.length > 0 ? [unitTable(named, desk, plan, width)] : []),
    ...(others.length > 0
      ? [desk.pen(otherText(others, desk.words), { size: plan.size, weight: 'italic', width })]
      : []),
  ];
}

function otherText(others: readonly SheetUnit[], words: Desk['words']): string {
  const points = others.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
  return words.say('paper.moreUnits', { count: others.length, points: words.amount(points) });
}

function breaches({ breaches: all }: Sheet, { pen, words }: Desk, size: number, width: number): Content[] {
  const told = all.slice(0, MOST_BREACHES).map((breach) => breachLine(breach, { pen, words, size, width }));
  const more = all.length - told.length;
  const rest =
    more > 0 ? [pen(words.say('paper.more', { count: more }), { size, color: INK.breach, width })] : [];
  return told.length === 0 ? [] : [{ stack: [...told, ...rest], margin: [0, 3, 0, 0] }];
}

/** Every category's points and limit, on a line or two. */
function categories(
  { categories: all }: Sheet,
  { pen, words }: Desk,
  size: number,
  width: number,
): Content[] {
  if (all.length === 0) return [];
  const pieces = all.flatMap(({ name, points, limit }, at) => [
    pen(`${at === 0 ? '' : '\xA0\xA0 '}${name}\xA0`, { size, color: INK.muted, width }),
    pen(words.points(points), { size, weight: 'bold', width }),
    pen(limit === '' ? '' : ` (${limit})`, { size, width }),
  ]);
  return [{ ...inline(...pieces), margin: [0, 3, 0, 0] }];
}

function unitTable(units: readonly SheetUnit[], { pen, words }: Desk, plan: Plan, width: number): Content {
  const { size, details } = plan;
  const ends = [size * 2.2, size * 6.5] as const;
  const middle = width - ends[0] - ends[1];
  const widths = details ? [ends[0], middle * 0.45, middle * 0.55, ends[1]] : [ends[0], middle, ends[1]];
  const body = units.map((unit) => [
    pen(String(unit.number), { size, color: INK.muted, width: ends[0] }),
    unitName(unit, { pen, words, size, width: (widths[1] ?? 0) - GAP }),
    ...(details ? [detailsOf(unit, pen, size, widths[2] ?? 0)] : []),
    { ...pen(unitPrice(unit, words), { size, weight: 'bold', width: ends[1] }), alignment: 'right' as const },
  ]);
  return { table: { widths, body, dontBreakRows: true }, layout: LINES, margin: [0, 3, 0, 0] };
}

function unitName(unit: SheetUnit, { pen, words, size, width }: Writer) {
  const said = inline(
    pen(unit.title, { size, weight: 'bold', width, direction: 'auto' }),
    pen(`\xA0 ${kindText(unit)}`, { size, width }),
    ...flag(unit, { pen, words, size, width }),
  );
  return { ...said, margin: [0, 0, GAP, 0] as Margins };
}

/** That the unit breaks a rule, or did and its breaches are all waived. */
function flag({ breaches: all }: SheetUnit, { pen, words, size, width }: Writer) {
  if (all.length === 0) return [];
  const open = all.some(({ waived }) => !waived);
  const said = ` · ${words.say(open ? 'paper.flag' : 'paper.flagWaived')}`;
  return [pen(said, { size, weight: 'bold', color: open ? INK.breach : INK.black, width })];
}

function detailsOf({ facts }: SheetUnit, pen: Desk['pen'], size: number, width: number) {
  const told = facts.filter(({ id }) => TOLD.has(id));
  return pen(
    told.map(({ id, label, value }) => (NAMED.has(id) ? `${label} ${value}` : capital(value))).join('; '),
    {
      size,
      width: width - 4,
    },
  );
}

/** Facts that say nothing without their label. */
const NAMED = new Set(['saves', 'move', 'hit', 'range']);

const LINES = {
  // The heading ends in a line of its own.
  hLineWidth: (line: number) => (line === 0 ? 0 : 0.4),
  vLineWidth: () => 0,
  hLineColor: () => INK.line,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0.6,
  paddingBottom: () => 0.6,
};
