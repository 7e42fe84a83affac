import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetUnit } from '../sheet';
import { armyCard } from './army-card';
import { cardFoot, cardHead } from './card-ends';
import { CARDS_A_PAGE, cutMarks, type Grid, gridOf, placed } from './card-grid';
import { cardParts } from './card-parts';
import { cardTerms } from './card-terms';
import type { Bookmark, Desk, Draft } from './draft';
import { heightOf } from './height';
import { unitBody } from './unit';

const SIZES = [8.5, 8, 7.5, 7, 6.5, 6];
const SMALLEST = 6;

/** A card as it will be cut out: what stands on it, what stands at its foot, and how a bookmark names it. */
interface Card {
  content: Content[];
  foot: Content;
  bookmark?: Bookmark;
}

/** A card for the army and one for each unit, four to a page; a unit that no card holds goes on on a further one. */
export function fileCards(sheet: Sheet, desk: Desk): Draft {
  const grid = gridOf(desk.page);
  const { width, height } = grid.room;
  const foot = () => cardFoot(sheet, desk, width);
  const armyRoom = { width, height: height - heightOf(foot(), width) };
  const cards: Card[] = [
    { content: armyCard(sheet, desk, armyRoom), foot: foot() },
    ...sheet.units.flatMap((unit) => unitCards(unit, { sheet, desk, room: grid.room, foot })),
  ];
  const pages = Array.from({ length: Math.ceil(cards.length / CARDS_A_PAGE) }, (_, page) =>
    onPage(cards.slice(page * CARDS_A_PAGE, (page + 1) * CARDS_A_PAGE), desk, grid, page),
  );
  return {
    content: pages,
    margins: [0, 0, 0, 0],
    bookmarks: cards.flatMap(({ bookmark }) => bookmark ?? []),
    footer: false,
  };
}

function onPage(cards: readonly Card[], { page }: Desk, grid: Grid, number: number): Content {
  const stack = cards.flatMap(({ content, foot }, at) => {
    const below = grid.room.height - heightOf(foot, grid.room.width);
    return [placed(content, grid, at), placed([foot], grid, at, below)];
  });
  return { stack: [cutMarks(grid, page), ...stack], ...(number > 0 ? { pageBreak: 'before' as const } : {}) };
}

interface Setting {
  sheet: Sheet;
  desk: Desk;
  room: Grid['room'];
  foot: () => Content;
}

/** The cards of a unit: smaller type first, then further cards. */
function unitCards(unit: SheetUnit, setting: Setting): Card[] {
  const { sheet, desk, room, foot } = setting;
  const { width } = room;
  for (const size of SIZES) {
    const head = cardHead(unit, desk, { width, size });
    const body = unitBody(unit, desk, { columns: sheet.columns, width, size });
    const left = room.height - heightOf([head.content, ...body, foot()], width);
    if (left < 0) continue;
    const content = [head.content, ...body, ...cardTerms(unit, sheet, desk, { width, left })];
    return [{ content, foot: foot(), bookmark: head.bookmark }];
  }
  return furtherCards(unit, setting);
}

/** As many cards as a unit takes in the smallest type, each told which of how many it is. */
function furtherCards(unit: SheetUnit, { sheet, desk, room, foot }: Setting): Card[] {
  const { width } = room;
  const partText = (part: number, parts: number) => desk.words.say('paper.part', { part, parts });
  const headOf = (part: string) => cardHead(unit, desk, { width, size: SMALLEST, part });
  const free = room.height - heightOf([headOf(partText(10, 10)).content, foot()], width);
  const place = { columns: sheet.columns, width, size: SMALLEST };
  const parts = cardParts(unit, desk, place, free);
  return parts.map((body, at) => {
    const head = headOf(partText(at + 1, parts.length));
    return {
      content: [head.content, ...body],
      foot: foot(),
      ...(at === 0 ? { bookmark: head.bookmark } : {}),
    };
  });
}
