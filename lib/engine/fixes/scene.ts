import type { Breach, CatalogueRoster, FormulaRoster, Roster } from '@/lib/schema';
import type { Books } from '../books';
import { armyOf } from '../catalogue/army';
import { type Counted, countArmy } from '../catalogue/count';
import { checkRoster } from '../check';
import type { BreachFact } from '../fact';
import { findings } from '../findings';
import { type CountedDesigns, countDesigns } from '../formula/facts';
import { formulaOf } from '../formula/index-system';
import type { Money } from '../points';
import { breachKey, missBy } from './identity';

/** An army whose breaches are to be repaired, looked at once for all of them. */
export interface Scene {
  roster: Roster;
  books: Books;
  facts: readonly BreachFact[];
  /** Each breach as it is, by what identifies it, with by how much it misses its limit. */
  before: ReadonlyMap<string, number>;
  /** The breaches that are waived as they are, by what identifies them. */
  waived: ReadonlySet<string>;
  spent: Money;
  scale: number;
  /** The army as its system counts it. */
  listed: (Counted & { roster: CatalogueRoster }) | null;
  designed: (CountedDesigns & { roster: FormulaRoster }) | null;
}

/**
 * Looks at an army.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function sceneOf(roster: Roster, books: Books): Scene {
  const { facts, spent } = findings(roster, books);
  const before = new Map(facts.map((fact) => [breachKey(fact), missBy(fact)]));
  const waived = waivedIn(roster, books);
  const looked = { roster, books, facts, before, waived, spent };
  if (roster.system === 'medieval') {
    const designed = countDesigns(roster, formulaOf(roster, books));
    return { ...looked, scale: designed.index.system.scale, listed: null, designed };
  }
  const listed = countArmy(roster, armyOf(roster, books));
  return { ...looked, scale: listed.book.system.scale, listed, designed: null };
}

/** Which breaches are waived; the report is only made where anything is. */
function waivedIn(roster: Roster, books: Books): ReadonlySet<string> {
  if (!roster.waivers || roster.waivers.length === 0) return new Set();
  const { breaches } = checkRoster(roster, books);
  return new Set(breaches.filter(({ waived }) => waived).map((breach) => breachKey(breach)));
}

/** A breach to repair: with its words, or without. */
export type Target = Breach | BreachFact;
