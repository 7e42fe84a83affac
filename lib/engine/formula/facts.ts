import type { FormulaRoster, FormulaSystem } from '@/lib/schema';
import type { BreachFact, Tell } from '../fact';
import { type Money, toMoney } from '../points';
import { checkExclusive, exclusivePairs } from '../rules/exclusive';
import { checkNeeds } from '../rules/needs';
import { checkOffers } from '../rules/offers';
import { checkSize } from '../rules/sizes';
import { checkEmpty, checkTotal } from '../rules/totals';
import { type DesignedUnit, designUnit } from './designed';
import type { FormulaIndex } from './index-system';

/** An army of designed units with its money added up. */
export interface CountedDesigns {
  roster: FormulaRoster;
  index: FormulaIndex;
  units: DesignedUnit[];
  spent: Money;
}

/** Whether each unit is rounded up to whole points (ruling 46). */
export function roundsUp({ settings }: FormulaRoster): boolean {
  return settings?.halves === 'up';
}

/** Prices the units of an army and adds them up. */
export function countDesigns(roster: FormulaRoster, index: FormulaIndex): CountedDesigns {
  const up = roundsUp(roster);
  const units = roster.units.map((unit, at) => designUnit(unit, at, index, up));
  return { roster, index, units, spent: units.reduce((sum, { money }) => sum + money, 0) };
}

/** What the rules find in an army of designed units: the army, then its units in roster order. */
export function designFacts({ roster, index, units, spent }: CountedDesigns): BreachFact[] {
  const facts: BreachFact[] = [];
  const tell: Tell = (fact) => facts.push(fact);
  const { scale } = index.system;
  const totals = { scale, agreed: toMoney(roster.points, scale), spent, count: units.length };
  checkEmpty(totals, tell);
  checkTotal(totals, tell);
  for (const unit of units) checkUnit(unit, index.system, tell);
  return facts;
}

function checkUnit(unit: DesignedUnit, system: FormulaSystem, tell: Tell): void {
  checkSize({ at: unit.at, size: unit.size, min: 1, max: unit.unit.champion ? 1 : undefined }, tell);
  checkOffers(unit.at, unit.choices, null, tell);
  const options = unit.options.map(({ id }) => id);
  checkExclusive(unit.at, exclusivePairs(options, system.oneOf), tell);
  checkNeeds(unit, system.champion.density, tell);
}
