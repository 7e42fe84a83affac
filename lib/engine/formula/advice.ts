import type { Advice } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { ofUnit } from '../text';
import type { DesignedUnit } from './designed';
import type { FormulaIndex } from './index-system';
import { designTitle } from './names';

/** What a player may want to know of a designed unit and no rule forbids (rulings 50 to 52). */
export function formulaAdvice(unit: DesignedUnit, index: FormulaIndex, words: Words): Advice[] {
  const where = { unit: unit.at };
  const say = (code: string, saying: string): Advice => ({
    code,
    where,
    message: ofUnit({ at: unit.at, title: designTitle(unit.unit, index.system) }, saying, words),
  });
  const says = combinations(unit).map((saying) => say('combination', saying));
  const { base, name } = unit.density;
  if (unit.unit.champion || unit.size % base === 0) return says;
  const gaps = { count: unit.size, base: words.number(base), density: name };
  return [...says, say('base-part', words.say('advice.base-part', gaps))];
}

function combinations({ options, arms }: DesignedUnit): string[] {
  return options.flatMap(({ option }) =>
    (option.advice ?? [])
      .filter((advice) => advice.arms === arms.id || options.some(({ id }) => id === advice.option))
      .map(({ says }) => says),
  );
}
