import type { Column, Content, ContentText } from 'pdfmake/interfaces';
import type { Sheet, SheetUnit } from '../sheet';
import type { Bookmark, Desk } from './draft';
import { footText, shortened } from './footer';
import { INK, inline, rule } from './pen';
import { kindText, unitPrice } from './unit';
import { standing } from './words';

const FOOT = 6;
const PRICE = 64;

interface Place {
  width: number;
  size: number;
  /** `2 of 3`, where a unit takes more than one card. */
  part?: string;
}

/** The unit's name over what it is, with its price; a long name is cut on further cards only. */
export function cardHead(
  unit: SheetUnit,
  { pen, words }: Desk,
  place: Place,
): { content: Content; bookmark: Bookmark } {
  const { width, size, part } = place;
  const wide = width - PRICE;
  const large = size * 1.5;
  const first = part === undefined || part.startsWith('1 ');
  const name = first ? unit.title : shortened(unit.title, wide / large);
  const title = pen(`${unit.number}. ${name}`, {
    size: large,
    weight: 'bold',
    width: wide,
    direction: 'ltr',
  });
  const price = pen(unitPrice(unit, words), { size: size * 1.2, weight: 'bold', width: PRICE });
  const kind = pen(kindText(unit), { size, color: INK.muted, width });
  const content: Content = {
    stack: [
      { columns: [{ width: wide, ...title }, right(price, large * 0.2)] },
      part === undefined ? kind : inline(kind, pen(` · ${part}`, { size, weight: 'bold', width })),
      { ...rule(width, 0.8, INK.black), margin: [0, 2, 0, 3] },
    ],
  };
  return { content, bookmark: { title: `${unit.number}. ${unit.title}`, node: kind } };
}

function right(text: ContentText, down: number): Column {
  return { width: PRICE, ...text, alignment: 'right', margin: [0, down, 0, 0] };
}

/** The army that the card is of, its verdict and the shared copy. */
export function cardFoot(sheet: Sheet, { pen, words }: Desk, width: number): Content {
  const ink = { size: FOOT, color: INK.muted, width };
  const army = words.list([sheet.list, ...standing(sheet.points, words).slice(0, 1)]);
  return {
    stack: [
      rule(width),
      pen(footText(sheet, width / FOOT, words), ink),
      sheet.link === undefined
        ? pen(army, ink)
        : { ...pen(sheet.link, { ...ink, color: INK.link }), link: sheet.link },
    ],
  };
}
