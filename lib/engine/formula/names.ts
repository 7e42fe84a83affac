import type { FormulaSystem, FormulaUnit } from '@/lib/schema';
import { capital, unitLabel } from '../text';
import type { Names } from '../words';
import type { FormulaIndex } from './index-system';

/** Names for the ids of a designed army. */
export function formulaNames(units: readonly FormulaUnit[], index: FormulaIndex): Names {
  const same = (id: string) => id;
  return {
    base: '',
    sharers: same,
    counted: same,
    against: same,
    entry: same,
    option: (id) =>
      id === 'champion' ? index.system.champion.name : (index.options.get(id)?.option.name ?? id),
    command: same,
    variant: same,
    list: same,
    unit: (at) => unitLabel(at, units[at] ? designTitle(units[at], index.system) : ''),
    noun: (_, count) => (count === 1 ? 'figure' : 'figures'),
  };
}

/** A unit's own name, else its quality and code: `Elite LPF`. */
export function designTitle({ name, quality, code }: FormulaUnit, system: FormulaSystem): string {
  const level = system.qualities.find(({ id }) => id === quality)?.name ?? quality;
  return name?.trim() || `${capital(level)} ${code}`;
}
