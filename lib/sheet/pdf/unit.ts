import type { Content, ContentText } from 'pdfmake/interfaces';
import type { Breach } from '@/lib/schema';
import type { Words } from '@/lib/words';
import type { Fact, ProfileRow, Sheet, SheetUnit, WoundTrack } from '../sheet';
import { woundRows, woundText } from '../wounds';
import type { Desk } from './draft';
import { textWidth } from './lines';
import { boxes, INK, inline } from './pen';

/** Figures that a player looks for in the heat of the game; the rest is told in lines of words. */
const FIGURES = new Set(['saves', 'move', 'leadership', 'morale', 'flight', 'hit', 'range', 'each']);
const GAP = '\xA0\xA0 ';

export interface UnitPlace {
  columns: Sheet['columns'];
  width: number;
  /** The size of the type. */
  size: number;
}

/** Who writes in a place, and how large. */
export interface Writer extends Pick<Desk, 'pen' | 'words'> {
  width: number;
  size: number;
}

interface UnitWriter extends UnitPlace, Writer {}

/** All of a unit but its heading, from top to bottom. */
export function unitBody(unit: SheetUnit, { pen, words }: Desk, place: UnitPlace): Content[] {
  const writer = { pen, words, ...place };
  const said = unit.facts.filter(({ id }) => !FIGURES.has(id));
  const sum = unit.sum === '' ? [] : [{ id: 'sum', label: words.say('sheet.sum'), value: unit.sum }];
  return [
    ...stats(unit, writer),
    ...factLine([...said, ...sum], 'regular', writer),
    ...note(unit.note, writer),
    ...unit.breaches.map((breach) => breachLine(breach, writer)),
  ];
}

/** The profile, with the figures and the boxes for wounds beside it where there is room, or else below. */
function stats(unit: SheetUnit, writer: UnitWriter): Content[] {
  const { width, size, columns } = writer;
  const figures = unit.facts.filter(({ id }) => FIGURES.has(id));
  const left = profileWidth(writer);
  const beside = width - left - 2 * size;
  const besideTable = unit.profiles.length > 0 && columns.length > 0 && beside > 18 * size;
  const inner = besideTable ? { ...writer, width: beside } : writer;
  const said = [...factLine(figures, 'bold', inner), ...unit.wounds.map((track) => wounds(track, inner))];
  const table = profileTable(unit.profiles, writer);
  if (!besideTable) return [...table, ...said];
  return [
    {
      columns: [
        { width: left, stack: table },
        { width: beside, stack: said, margin: [0, size * 0.6, 0, 0] },
      ],
      columnGap: 2 * size,
    },
  ];
}

function profileWidth({ columns, width, size }: UnitPlace): number {
  const figures = Math.min(size * 2.3, (width * 0.62) / columns.length) * columns.length;
  return Math.min(size * 11, width - figures) + figures;
}

function profileTable(rows: readonly ProfileRow[], { pen, columns, width, size }: UnitWriter): Content[] {
  if (rows.length === 0) return [];
  const narrow = Math.min(size * 2.3, (width * 0.62) / columns.length);
  const first = Math.min(size * 11, width - narrow * columns.length);
  const cell = (text: string, color = INK.black): ContentText => ({
    ...pen(text, { size: color === INK.black ? size : size * 0.87, color, width: narrow * 2 }),
    alignment: 'center',
  });
  const head = [pen('', { size, width: first }), ...columns.map(({ id }) => cell(id, INK.muted))];
  const body = rows.map(({ name, cells }) => [
    pen(name, { size, width: first }),
    ...columns.map((_, at) => cell(cells[at] ?? '')),
  ]);
  return [
    {
      table: { widths: [first, ...columns.map(() => narrow)], body: [head, ...body], dontBreakRows: true },
      layout: {
        hLineWidth: (line: number) => (line === 1 ? 0.5 : 0),
        vLineWidth: () => 0,
        hLineColor: () => INK.line,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 0,
        paddingBottom: () => 0,
      },
    },
  ];
}

function factLine(
  facts: readonly Fact[],
  weight: 'bold' | 'regular',
  { pen, width, size }: Writer,
): Content[] {
  if (facts.length === 0) return [];
  const pieces = facts.flatMap(({ label, value }, at) => [
    pen(`${at === 0 ? '' : GAP}${label}\xA0`, { size, color: INK.muted, width }),
    pen(value, { size, weight, width }),
  ]);
  return [inline(...pieces)];
}

/** The name of the models, and a box to tick for each of their wounds. */
export function wounds(
  track: WoundTrack,
  { pen, width, size }: Pick<Writer, 'pen' | 'width' | 'size'>,
): Content {
  const rows = woundRows(track);
  if (rows.length === 0) return pen(woundText(track), { size, width });
  const label = Math.min(size * textWidth(track.name) + 3, width / 3);
  return {
    columns: [
      { width: label, ...pen(track.name, { size, color: INK.muted, width: label }) },
      { width: '*', ...boxes(rows, width - label, size * 0.75), margin: [0, size * 0.4, 0, 1] },
    ],
  };
}

function note(text: string | undefined, { pen, width, size }: Writer): Content[] {
  if (text === undefined) return [];
  const said = pen(text, { size, weight: 'italic', width: width - 8, direction: 'auto' });
  return [{ ...said, margin: [8, 1, 0, 1] }];
}

/** A breach beside its unit, told from the rest by its word and not by its colour alone. */
export function breachLine(
  breach: Pick<Breach, 'message' | 'waived'>,
  { pen, words, width, size }: Writer,
): ContentText {
  const color = breach.waived ? INK.black : INK.breach;
  return inline(
    pen(`${words.say(breach.waived ? 'sheet.breachWaived' : 'sheet.breach')} `, {
      size,
      weight: 'bold',
      color,
      width,
    }),
    pen(breach.message, { size, color, width }),
  );
}

/** `Veterans, 15 models` and the like: what stands beside a unit's title. */
export function kindText({ kind, count }: SheetUnit): string {
  return kind === undefined ? count : `${kind} · ${count}`;
}

export function unitPrice({ points }: SheetUnit, words: Words): string {
  return points === null ? words.say('paper.noPrice') : words.amount(points);
}
