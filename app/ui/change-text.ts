import { useTranslations } from 'use-intl';
import type { DataChange } from '@/lib/changes';
import { limitWords } from '../army/words';
import { useWords } from '../words/useWords';

/** A change in words. */
export function useChangeText(): (change: DataChange) => string {
  const words = useWords();
  const t = useTranslations('news');
  const numbers = (units: readonly number[]) => t('units', { count: units.length, units: units.join(', ') });
  const step = ({ from, to }: { from: number; to: number }) =>
    t('step', { from: words.points(from), to: words.points(to) });
  return (change) => {
    switch (change.kind) {
      case 'gone':
      case 'back':
        return t(change.kind, { name: change.name, units: numbers(change.units) });
      case 'renamed':
        return t('renamed', { ...change.names });
      case 'price': {
        const units = change.units.map((unit) => t('unit', { unit: unit.unit, step: step(unit) })).join(', ');
        const { name, each } = change;
        return each ? t('price-each', { name, step: step(each), units }) : t('price', { name, units });
      }
      case 'limits': {
        const [from, to] = [change.limits.from, change.limits.to].map(
          (limits) => limitWords(limits, words) || t('no-limit'),
        );
        return t('limits', { name: change.name, from: from ?? '', to: to ?? '' });
      }
      case 'total':
        return t('total', { step: step(change.points) });
      case 'breach':
      case 'mended':
        return t(change.kind, { message: change.message });
      case 'verdict':
        return t('verdict', { from: t(change.verdicts.from), to: t(change.verdicts.to) });
    }
  };
}
