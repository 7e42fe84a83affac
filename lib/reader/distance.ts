/**
 * In how many slips one word differs from another: a letter more, less, other, or two that changed places. Undefined
 * where that is more than `most`.
 */
export function slips(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = nextRow({ one, other, at, before, row });
    before = row;
    row = next;
  }
  const count = row[other.length] ?? 0;
  return count <= most ? count : undefined;
}

interface Step {
  one: string;
  other: string;
  /** Letters of `one` that are behind this row. */
  at: number;
  before: readonly number[];
  row: readonly number[];
}

function nextRow({ one, other, at, before, row }: Step): number[] {
  const next = [at];
  for (let to = 1; to <= other.length; to += 1) {
    const same = one[at - 1] === other[to - 1];
    const changed = (row[to - 1] ?? 0) + (same ? 0 : 1);
    const turned = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
    const swapped = turned ? (before[to - 2] ?? 0) + 1 : changed;
    next.push(Math.min(changed, swapped, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
  }
  return next;
}
