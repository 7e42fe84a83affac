import type { Roster } from '@/lib/schema';
import type { Books } from './books';
import { armyOf } from './catalogue/army';
import { countArmy } from './catalogue/count';
import { armyFacts } from './catalogue/facts';
import type { BreachFact } from './fact';
import { countDesigns, designFacts } from './formula/facts';
import { formulaOf } from './formula/index-system';
import type { Money } from './points';

/** What a check finds, before any of it is put in words. */
export interface Findings {
  facts: readonly BreachFact[];
  spent: Money;
}

/**
 * The breaches of an army as data, found by the same rules as those of its report, in a fraction of the time.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function findings(roster: Roster, books: Books): Findings {
  if (roster.system === 'medieval') {
    const counted = countDesigns(roster, formulaOf(roster, books));
    return { facts: designFacts(counted), spent: counted.spent };
  }
  const counted = countArmy(roster, armyOf(roster, books));
  return { facts: armyFacts(counted), spent: counted.spent };
}
