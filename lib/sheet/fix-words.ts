import type { Fix, Phrase } from '@/lib/engine/fixes';
import { pointsText } from '@/lib/engine/numbers';
import { countWaived } from './words';

/** The messages with which a repair is told; their words are in the catalogue under `fixes`. */
export type FixKey = Phrase['key'] | 'both' | 'less' | 'dearer' | 'same' | `leads-${Fix['verdict']}`;
type Say = (key: FixKey, values: Record<string, string | number>) => string;

/** `Two fewer models in Warband 2: 10 points less`. What is agreed with the opponent moves no points. */
export function fixWords({ kind, says, points: { by } }: Fix, say: Say): string {
  const change = says
    .map(({ key, values }) => say(key, values))
    .reduce((first, second) => say('both', { first, second }));
  if (kind === 'total' || kind === 'settings') return change;
  if (by === 0) return say('same', { change });
  const size = Math.abs(by);
  return say(by < 0 ? 'less' : 'dearer', {
    change,
    points: pointsText(size),
    single: size <= 1 ? 'yes' : 'no',
  });
}

/** Where a repair leads: `1,000 of 1,000, legal`, `1,005 of 1,000, 2 breaches left`. */
export function fixLeads({ points, verdict, breaches }: Fix, say: Say): string {
  const left = breaches.length - countWaived(breaches);
  const [spent, agreed] = [pointsText(points.spent), pointsText(points.agreed)];
  return say(`leads-${verdict}`, { spent, agreed, left });
}
