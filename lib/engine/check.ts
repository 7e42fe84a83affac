import type { Report, Roster } from '@/lib/schema';
import type { Books } from './books';
import { checkCatalogue } from './catalogue/check';
import { checkFormula } from './formula/check';
import { withWaivers } from './waivers';

/**
 * Checks a roster: points, categories, verdict, breaches, advice and the stats of each unit,
 * with the waivers that the roster holds. An illegal roster is an ordinary value; nothing is changed.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function checkRoster(roster: Roster, books: Books): Report {
  const report = roster.system === 'medieval' ? checkFormula(roster, books) : checkCatalogue(roster, books);
  return withWaivers(report, roster, books);
}
