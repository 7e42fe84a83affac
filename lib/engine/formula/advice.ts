import type { Advice } from '@/lib/schema';
import { pointsText } from '../numbers';
import type { DesignedUnit } from './designed';
import type { FormulaIndex } from './index-system';
import { designTitle } from './names';

/** What a player may want to know of a designed unit and no rule forbids (rulings 50 to 52). */
export function formulaAdvice(unit: DesignedUnit, index: FormulaIndex): Advice[] {
  const where = { unit: unit.at };
  const title = `Unit ${unit.at + 1}, ${designTitle(unit.unit, index.system)}: `;
  const says = combinations(unit).map((words) => ({ code: 'combination', where, message: title + words }));
  const { base, name } = unit.density;
  if (unit.unit.champion || unit.size % base === 0) return says;
  const figures = unit.size === 1 ? '1 figure does' : `${pointsText(unit.size)} figures do`;
  const message = `${title}${figures} not fill bases of ${base} in ${name}.`;
  return [...says, { code: 'base-part', where, message }];
}

function combinations({ options, arms }: DesignedUnit): string[] {
  return options.flatMap(({ option }) =>
    (option.advice ?? [])
      .filter((advice) => advice.arms === arms.id || options.some(({ id }) => id === advice.option))
      .map(({ says }) => says),
  );
}
