import type { Words } from '@/lib/words';
import type { Sheet } from '../sheet';

/** What is spent of the agreed points, and what is left: `1,185 of 1,200 points` and `15 points left`. */
export function standing({ spent, agreed }: Sheet['points'], words: Words): [total: string, left: string] {
  const total = words.say('paper.total', { spent: words.points(spent), agreed: words.amount(agreed) });
  const left = agreed - spent;
  if (left === 0) return [total, words.say('paper.noneLeft')];
  const points = words.amount(Math.abs(left));
  return [total, words.say(left > 0 ? 'paper.left' : 'paper.over', { points })];
}
