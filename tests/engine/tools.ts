import { type Books, checkRoster } from '@/lib/engine';
import type { Breach, Report, Roster } from '@/lib/schema';

/** Freezes a value and all that it holds, so that nobody can change it unseen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const held of Object.values(value)) deepFreeze(held);
  return Object.freeze(value);
}

/** A breach without its words. */
export type Fact = Record<string, unknown> & Pick<Breach, 'code' | 'where'>;

/** The breaches of a report without their words; each has some. */
export function factsOf({ breaches }: Report): Fact[] {
  return breaches.map(({ message, ...fact }) => {
    if (message.trim() === '') throw new Error(`${fact.code} says nothing`);
    return fact;
  });
}

/** The breaches of a roster without their words. */
export function broken(roster: Roster, books: Books): Fact[] {
  return factsOf(checkRoster(roster, books));
}

/** One named army and the exact breaches that it has; none listed, none expected. */
export interface Case {
  name: string;
  roster: Roster;
  breaches: Fact[];
}

/** Runs a table of armies; a legal verdict goes with no breach, and only with none. */
export function runCases(cases: Case[], books: Books): void {
  test.each(cases)('$name', ({ roster, breaches }) => {
    const report = checkRoster(roster, books);
    expect(factsOf(report)).toEqual(breaches);
    expect(report.verdict).toBe(breaches.length === 0 ? 'legal' : 'illegal');
  });
}

export const army = { army: true } as const;
export const category = (id: string) => ({ category: id });
export const unit = (at: number) => ({ unit: at });
