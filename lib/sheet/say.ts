import type { Breach, Report } from '@/lib/schema';
import type { Words } from '@/lib/words';
import type { WoundTrack } from './sheet';
import { countWaived } from './words';

type Balance = Report['points'];

/** `270 points`, or that there is no price. */
export function sayPrice(points: number | null, words: Words): string {
  return points === null ? words.say('sheet.noPrice') : words.amount(points);
}

/** `1,200 of 1,200 points`. */
export function sayTotal({ spent, agreed }: Balance, words: Words): string {
  return words.say('sheet.total', { spent: words.points(spent), agreed: words.amount(agreed) });
}

/** `15 points left`, `none left` or `15 points over`. */
export function sayLeft({ spent, agreed }: Balance, words: Words): string {
  const left = agreed - spent;
  if (left === 0) return words.say('sheet.noneLeft');
  const points = words.amount(Math.abs(left));
  return words.say(left > 0 ? 'sheet.left' : 'sheet.over', { points });
}

/** `legal`, `legal, 1 breach waived`, `illegal, 2 breaches` or `illegal, 2 breaches, 1 of them waived`. */
export function sayVerdict(
  { verdict, breaches }: Pick<Report, 'verdict' | 'breaches'>,
  words: Words,
): string {
  const count = breaches.length;
  const waived = countWaived(breaches);
  const part = verdict === 'illegal' && waived > 0;
  return words.say(`sheet.verdict.${part ? 'partWaived' : verdict}`, { count, waived });
}

/** A breach with what was agreed: `30 of at most 25: 5 over. Waived by agreement: a big game.` */
export function sayBreach(
  { message, waived, note }: Pick<Breach, 'message' | 'waived' | 'note'>,
  words: Words,
): string {
  if (!waived) return message;
  if (note === undefined || note === '') return words.say('sheet.waived', { breach: message });
  return words.say('sheet.waivedSo', { breach: message, note });
}

/** `at least 250, at most 500`; nothing where there is no limit. */
export function sayLimit(min: number | null, max: number | null, words: Words): string {
  return words.list([
    min === null ? '' : words.say('army.limit.min', { min: words.points(min) }),
    max === null ? '' : words.say('army.limit.max', { max: words.points(max) }),
  ]);
}

/** `General, 3 wounds` or `Chariot, 2 wounds each of 30`. */
export function sayWounds({ name, models, wounds }: WoundTrack, words: Words): string {
  return models === 1
    ? words.say('sheet.wounds', { name, wounds })
    : words.say('sheet.woundsEach', { name, wounds, models });
}
