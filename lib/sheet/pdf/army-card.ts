import type { Content } from 'pdfmake/interfaces';
import type { Sheet } from '../sheet';
import type { Grid } from './card-grid';
import type { Desk } from './draft';
import { codeOf, verdictLine } from './heading';
import { heightOf } from './height';
import { INK, rule } from './pen';
import { breachLine } from './unit';
import { standing } from './words';

const SIZE = 8;
const CODE = 84;
/** Kept free for the line that says how much is left out. */
const MORE = 10;

/** The card of the whole army: name, points, verdict, categories, breaches as far as they go, and the shared copy. */
export function armyCard(sheet: Sheet, desk: Desk, room: Grid['room']): Content[] {
  const { pen, words } = desk;
  const { width } = room;
  const text = (said: string) => pen(said, { size: SIZE, width });
  const code = codeOf(sheet.link, CODE);
  const content: Content[] = [
    pen(sheet.name, { size: 13, weight: 'bold', width, direction: 'auto' }),
    text(sheet.list),
    text(words.list(standing(sheet.points, words))),
    verdictLine(sheet, { pen, words, size: SIZE, width }),
    ...(sheet.date === undefined ? [] : [text(sheet.date)]),
    ...(code ? [{ stack: [code], margin: [0, 4, 0, 4] } as Content] : [text(words.say('paper.notShared'))]),
    { ...rule(width, 0.8, INK.black), margin: [0, 3, 0, 3] },
    ...sheet.settings.map(text),
  ];
  return withRest(content, rest(sheet, desk, width), { width, room: room.height - MORE, desk });
}

/** What may be cut short: there are armies with a hundred breaches. */
function rest({ categories, breaches }: Sheet, { pen, words }: Desk, width: number): Content[] {
  const rows = categories.map(({ name, points, limit }) => ({
    columns: [
      { width: width * 0.36, ...pen(name, { size: SIZE, width: width * 0.36 }) },
      {
        width: width * 0.2,
        ...pen(words.points(points), { size: SIZE, weight: 'bold', width: width * 0.2 }),
      },
      { width: '*', ...pen(limit, { size: SIZE, width: width * 0.44 }) },
    ],
  }));
  return [...rows, ...breaches.map((breach) => breachLine(breach, { pen, words, size: 7, width }))];
}

function withRest(
  content: Content[],
  more: readonly Content[],
  { width, room, desk }: { width: number; room: number; desk: Desk },
): Content[] {
  let free = room - heightOf(content, width);
  const told: Content[] = [];
  for (const [at, part] of more.entries()) {
    free -= heightOf(part, width);
    if (free < 0) {
      const left = desk.words.say('paper.more', { count: more.length - at });
      return [...content, ...told, desk.pen(left, { size: 7, width })];
    }
    told.push(part);
  }
  return [...content, ...told];
}
