import { MAX_POINTS } from '@/lib/schema/limits';
import type { Words } from '@/lib/words';

/** What a player typed into a field for a number: the number, null for none, or why it is refused. */
export type Typed = { value: number | null } | { refused: string };

const GROUPED = /^\d{1,3}(,\d{3})+(?!\d)/;

function plain(text: string): string {
  const trimmed = text.trim();
  return GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
}

/** A whole number as people write it, `15` or `1,200`: no sign, no fraction, no exponent, ASCII digits only. */
export function typedWhole(text: string, { min, max }: { min: number; max: number }, words: Words): Typed {
  const digits = plain(text);
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  if (value >= min && value <= max) return { value };
  return { refused: words.say('typed.whole', { min, max }) };
}

/** An agreed total: blank or 0 is none yet. Halves where the system has them. */
export function typedTotal(text: string, { halves }: { halves: boolean }, words: Words): Typed {
  const written = plain(text).replace(/^(\d*)½$/, (_, whole: string) => `${whole || 0}.5`);
  if (written === '') return { value: null };
  const form = halves ? /^\d{1,9}(\.[05])?$/ : /^\d{1,9}$/;
  const value = form.test(written) ? Number(written) : Number.NaN;
  if (value === 0) return { value: null };
  if (value > 0 && value <= MAX_POINTS) return { value };
  return { refused: words.say(halves ? 'typed.halves' : 'typed.points', { max: MAX_POINTS }) };
}
