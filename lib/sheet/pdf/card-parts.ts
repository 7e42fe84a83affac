import type { Content } from 'pdfmake/interfaces';
import type { SheetUnit } from '../sheet';
import type { Desk } from './draft';
import { heightOf } from './height';
import { type UnitPlace, unitBody } from './unit';

/** Letters of a fact or a note that stand together: less than any card holds. */
const PIECE = 700;
const LINES = 20;

/** What no single card holds, as the contents of several, in order; a long text goes on from one to the next. */
export function cardParts(unit: SheetUnit, desk: Desk, place: UnitPlace, room: number): Content[][] {
  const parts: Content[][] = [];
  let free = 0;
  for (const piece of piecesOf(unit)) {
    for (const content of unitBody(piece, desk, place)) {
      const high = heightOf(content, place.width);
      if (high > free || parts.length === 0) {
        parts.push([]);
        free = room;
      }
      parts.at(-1)?.push(content);
      free -= high;
    }
  }
  return parts;
}

/** A unit as parts of itself, each with a little of what it has. */
function piecesOf(unit: SheetUnit): SheetUnit[] {
  const bare: SheetUnit = {
    ...unit,
    sum: '',
    profiles: [],
    facts: [],
    wounds: [],
    note: undefined,
    breaches: [],
  };
  return [
    { ...bare, profiles: unit.profiles },
    ...unit.wounds.map((track) => ({ ...bare, wounds: [track] })),
    ...unit.facts.flatMap((fact) =>
      pieces(fact.value, ', ').map((value) => ({ ...bare, facts: [{ ...fact, value }] })),
    ),
    ...(unit.sum === '' ? [] : pieces(unit.sum, ' + ').map((sum) => ({ ...bare, sum }))),
    ...pieces(unit.note ?? '', ' ').map((note) => ({ ...bare, note })),
    ...unit.breaches.map((breach) => ({ ...bare, breaches: [breach] })),
  ];
}

/** Text in pieces of some length and number of lines, cut after a separator where there is one. */
function pieces(text: string, separator: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const blocks = Array.from({ length: Math.ceil(lines.length / LINES) }, (_, at) =>
    lines.slice(at * LINES, (at + 1) * LINES).join('\n'),
  );
  return blocks.flatMap((block) => cut(block, separator));
}

function cut(text: string, separator: string): string[] {
  if (text.length <= PIECE) return [text];
  const end = text.lastIndexOf(separator, PIECE);
  const at = end > PIECE / 2 ? end + separator.length : wholeLetters(text);
  return [text.slice(0, at).trimEnd(), ...cut(text.slice(at), separator)];
}

/** A place to cut that is not within a code point. */
function wholeLetters(text: string): number {
  return /[\uDC00-\uDFFF]/.test(text[PIECE] ?? '') ? PIECE - 1 : PIECE;
}
