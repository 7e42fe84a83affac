import type { Content, ContentText } from 'pdfmake/interfaces';
import type { Breach } from '@/lib/schema';
import type { Sheet, SheetUnit, TermGroup } from '../sheet';
import { sumLines } from '../sums';
import { capital } from '../words';
import type { Bookmark, Desk, Draft, Margins } from './draft';
import { heading } from './heading';
import { heightOf } from './height';
import { mm } from './options';
import { INK, inline, rule } from './pen';
import { kindText, unitBody, unitPrice } from './unit';

const SIZE = 9;
const NUMBER = 18;
const PRICE = 90;
const MARGINS: Margins = [mm(12), mm(12), mm(12), mm(16)];

/** The whole sheet, as it is on screen and in the browser's print. */
export function fullSheet(sheet: Sheet, desk: Desk): Draft {
  const width = desk.page.width - MARGINS[0] - MARGINS[2];
  const { say } = desk.words;
  const bookmarks: Bookmark[] = [];
  const content = [
    ...heading(sheet, desk, { width, scale: 1 }),
    ...said(say('army.status.breaches'), sheet.breaches.map(breachSaying), { desk, width, bookmarks }),
    ...said(say('waivers.lapsed'), sheet.lapsed, { desk, width, bookmarks }),
    ...totals(sheet, { desk, width, bookmarks }),
    ...units(sheet, { desk, width, bookmarks }),
    ...said(say('army.status.advice'), sheet.advice, { desk, width, bookmarks }),
    ...glossary(sheet.glossary, { desk, width, bookmarks }),
  ];
  return { content, margins: MARGINS, bookmarks, footer: true };
}

interface Part {
  desk: Desk;
  width: number;
  bookmarks: Bookmark[];
}

/** A heading that the bookmarks lead to. */
function titled(title: string, { desk: { pen }, width, bookmarks }: Part): ContentText {
  const node: ContentText = {
    ...pen(title, { size: 11, weight: 'bold', width }),
    margin: [0, 6, 0, 1],
  };
  bookmarks.push({ title, node });
  return node;
}

interface Saying {
  message: string;
  color?: string;
}

function breachSaying(breach: Breach): Saying {
  return { message: breach.message, color: breach.waived ? INK.black : INK.breach };
}

function said(title: string, sayings: readonly Saying[], part: Part): Content[] {
  if (sayings.length === 0) return [];
  const { pen } = part.desk;
  const lines = sayings.map(({ message, color }) => ({
    columns: [
      { width: 10, ...pen('•', { size: SIZE, color, width: 10 }) },
      { width: '*', ...pen(message, { size: SIZE, color, width: part.width - 10 }) },
    ],
  }));
  return [{ unbreakable: true, stack: [titled(title, part), lines[0] as Content] }, ...lines.slice(1)];
}

function totals(sheet: Sheet, part: Part): Content[] {
  const { categories, points } = sheet;
  const { pen, words } = part.desk;
  const title = words.say('sheet.totals');
  const sums = sumLines(sheet).map((line) => pen(line, { size: SIZE, color: INK.muted, width: part.width }));
  if (categories.length === 0) {
    return sums.length === 0 ? [] : [titled(title, part), { stack: sums, margin: [0, 0, 0, 8] }];
  }
  const widths = [part.width * 0.3, part.width * 0.3, part.width * 0.12, part.width * 0.28 - 8];
  const row = (cells: readonly string[], weight: 'bold' | 'regular', color = INK.black) =>
    cells.map((text, at) => ({
      ...pen(text, { size: SIZE, weight, color, width: widths[at] ?? 0 }),
      ...(at === 2 ? { alignment: 'right' as const } : {}),
      ...(at === 3 ? { margin: [8, 0, 0, 0] as Margins } : {}),
    }));
  const agreed = words.say('sheet.of', { agreed: words.points(points.agreed) });
  const body = [
    row(
      HEADS.map((head) => words.say(head)),
      'regular',
      INK.muted,
    ),
    ...categories.map(({ name, units: of, points: has, limit }) =>
      row([name, of || '–', words.points(has), limit || '–'], 'regular'),
    ),
    row([words.say('army.label'), '', words.points(points.spent), agreed], 'bold'),
  ];
  const table: Content = {
    table: { widths, body, headerRows: 1, dontBreakRows: true },
    layout: lined(body.length),
    margin: [0, 0, 0, 4],
  };
  return [
    { unbreakable: categories.length < 20, stack: [titled(title, part), table] },
    { stack: sums, margin: [0, 0, 0, 8] },
  ];
}

const HEADS = ['sheet.category', 'sheet.numbers', 'sheet.points', 'sheet.limit'] as const;

/** Lines under the head and over the last row. */
function lined(rows: number) {
  return {
    hLineWidth: (line: number) => (line === 1 || line === rows - 1 ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => INK.line,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0.5,
    paddingBottom: () => 0.5,
  };
}

function units(sheet: Sheet, part: Part): Content[] {
  const inside: Bookmark[] = [];
  const all = sheet.units.map((unit) => unitBlock(unit, sheet.columns, { ...part, bookmarks: inside }));
  const [first] = inside;
  if (first) part.bookmarks.push({ title: part.desk.words.say('sheet.units'), node: first.node, inside });
  return all;
}

/** A unit, which is never split between pages unless it alone is longer than one. */
function unitBlock(unit: SheetUnit, columns: Sheet['columns'], part: Part): Content {
  const { desk, width, bookmarks } = part;
  const wide = width - NUMBER;
  const head = unitHead(unit, part);
  bookmarks.push({ title: `${unit.number}. ${unit.title}`, node: head.node });
  const body = unitBody(unit, desk, { columns, width: wide, size: SIZE });
  const stack: Content[] = [rule(width), head.line, { margin: [NUMBER, 0, 0, 5], stack: body }];
  return { stack, unbreakable: heightOf(stack, width) < desk.page.height - MARGINS[1] - MARGINS[3] };
}

function unitHead(unit: SheetUnit, { desk: { pen, words }, width }: Part): { line: Content; node: Content } {
  const wide = width - NUMBER - PRICE;
  const node = {
    width: NUMBER,
    ...pen(String(unit.number), { size: 10.5, weight: 'bold', color: INK.muted, width: NUMBER }),
  };
  const title = inline(
    pen(unit.title, { size: 10.5, weight: 'bold', width: wide, direction: 'auto' }),
    pen(`\xA0 ${kindText(unit)}`, { size: 8.5, color: INK.muted, width: wide }),
  );
  const price = pen(unitPrice(unit, words), { size: 10.5, weight: 'bold', width: PRICE });
  return {
    node,
    line: {
      margin: [0, 3, 0, 0],
      columns: [node, { width: wide, ...title }, { width: PRICE, ...price, alignment: 'right' }],
    },
  };
}

function glossary(groups: readonly TermGroup[], part: Part): Content[] {
  if (groups.length === 0) return [];
  const gap = 14;
  const width = (part.width - gap) / 2;
  const inside: Bookmark[] = [];
  const terms = groups.flatMap((group) => termGroup(group, { ...part, width, bookmarks: inside }));
  const [first] = inside;
  if (first) part.bookmarks.push({ title: part.desk.words.say('paper.glossary'), node: first.node, inside });
  return [
    { ...rule(part.width, 1.2, INK.black), margin: [0, 6, 0, 4] },
    {
      columns: [
        { width, stack: terms },
        { width, text: '' },
      ],
      columnGap: gap,
      snakingColumns: true,
    } as Content,
  ];
}

function termGroup({ title, terms }: TermGroup, part: Part): Content[] {
  const { pen } = part.desk;
  const size = 8;
  const { width } = part;
  const [first, ...more] = terms.map(({ name, summary, cite }) => ({
    unbreakable: true,
    stack: [
      inline(
        pen(`${capital(name)}: `, { size, weight: 'bold', width }),
        pen(`${summary} `, { size, width }),
        pen(cite, { size: 7, color: INK.muted, width }),
      ),
    ],
    margin: [0, 0, 0, 2] as Margins,
  }));
  return [{ unbreakable: true, stack: [titled(title, part), first as Content] }, ...more];
}
