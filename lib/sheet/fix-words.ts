import type { Fix } from '@/lib/engine/fixes';
import type { Words } from '@/lib/words';
import { countWaived } from './words';

/** `Two fewer models in Warband 2: 10 points less`. What is agreed with the opponent moves no points. */
export function fixWords({ kind, says, points: { by } }: Fix, { say, points }: Words): string {
  const change = says
    .map(({ key, values }) => say(`fixes.${key}`, values))
    .reduce((first, second) => say('fixes.both', { first, second }));
  if (kind === 'total' || kind === 'settings') return change;
  if (by === 0) return say('fixes.same', { change });
  const size = Math.abs(by);
  return say(by < 0 ? 'fixes.less' : 'fixes.dearer', {
    change,
    points: points(size),
    single: size <= 1 ? 'yes' : 'no',
  });
}

/** Where a repair leads: `1,000 of 1,000, legal`, `1,005 of 1,000, 2 breaches left`. */
export function fixLeads({ points, verdict, breaches }: Fix, words: Words): string {
  const left = breaches.length - countWaived(breaches);
  const [spent, agreed] = [words.points(points.spent), words.points(points.agreed)];
  return words.say(`fixes.leads-${verdict}`, { spent, agreed, left });
}
