import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetUnit } from '../sheet';
import type { Bookmark, Desk, Draft, Margins } from './draft';
import { heading } from './heading';
import { mm } from './options';
import { boxes, INK, inline, type Pen } from './pen';
import { kindText, unitPrice } from './unit';

const SIZE = 10.5;
const MARGINS: Margins = [mm(15), mm(15), mm(15), mm(18)];
const BOX = 24;
const PLACE = 26;
const PRICE = 84;

/** The column of march: the units in their order, then all characters as the one last entry (A:947). */
export function marchingOrder(sheet: Sheet, desk: Desk): Draft {
  const width = desk.page.width - MARGINS[0] - MARGINS[2];
  const units = sheet.units.filter(({ character }) => !character);
  const characters = sheet.units.filter(({ character }) => character);
  const { say } = desk.words;
  const bookmarks: Bookmark[] = [];
  const rows = [
    ...units.map((unit, at) => row([unit], { at, width, desk, bookmarks })),
    ...(characters.length > 0
      ? [row(characters, { at: units.length, width, desk, bookmarks, title: say('paper.characters') })]
      : []),
  ];
  const title = {
    ...desk.pen(say('pdf.march'), { size: 12, weight: 'bold', width }),
    margin: [0, 6, 0, 3] as Margins,
  };
  const content = [
    ...heading(sheet, desk, { width, scale: 1 }),
    title,
    ...(rows.length > 0 ? [table(rows, width)] : []),
  ];
  return {
    content,
    margins: MARGINS,
    bookmarks: [{ title: say('pdf.march'), node: title, inside: bookmarks }],
    footer: true,
  };
}

interface Row {
  at: number;
  width: number;
  desk: Desk;
  bookmarks: Bookmark[];
  title?: string;
}

/** A box to tick, the place in the column, and who marches there. */
function row(units: readonly SheetUnit[], { at, width, desk, bookmarks, title }: Row): Content[] {
  const { pen } = desk;
  const wide = width - BOX - PLACE - PRICE;
  const place = pen(String(at + 1), { size: SIZE, weight: 'bold', color: INK.muted, width: PLACE });
  bookmarks.push({ title: `${at + 1}. ${title ?? units[0]?.title ?? ''}`, node: place });
  const named = units.map((unit) => ({
    columns: [{ width: wide, ...unitName(unit, pen, wide) }, price(unit, desk)],
  }));
  const head = title === undefined ? [] : [pen(title, { size: SIZE, weight: 'bold', width: wide })];
  return [{ ...boxes([1], BOX, 9), margin: [1, 2.5, 0, 0] }, place, { stack: [...head, ...named] }];
}

function unitName(unit: SheetUnit, pen: Pen, width: number) {
  return inline(
    pen(unit.title, { size: SIZE, weight: 'bold', width, direction: 'auto' }),
    pen(`\xA0 ${kindText(unit)}`, { size: 9, color: INK.muted, width }),
  );
}

function price(unit: SheetUnit, { pen, words }: Desk) {
  const said = pen(unitPrice(unit, words), { size: SIZE, width: PRICE });
  return { width: PRICE, ...said, alignment: 'right' as const };
}

function table(body: Content[][], width: number): Content {
  return {
    table: { widths: [BOX, PLACE, width - BOX - PLACE], body, dontBreakRows: body.length > 1 },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => INK.line,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 2.5,
      paddingBottom: () => 3,
    },
  };
}
