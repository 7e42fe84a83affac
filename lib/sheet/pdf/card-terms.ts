import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetUnit, Term } from '../sheet';
import { capital } from '../words';
import type { Desk } from './draft';
import { heightOf } from './height';
import { INK, inline, type Pen, rule } from './pen';

/** Sizes of type, the largest that holds all terms; the smallest for as many as there is room for. */
const SIZES = [7.5, 7, 6.5];
const NAMING = new Set(['equipment', 'command', 'rules', 'arms', 'options', 'troops']);

/** As many of the rules and weapons that a unit names as the rest of its card holds, rules first. */
export function cardTerms(
  unit: SheetUnit,
  { glossary }: Sheet,
  { pen }: Desk,
  { width, left }: { width: number; left: number },
): Content[] {
  const named = namesOf(unit);
  const terms = [...glossary]
    .reverse()
    .flatMap((group) => group.terms.filter(({ name }) => named.has(name.toLowerCase())));
  const line: Content = { ...rule(width), margin: [0, 4, 0, 2] };
  const free = left - heightOf(line, width);
  const chosen = chosenOf((size) => terms.map((term) => told(term, pen, { size, width })), { width, free });
  return chosen.length === 0 ? [] : [line, ...chosen];
}

/** All in the largest type that holds them, or else those that the smallest holds. */
function chosenOf(
  contentsOf: (size: number) => Content[],
  place: { width: number; free: number },
): Content[] {
  let contents: Content[] = [];
  for (const size of SIZES) {
    contents = contentsOf(size);
    if (heightOf(contents, place.width) <= place.free) return contents;
  }
  return fitting(contents, place);
}

function told({ name, summary, cite }: Term, pen: Pen, { size, width }: { size: number; width: number }) {
  return inline(
    pen(`${capital(name)}: `, { size, weight: 'bold', width }),
    pen(`${summary} `, { size, width }),
    pen(cite, { size: size - 0.5, color: INK.muted, width }),
  );
}

function fitting(contents: readonly Content[], { width, free }: { width: number; free: number }): Content[] {
  let left = free;
  return contents.filter((content) => {
    const high = heightOf(content, width);
    if (high > left) return false;
    left -= high;
    return true;
  });
}

/** What a unit carries and obeys, as the glossary names it. */
function namesOf({ facts }: SheetUnit): ReadonlySet<Term['name']> {
  const values = facts.filter(({ id }) => NAMING.has(id)).flatMap(({ value }) => value.split(', '));
  return new Set(values.map((value) => value.replace(/ \(.*$/, '').toLowerCase()));
}
