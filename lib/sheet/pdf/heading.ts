import type { CanvasRect, Column, Content, ContentCanvas, ContentText } from 'pdfmake/interfaces';
import { encode } from 'uqr';
import type { Sheet } from '../sheet';
import { capital } from '../words';
import type { Desk } from './draft';
import { INK, inline, mark, rule } from './pen';
import { standing } from './words';

/** Longer addresses than this make a code that no camera reads from paper. */
const LONGEST_CODE = 500;
const CODE = 62;

interface Place {
  width: number;
  /** 1 is the size of a sheet's heading. */
  scale: number;
}

/** Name, list, points and verdict, with the code of the shared copy at the right. */
export function heading(sheet: Sheet, desk: Desk, { width, scale }: Place): Content[] {
  const code = codeOf(sheet.link, CODE * scale);
  const wide = width - (code ? CODE * scale + 12 : 0);
  const told = headingText(sheet, desk, { width: wide, scale });
  return [
    code ? { columns: [{ width: wide, stack: told }, { width: 12, text: '' }, code] } : { stack: told },
    { stack: [rule(width, 1.2, INK.black)], margin: [0, 5, 0, 0] },
  ];
}

/** The link as a code for a camera, in vectors. */
export function codeOf(link: string | undefined, size: number): Column | undefined {
  if (link === undefined || link.length > LONGEST_CODE) return undefined;
  return { width: size, ...codeSquares(link, size), margin: [0, 2, 0, 0] };
}

/** The dark squares of a code; those beside one another are one, a hair too high, so that no light shows between. */
function codeSquares(link: string, width: number): ContentCanvas {
  const { size, data } = encode(link, { border: 0, ecc: 'M' });
  const step = width / size;
  const canvas = data.flatMap((row, y) =>
    darkRuns(row).map(([from, to]): CanvasRect => {
      const place = { x: from * step, y: y * step, w: (to - from) * step, h: step * 1.02 };
      return { type: 'rect', ...place, color: INK.black, lineWidth: 0 };
    }),
  );
  return { canvas };
}

function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (dark && last?.[1] === at) last[1] = at + 1;
    else if (dark) runs.push([at, at + 1]);
  });
  return runs;
}

function headingText(sheet: Sheet, { pen, words }: Desk, { width, scale }: Place): Content[] {
  const size = 9 * scale;
  const army = [sheet.list, ...standing(sheet.points, words)].join(' · ');
  return [
    pen(sheet.name, { size: 18 * scale, weight: 'bold', width, direction: 'auto' }),
    pen(army, { size: 10.5 * scale, width }),
    verdictLine(sheet, { pen, words, size: 10.5 * scale, width }),
    ...sheet.settings.map((setting) => pen(setting, { size, width })),
    madeLine(sheet, { pen, words, size, width }),
  ];
}

interface Line extends Pick<Desk, 'pen' | 'words'> {
  size: number;
  width: number;
}

/** The verdict with a drawn tick or cross, and the data that it was reached by. */
export function verdictLine(sheet: Sheet, { pen, words, size, width }: Line): Content {
  const legal = sheet.verdict !== 'illegal';
  const color = legal ? INK.black : INK.breach;
  const version = sheet.dataVersion;
  const data = version === undefined ? '' : ` · ${words.say('sheet.data', { version })}`;
  return {
    columns: [
      {
        width: size + 2,
        margin: [0, size * 0.28, 0, 0],
        ...mark(legal ? 'tick' : 'cross', size * 0.85, color),
      },
      {
        width: '*',
        ...inline(
          pen(capital(sheet.verdictText), { size, weight: 'bold', color, width }),
          pen(data, { size, width }),
        ),
      },
    ],
  };
}

function madeLine(sheet: Sheet, { pen, words, size, width }: Line): ContentText {
  const date = sheet.date === undefined ? '' : `${sheet.date} · `;
  const { link } = sheet;
  const told = (text: string) => pen(text, { size, color: INK.muted, width });
  if (link === undefined) return inline(told(`${date}${words.say('paper.notShared')}`));
  return inline(told(date), { ...pen(link, { size, color: INK.link, width }), link });
}
