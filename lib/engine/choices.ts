/** What a list of chosen ids comes to against what is offered. */
export interface Choices {
  /** A bit for each offered id that is chosen. */
  mask: number;
  unknown: readonly string[];
  twice: readonly string[];
}

const NO_IDS: readonly string[] = [];
const NONE: Choices = { mask: 0, unknown: NO_IDS, twice: NO_IDS };

/** What may be chosen: a bit for each id. */
export type Offers = ReadonlyMap<string, { bit: number }>;

/** Reads chosen ids: each counts once, whatever the order. */
export function readChoices(ids: readonly string[] | undefined, offers: Offers): Choices {
  if (!ids || ids.length === 0) return NONE;
  let mask = 0;
  for (const id of ids) mask |= offers.get(id)?.bit ?? 0;
  const clean = countBits(mask) === ids.length;
  return clean ? { mask, unknown: NO_IDS, twice: NO_IDS } : faultyChoices(mask, ids, offers);
}

function faultyChoices(mask: number, ids: readonly string[], offers: Offers): Choices {
  const distinct = [...new Set(ids)].sort();
  return {
    mask,
    unknown: distinct.filter((id) => !offers.has(id)),
    twice: distinct.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)),
  };
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
