import { type Books, checkRoster } from '@/lib/engine';
import { type Edit, suggestFixes } from '@/lib/engine/fixes';
import type { BreachCode, Roster } from '@/lib/schema';

/** A repair as a table expects it: its edits, the points that it leads to, and the codes that are still broken. */
export interface Expected {
  edits: Edit[];
  spent: number;
  agreed?: number;
  left?: BreachCode[];
}

/** An army, the breach of it that is repaired, and the repairs in the order in which they are offered. */
export interface FixCase {
  name: string;
  roster: Roster;
  code: BreachCode;
  /** Which of several breaches of this code. */
  nth?: number;
  fixes: Expected[];
}

export function runFixCases(cases: FixCase[], books: Books): void {
  test.each(cases)('$code: $name', ({ roster, code, nth = 0, fixes }) => {
    const breach = checkRoster(roster, books).breaches.filter((one) => one.code === code)[nth];
    if (!breach) throw new Error(`the army does not break ${code}`);
    const offered = suggestFixes(roster, breach, books).map(({ edits, points, breaches }) => ({
      edits,
      spent: points.spent,
      agreed: points.agreed,
      left: breaches.map((one) => one.code),
    }));
    expect(offered).toEqual(fixes.map((fix) => ({ agreed: roster.points, left: [], ...fix })));
  });
}

export const sized = (unit: number, size: number): Edit => ({ kind: 'size', unit, size });
export const removed = (unit: number): Edit => ({ kind: 'remove', unit });
export const without = (unit: number, drop: string): Edit => ({ kind: 'choice', unit, of: 'options', drop });
export const unmanned = (unit: number, drop: string): Edit => ({ kind: 'choice', unit, of: 'command', drop });
export const instead = (unit: number, drop: string, add: string): Edit => ({
  kind: 'choice',
  unit,
  of: 'options',
  drop,
  add,
});
export const total = (points: number): Edit => ({ kind: 'total', points });
