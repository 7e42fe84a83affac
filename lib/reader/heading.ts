import { type ArmyKind, armyKinds, type Library } from './library';
import { exactOf, isBlank, type Line, type Lost, NUMBER, numberOf, withExact } from './lines';

/** What the heading of a written sheet says, as keys of a roster, and the lines after it. */
export interface Heading {
  army: Record<string, unknown>;
  rest: Line[];
  lost: Lost[];
}

const TOTALS = new RegExp(
  `^(.+) · ${NUMBER} of (${NUMBER}) points? · (?:none left|${NUMBER} points? (?:left|over)) · `,
);
const EXACTLY = 'Exactly: ';
/** Ways of counting, as an English sheet tells them. */
const SETTINGS = [
  { key: 'shares', value: 'spent', says: 'Shares are taken of the points spent.' },
  { key: 'halves', value: 'up', says: 'Each unit is rounded up to a whole point.' },
] as const;
/** The name that a sheet gives an army that has none. */
const UNNAMED = 'Unnamed army';

/** Reads the heading of a sheet that Muster wrote; undefined where the text has none. */
export function readHeading(lines: readonly Line[], library: Library): Heading | undefined {
  const start = lines.findIndex((line) => !isBlank(line));
  const [name, totals] = lines.slice(start, start + 2);
  const [, list = '', agreed = ''] = TOTALS.exec(totals?.text ?? '') ?? [];
  const kind = armyKinds(library).find((one) => sameName(one, list));
  if (!name || !totals || agreed === '') return undefined;
  if (!kind) return undefined;
  const end = lines.findIndex((line, at) => at > start && isBlank(line));
  const more = lines.slice(start + 2, end === -1 ? lines.length : end);
  const army = {
    format: 'muster/1',
    ...kind.frame,
    ...(name.text === UNNAMED ? {} : { name: name.text }),
    points: numberOf(agreed),
    ...settingsOf(more),
  };
  const exact = exactly(more);
  const lost = exact === 'lost' ? more.filter(isExact).map(lose) : [];
  const rest = end === -1 ? [] : lines.slice(end);
  return { army: exact && exact !== 'lost' ? withExact(army, exact) : army, rest, lost };
}

function sameName({ name }: ArmyKind, said: string): boolean {
  return name.toLowerCase() === said.trim().toLowerCase();
}

function settingsOf(lines: readonly Line[]): { settings?: Record<string, string> } {
  const said = new Set(lines.map(({ text }) => text.trim()));
  const told = SETTINGS.filter(({ says }) => said.has(says));
  return told.length === 0
    ? {}
    : { settings: Object.fromEntries(told.map(({ key, value }) => [key, value])) };
}

const isExact = ({ text }: Line) => text.startsWith(EXACTLY);
const lose = ({ number, text }: Line): Lost => ({ line: number, text: text.trim(), why: 'unknown' });

function exactly(lines: readonly Line[]): Record<string, unknown> | 'lost' | undefined {
  const line = lines.find(isExact);
  return line && (exactOf(line.text.slice(EXACTLY.length)) ?? 'lost');
}
