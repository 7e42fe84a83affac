import type { Roster } from '@/lib/schema';
import { lostLine, readLine } from './free';
import type { Library } from './library';
import { exactOf, isBlank, isSayable, type Line, type Lost, withExact } from './lines';
import { type Head, headOf, writtenUnit } from './written-unit';

/** The units of a sheet, as keys of the roster file, and what was not understood. */
export interface Units {
  units: Record<string, unknown>[];
  lost: Lost[];
}

/** Parts of a sheet that follow from the roster. */
const DERIVED = new Set([
  'Breaches',
  'Lapsed waivers',
  'Totals',
  'Advice',
  'Weapons',
  'Armour and mounts',
  'Command',
  'Special rules',
  'Notes on units',
  'Troops',
  'Arms',
  'Command and tactics',
]);

/** Lines of a unit that say what its player chose, and those that follow from it. */
const CHOSEN = new Set(['Command', 'Options', 'Special', 'Arms', 'Note', 'Exactly']);
const FOLLOWING =
  /^(?:[!~] |(?:Equipment|Saves|Move|Leadership|Rules|Troops|Bases|A figure|Morale|Rout and evade|Hit on|Range|Wounds): )/;
/** A sum, or a row of figures. */
const FIGURES = / = [\d,]*[¼½¾]?$|^(?:\S.*?\s{2,}|)(?:(?:[\d–]+|[A-Z][A-Za-z]?)(?:\s+|$)){3,}$/;
const isFigures = (text: string) => isSayable({ text }) && FIGURES.test(text);
/** A chat shows a list with dots, or without marks, and so it is copied from there. */
const BULLET = /^(?:[-*•]\s+)/;
const isChosen = ({ text }: Line) => CHOSEN.has(/^([A-Z][a-z]+): /.exec(text.replace(BULLET, ''))?.[1] ?? '');
const NOTE_INDENT = ' '.repeat(9);

interface Open {
  head: Head;
  details: Map<string, string>;
  /** Blank lines of a note, kept until it goes on. */
  blanks: number;
}

/** Reads the part after the heading of a sheet that Muster wrote. */
export function readWritten(lines: readonly Line[], army: { roster: Roster; library: Library }): Units {
  const result: Units = { units: [], lost: [] };
  let open: Open | undefined;
  let derived = false;
  const close = () => {
    if (open) result.units.push(finish(open, army));
    open = undefined;
  };
  for (const line of lines) {
    const head = headOf(line.text);
    if (isBlank(line)) {
      derived = false;
      if (open) open.blanks += 1;
    } else if (head && !derived) {
      close();
      open = { head, details: new Map(), blanks: 0 };
    } else if (open && (/^\s/.test(line.text) || isChosen(line))) {
      addDetail({ ...line, text: line.text.replace(BULLET, '') }, open, result.lost);
    } else if (DERIVED.has(line.text.trim())) {
      close();
      derived = true;
    } else if (!derived) {
      close();
      addFree(line, army, result);
    }
  }
  close();
  return result;
}

function finish(
  { head, details }: Open,
  army: { roster: Roster; library: Library },
): Record<string, unknown> {
  const unit = writtenUnit(head, details, army);
  const exact = exactOf(details.get('Exactly') ?? '');
  return exact ? withExact(unit, exact) : unit;
}

function addDetail({ number, text }: Line, open: Open, lost: Lost[]): void {
  const note = open.details.get('Note');
  if (note !== undefined && text.startsWith(NOTE_INDENT) && !open.details.has('Exactly')) {
    open.details.set('Note', `${note}${'\n'.repeat(open.blanks + 1)}${text.slice(NOTE_INDENT.length)}`);
    open.blanks = 0;
    return;
  }
  const said = text.trim();
  const [, label = '', value = ''] = /^([A-Z][a-z]+): (.*)$/s.exec(text.trimStart()) ?? [];
  if (label === 'Exactly' && !exactOf(value)) lost.push({ line: number, text: said, why: 'unknown' });
  else if (CHOSEN.has(label)) open.details.set(label, value);
  else if (!FOLLOWING.test(said) && !isFigures(said)) lost.push({ line: number, text: said, why: 'unknown' });
}

/** A line that somebody added by hand. */
function addFree(line: Line, { roster, library }: { roster: Roster; library: Library }, result: Units): void {
  const none = { units: [], lost: [lostLine(line)] };
  const { units, lost } = isSayable(line) ? readLine(line, roster, library.books) : none;
  result.units.push(...units.map((unit) => ({ ...unit })));
  result.lost.push(...lost);
}
