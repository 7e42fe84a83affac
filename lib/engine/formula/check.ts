import type { Advice, Breach, FormulaRoster, FormulaSystem, Report } from '@/lib/schema';
import type { Books } from '../books';
import type { BreachFact, Tell } from '../fact';
import { toMoney, toPoints } from '../points';
import { checkExclusive, exclusivePairs } from '../rules/exclusive';
import { checkNeeds } from '../rules/needs';
import { checkOffers } from '../rules/offers';
import { checkSize } from '../rules/sizes';
import { checkEmpty, checkTotal } from '../rules/totals';
import { withMessage } from '../words';
import { formulaAdvice } from './advice';
import { type DesignedUnit, designUnit } from './designed';
import { type FormulaIndex, formulaOf } from './index-system';
import { formulaNames } from './names';
import { formulaStats } from './stats';

/**
 * Checks an army of a formula system.
 * @throws {ParseError} where the system does not exist
 */
export function checkFormula(roster: FormulaRoster, books: Books): Report {
  const index = formulaOf(roster, books);
  const { system } = index;
  const up = roster.settings?.halves === 'up';
  const units = roster.units.map((unit, at) => designUnit(unit, at, index, up));
  const spent = units.reduce((sum, { money }) => sum + money, 0);
  const breaches = breachesOf(roster, units, spent, index);
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
    advice: units.flatMap((unit): Advice[] => formulaAdvice(unit, index)),
  };
}

function breachesOf(
  roster: FormulaRoster,
  units: DesignedUnit[],
  spent: number,
  index: FormulaIndex,
): Breach[] {
  const facts: BreachFact[] = [];
  const tell: Tell = (fact) => facts.push(fact);
  const { scale } = index.system;
  const totals = { scale, agreed: toMoney(roster.points, scale), spent, count: units.length };
  checkEmpty(totals, tell);
  checkTotal(totals, tell);
  for (const unit of units) checkUnit(unit, index.system, tell);
  if (facts.length === 0) return [];
  const names = formulaNames(roster.units, index);
  return facts.map((fact) => withMessage(fact, names));
}

function checkUnit(unit: DesignedUnit, system: FormulaSystem, tell: Tell): void {
  checkSize({ at: unit.at, size: unit.size, min: 1, max: unit.unit.champion ? 1 : undefined }, tell);
  checkOffers(unit.at, unit.choices, null, tell);
  const options = unit.options.map(({ id }) => id);
  checkExclusive(unit.at, exclusivePairs(options, system.oneOf), tell);
  checkNeeds(unit, system.champion.density, tell);
}
