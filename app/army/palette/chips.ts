import { type Books, explainUnit } from '@/lib/engine';
import type { Reading, Understood } from '@/lib/reader/reading';
import type { Roster, Unit } from '@/lib/schema';

/** A part of what was typed, as the palette shows it. */
export interface Chip {
  /** What it stands for, or the words themselves where they were not understood. */
  words: string;
  /** What it adds to the points; undefined where it adds nothing of its own. */
  points?: number;
  lost?: 'unknown' | 'not-offered';
  strong?: true;
}

/** The parts of what was typed in their order, each with what it costs; words that say nothing are left out. */
export function chipsOf({ unit, understood, notUnderstood }: Reading, frame: Roster, books: Books): Chip[] {
  const cost = (one: Unit) => explainUnit(one, frame, books).total ?? 0;
  const known = understood
    .filter(({ kind }) => kind !== 'little')
    .map((part) => ({ from: part.from, chip: knownChip(part, unit, cost) }));
  const lost = notUnderstood.map(({ from, text, why }) => ({
    from,
    chip: { words: text, lost: why } as Chip,
  }));
  return [...known, ...lost].sort((one, other) => one.from - other.from).map(({ chip }) => chip);
}

function knownChip(part: Understood, unit: Unit, cost: (unit: Unit) => number): Chip {
  const { kind, label } = part;
  if (kind === 'entry') return { words: label, points: cost(bare(unit)), strong: true };
  const less = without(part, unit);
  const points = less ? cost(unit) - cost(less) : 0;
  return points === 0 ? { words: label } : { words: label, points };
}

function bare(unit: Unit): Unit {
  const { options: _, ...rest } = unit;
  return 'entry' in rest ? { ...rest, command: [] } : rest;
}

/** The unit without what a part of the text gave it. */
function without({ kind, id }: Understood, unit: Unit): Unit | undefined {
  if (kind === 'option') return { ...unit, options: unit.options?.filter((option) => option !== id) };
  if (kind !== 'command' || !('entry' in unit)) return undefined;
  return { ...unit, command: id === undefined ? [] : unit.command?.filter((model) => model !== id) };
}
