import type { Roster, Unit } from '@/lib/schema';
import { MAX_NAME, MAX_POINTS } from '@/lib/schema/limits';
import { lostLine, readLine, type Typed } from './free';
import { type ArmyKind, armyKinds, type Library } from './library';
import { isBlank, isSayable, type Line, type Lost, numberOf } from './lines';
import { stemsOf, wordsOf } from './words';

/** A list that somebody typed, as the army that it fits best. */
export interface Handmade {
  army: Record<string, unknown>;
  units: Unit[];
  lost: Lost[];
  /** No total stands in the text. */
  noTotal: boolean;
}

/** More lines than this are no list that somebody typed. */
const MOST_LINES = 400;
const HEADING_LINES = 3;
const TOTAL = /(\d[\d,]*½?)\s*(?:points?|pts?)\b/i;
/** A smaller number beside a name counts something else. */
const LEAST_TOTAL = 100;
/** An army whose name stands in the heading. */
const NAMED = 1_000;

/** Reads a list that somebody typed, a unit a line; undefined where no line names a unit of any list. */
export function readHandmade(lines: readonly Line[], library: Library): Handmade | undefined {
  const filled = lines.filter((line) => !isBlank(line));
  const said = filled.filter(isSayable).slice(0, MOST_LINES);
  const beyond = filled.filter((line) => !said.includes(line)).map(lostLine);
  const tries = armyKinds(library).map((kind) => attempt(said, kind, library));
  const [best] = tries.sort((one, other) => other.worth - one.worth);
  if (!best || best.units.length === 0) return undefined;
  const heading = said.slice(0, HEADING_LINES).find(({ text }) => TOTAL.test(text));
  const told = numberOf(TOTAL.exec(heading?.text ?? '')?.[1] ?? '');
  const total = heading ? told : best.total;
  const noTotal = !(total > 0 && total <= MAX_POINTS);
  const { frame, units, lost, name } = best;
  const points = noTotal ? usualTotal(best, library) : total;
  return {
    army: { format: 'muster/1', ...frame, ...(name ? { name } : {}), points },
    units,
    lost: [...lost.filter(({ line }) => line !== heading?.number), ...beyond],
    noTotal,
  };
}

interface Attempt extends Typed {
  frame: ArmyKind['frame'];
  name: string | undefined;
  /** The number after the list's name in the title; NaN where there is none. */
  total: number;
  worth: number;
}

function attempt(lines: readonly Line[], { name: kind, frame }: ArmyKind, library: Library): Attempt {
  const roster = { format: 'muster/1', ...frame, points: 1, units: [] } as Roster;
  const read = lines
    .filter(({ text }) => !isHeading(text, roster, library))
    .map((line) => ({ line, ...readLine(line, roster, library.books) }));
  const [first, ...others] = read;
  const title = first && first.units.length === 0 ? first.line : undefined;
  const lost = (title ? others : read).flatMap((one) => one.lost);
  const units = read.flatMap((one) => one.units);
  const named = lines.slice(0, HEADING_LINES).some(({ text }) => says(text, kind));
  return {
    frame,
    units,
    lost,
    name: title && nameOf(title),
    total: title ? totalAfter(kind, title) : Number.NaN,
    worth: units.length * 10 - lost.length * 3 + (named ? NAMED + kind.length : 0),
  };
}

/** Whether every word of a name stands in the text. */
function says(text: string, name: string): boolean {
  const words = new Set(stemsOf(text));
  return stemsOf(name).every((stem) => words.has(stem));
}

/** `Roman 1000`: the first number behind a name that may be a total; NaN where there is none. */
function totalAfter(name: string, { text }: Line): number {
  const words = wordsOf(text);
  const stems = stemsOf(name);
  const last = words.findLastIndex(({ stem }) => stems.includes(stem));
  const numbers = says(text, name) ? words.slice(last + 1).map((word) => numberOf(word.text)) : [];
  return numbers.find((number) => number >= LEAST_TOTAL) ?? Number.NaN;
}

/** A line that only names a category, as lists have them. */
function isHeading(text: string, roster: Roster, { books }: Library): boolean {
  if (roster.system === 'medieval') return false;
  const names = books.list(roster.list)?.categories.map(({ name }) => stemsOf(name).join(' ')) ?? [];
  return names.includes(stemsOf(text).join(' '));
}

/** The first line up to what parts its name from list and points. */
function nameOf({ text }: Line): string | undefined {
  const [name = ''] = text.trim().split(/\s+[-–—|·]\s+|[:([]|,(?!\d{3})/);
  return name.slice(0, MAX_NAME) || undefined;
}

function usualTotal({ frame }: Attempt, { books }: Library): number {
  const totals = books.system(frame.system)?.commonTotals ?? [];
  return totals.find((total) => total >= 1_000) ?? totals[0] ?? 1_000;
}
