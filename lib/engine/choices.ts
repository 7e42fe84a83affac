/** What a list of chosen ids comes to against what is offered. */
export interface Choices {
  /** A bit for each offered id that is chosen. */
  mask: number;
  unknown: readonly string[];
  twice: readonly string[];
}

const NONE: Choices = { mask: 0, unknown: [], twice: [] };

/** Reads chosen ids: each counts once, whatever the order. */
export function readChoices(
  ids: readonly string[] | undefined,
  bitOf: (id: string) => number | undefined,
): Choices {
  if (!ids || ids.length === 0) return NONE;
  let mask = 0;
  for (const id of ids) mask |= bitOf(id) ?? 0;
  const clean = countBits(mask) === ids.length;
  return clean ? { mask, unknown: [], twice: [] } : { mask, ...faultsOf(ids, bitOf) };
}

function faultsOf(ids: readonly string[], bitOf: (id: string) => number | undefined) {
  const distinct = [...new Set(ids)].sort();
  return {
    unknown: distinct.filter((id) => bitOf(id) === undefined),
    twice: distinct.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)),
  };
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
