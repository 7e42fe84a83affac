import { type Books, checkRoster, unitTitle } from '@/lib/engine';
import { besideUnit } from '@/lib/engine/text';
import type { FormulaUnit, Roster } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';

/** What a change would do to a designed unit: its price, and the first rule that it would newly break. */
export interface Effect {
  by: number;
  breaks: string | null;
}

type Look = (unit: FormulaUnit) => Effect;

/** Gives the effect of any other design of a unit; `frame` is its army without the units. */
export function effectsOn(unit: DraftUnit, frame: Roster, books: Books): Look {
  const now = look(unit as FormulaUnit, frame, books);
  return (other) => {
    const then = look(other, frame, books);
    const fresh = then.messages.find((message) => !now.messages.includes(message));
    return { by: then.points - now.points, breaks: fresh ?? null };
  };
}

function look(unit: FormulaUnit, frame: Roster, books: Books) {
  const alone = { ...frame, units: [unit] } as Roster;
  const { units, breaches } = checkRoster(alone, books);
  const title = unitTitle(unit, frame, books);
  const messages = breaches
    .filter(({ where }) => 'unit' in where)
    .map(({ message }) => besideUnit(message, { at: 0, title }, books.words));
  return { points: units[0]?.points ?? 0, messages };
}
