/** A mistyped id differs from the one that was meant in about one letter of five. */
const LETTERS_PER_SLIP = 5;

/** An id and the name by which people call it. */
export interface Known {
  id: string;
  name: string;
}

/**
 * The known id that a misspelt one surely means: written as an id it is one, or the name of one, or so near to
 * just one that no other comes close. Undefined where there is doubt.
 */
export function surelyMeant(id: string, known: readonly Known[]): string | undefined {
  const typed = asId(id);
  const same = known.filter((one) => one.id === typed || asId(one.name) === typed);
  if (same.length > 0) return same.length === 1 ? same[0]?.id : undefined;
  const allowed = Math.floor(typed.length / LETTERS_PER_SLIP);
  if (allowed === 0) return undefined;
  const [best, next] = known
    .filter((one) => Math.abs(one.id.length - typed.length) <= allowed + 1)
    .map((one) => ({ id: one.id, slips: slipsBetween(typed, one.id) }))
    .sort((one, other) => one.slips - other.slips);
  if (!best || best.slips > allowed) return undefined;
  return next && next.slips <= best.slips + 1 ? undefined : best.id;
}

function asId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}

/** The letters to put in, take out, change or swap with a neighbour that turn one word into the other. */
export function slipsBetween(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + cost,
          turned ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
