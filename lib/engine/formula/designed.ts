import type { FormulaOption, FormulaSystem, FormulaUnit } from '@/lib/schema';
import { type Choices, readChoices } from '../choices';
import type { Money } from '../points';
import type { FormulaIndex } from './index-system';

/** A designed unit with everything that its code and words stand for, and its price. */
export interface DesignedUnit {
  at: number;
  unit: FormulaUnit;
  size: number;
  quality: FormulaSystem['qualities'][number];
  density: FormulaSystem['densities'][number];
  armour: FormulaSystem['armours'][number];
  category: FormulaSystem['categories'][number];
  arms: FormulaSystem['arms'][number];
  choices: Choices;
  options: readonly { id: string; option: FormulaOption }[];
  each: Money;
  money: Money;
}

/** Reads a unit's design and prices it (rulings 45 to 47). `up` rounds the unit up to whole points. */
export function designUnit(unit: FormulaUnit, at: number, index: FormulaIndex, up: boolean): DesignedUnit {
  const design = readDesign(unit, index);
  const { system } = index;
  const figure = figureMoney(design, system.scale);
  const each = unit.champion ? figure * system.champion.times : figure;
  const size = unit.size ?? 1;
  const command = unit.champion ? 0 : system.command.perQuality * design.quality.value * system.scale;
  const exact = size * each + command;
  const money = up ? Math.ceil(exact / system.scale) * system.scale : exact;
  return { at, unit, size, ...design, each, money };
}

type Design = Omit<DesignedUnit, 'at' | 'unit' | 'size' | 'each' | 'money'>;

function readDesign(unit: FormulaUnit, index: FormulaIndex): Design {
  const choices = readChoices(unit.options, index.options);
  return {
    quality: printed(index.qualities.get(unit.quality)),
    density: printed(index.densities.get(unit.code.charAt(0))),
    armour: printed(index.armours.get(unit.code.charAt(1))),
    category: printed(index.categories.get(unit.code.charAt(2))),
    arms: printed(index.arms.get(unit.arms ?? 'melee')),
    choices,
    options: choices.mask === 0 ? [] : [...index.options.values()].filter(({ bit }) => choices.mask & bit),
  };
}

/** The schema admits only what the system prints; a system that lacks a row is broken data. */
function printed<T>(row: T | undefined): T {
  if (row === undefined) throw new RangeError('the rule system lacks a row that rosters may name');
  return row;
}

function figureMoney({ quality, armour, category, arms, options }: Design, scale: number): Money {
  let money = (quality.value + armour.cost) * category.times * arms.times * scale;
  let plus = 0;
  for (const { option } of options) {
    if (option.times) money = (money * option.times[0]) / option.times[1];
    plus += option.plus ?? 0;
  }
  return money + plus * scale;
}
