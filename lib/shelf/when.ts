import type { Words } from '@/lib/words';

const MINUTE = 60_000;
const STEPS: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['minute', MINUTE, 60 * MINUTE],
  ['hour', 60 * MINUTE, 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE, 30 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE, 360 * 24 * 60 * MINUTE],
  ['year', 365 * 24 * 60 * MINUTE, Number.POSITIVE_INFINITY],
];

/** How long ago, for people: `just now`, `5 minutes ago`, `yesterday`. A time to come is just now. */
export function agoText(then: number, now: number, words: Words): string {
  const gone = now - then;
  const step = STEPS.find(([, , below]) => gone < below);
  if (gone < MINUTE || !step) return words.say('time.now');
  const [unit, length] = step;
  const count = Math.max(1, Math.floor(gone / length));
  return new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto' }).format(-count, unit);
}

/** The full date and time. */
export function dateText(then: number, { locale }: Words): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(then);
}
