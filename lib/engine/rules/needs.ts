import type { Need } from '@/lib/schema';
import type { Tell } from '../fact';
import type { DesignedUnit } from '../formula/designed';

/** Whether a designed unit meets a need (rulings 48 to 51). */
const MET: Record<Need, (unit: DesignedUnit) => boolean> = {
  'levy-or-better': ({ quality }) => quality.special,
  'not-cross-trained': ({ arms }) => !(arms.melee && arms.missile),
  'missile-arms': ({ arms }) => arms.missile,
  'melee-arms': ({ arms }) => arms.melee,
  foot: ({ category }) => !category.mounted,
  'close-order': ({ density }) => density.code === 'C',
  'open-order': ({ density }) => density.code === 'O',
  shields: ({ arms, options }) => arms.melee || options.some(({ option }) => option.shields),
};

/** One breach for each need that is not met; a champion stands in open order (ruling 47). */
export function checkNeeds(unit: DesignedUnit, championDensity: string, tell: Tell): void {
  const where = { unit: unit.at };
  if (unit.unit.champion && unit.density.code !== championDensity) {
    tell({ code: 'option-needs', where, option: 'champion', needs: 'open-order' });
  }
  for (const { id, option } of unit.options) {
    for (const needs of option.needs) {
      if (!MET[needs](unit)) tell({ code: 'option-needs', where, option: id, needs });
    }
  }
}
