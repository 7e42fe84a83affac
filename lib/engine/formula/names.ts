import type { FormulaSystem, FormulaUnit } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { capital, ofUnit, seenName } from '../text';
import type { Names } from '../words';
import type { FormulaIndex } from './index-system';

/** Names for the ids of a designed army. */
export function formulaNames(units: readonly FormulaUnit[], index: FormulaIndex, words: Words): Names {
  const same = (id: string) => id;
  return {
    words,
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
    ofUnit: (at, saying) =>
      ofUnit({ at, title: units[at] ? designTitle(units[at], index.system) : '' }, saying, words),
    noun: (_, count) => words.say('count.figureNoun', { count }),
    models: (_, count) => words.say('count.figures', { count }),
  };
}

/** A unit's own name, else its quality and code: `Elite LPF`. */
export function designTitle({ name, quality, code }: FormulaUnit, system: FormulaSystem): string {
  const level = system.qualities.find(({ id }) => id === quality)?.name ?? quality;
  return seenName(name) || `${capital(level)} ${code}`;
}
