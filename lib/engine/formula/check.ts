import type { Advice, Breach, FormulaRoster, Report } from '@/lib/schema';
import type { Words } from '@/lib/words';
import type { Books } from '../books';
import { toPoints } from '../points';
import { withMessage } from '../words';
import { formulaAdvice } from './advice';
import { type CountedDesigns, countDesigns, designFacts } from './facts';
import { formulaOf } from './index-system';
import { formulaNames } from './names';
import { formulaStats } from './stats';

/**
 * Checks an army of a formula system.
 * @throws {ParseError} where the system does not exist
 */
export function checkFormula(roster: FormulaRoster, books: Books): Report {
  const index = formulaOf(roster, books);
  const { system } = index;
  const counted = countDesigns(roster, index);
  const { units, spent } = counted;
  const breaches = breachesOf(counted, books.words);
  return {
    verdict: breaches.length === 0 ? 'legal' : 'illegal',
    points: { spent: toPoints(spent, system.scale), agreed: roster.points },
    units: units.map((unit) => ({
      points: toPoints(unit.money, system.scale),
      each: toPoints(unit.each, system.scale),
      stats: formulaStats(unit, system),
    })),
    categories: [],
    breaches,
    advice: units.flatMap((unit): Advice[] => formulaAdvice(unit, index, books.words)),
  };
}

function breachesOf(counted: CountedDesigns, words: Words): Breach[] {
  const facts = designFacts(counted);
  if (facts.length === 0) return [];
  const names = formulaNames(counted.roster.units, counted.index, words);
  return facts.map((fact) => withMessage(fact, names));
}
