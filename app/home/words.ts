import { pointsText } from '@/lib/engine/numbers';
import { type Army, ShelfError } from '@/lib/shelf';

/** The name of an army as it stands in a sentence, kept from turning the text around it. */
export function quoted(name: string | undefined): string {
  return name ? `“\u2068${name}\u2069”` : 'the unnamed army';
}

const NAMED = 3;

/** Armies by name, where they are few. */
export function severalText(names: readonly (string | undefined)[]): string {
  return names.length > NAMED ? `${names.length} armies` : names.map(quoted).join(', ');
}

export function nameOf(army: { name?: string }): string {
  return army.name?.trim() || 'Unnamed army';
}

/** `1,196 of 1,200 points`. */
export function pointsOf({ draft, summary }: Pick<Army, 'summary'> & { draft: { points: number | null } }) {
  const spent = pointsText(summary.points);
  return draft.points === null
    ? `${spent} points, no total yet`
    : `${spent} of ${pointsText(draft.points)} points`;
}

/** Why something did not work, for people. */
export function whyNot(error: unknown): string {
  if (!(error instanceof ShelfError)) return 'Nothing was changed. Please try again.';
  return error.problem === 'full'
    ? 'The storage of this browser is full. Delete armies that you have as files, or make room.'
    : 'This browser could not keep it. Nothing was changed; please try again.';
}
