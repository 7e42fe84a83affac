import { seenName } from '@/lib/engine/text';
import { type Army, ShelfError } from '@/lib/shelf';
import type { Words } from '@/lib/words';

/** The name of an army as it stands in a sentence, kept from turning the text around it. */
export function quoted(name: string | undefined, words: Words): string {
  const seen = seenName(name);
  return seen ? words.say('home.words.quoted', { name: seen }) : words.say('home.words.unnamed');
}

const NAMED = 3;

/** Armies by name, where they are few. */
export function severalText(names: readonly (string | undefined)[], words: Words): string {
  if (names.length > NAMED) return words.say('home.words.several', { count: names.length });
  return words.list(names.map((name) => quoted(name, words)));
}

export function nameOf(army: { name?: string }, words: Words): string {
  return seenName(army.name) || words.say('app.unnamed');
}

/** `1,196 of 1,200 points`. */
export function pointsOf(
  { draft, summary }: Pick<Army, 'summary'> & { draft: { points: number | null } },
  words: Words,
): string {
  if (draft.points === null) return words.say('home.words.noTotal', { spent: words.amount(summary.points) });
  const agreed = words.amount(draft.points);
  return words.say('home.words.points', { spent: words.points(summary.points), agreed });
}

/** Why something did not work, for people. */
export function whyNot(error: unknown, words: Words): string {
  if (!(error instanceof ShelfError)) return words.say('home.why.unchanged');
  return words.say(error.problem === 'full' ? 'home.why.full' : 'home.why.notKept');
}
