import type { Money } from '../points';
import type { Edit } from './edit';

/** A change that may repair a breach; whether it does is found by a check. */
export interface Candidate {
  edits: readonly Edit[];
  /** By how much it moves the points that are spent or agreed; nothing where it only says what was surely meant. */
  moved: Money;
}

/** The kinds of change, from the least to the greatest: of two that move the same points, the earlier comes first. */
const RANKS = [
  'once',
  'entry',
  'swap',
  'drop-command',
  'drop-option',
  'design',
  'fewer',
  'more',
  'add',
  'remove',
  'total',
  'settings',
] as const;
export type FixKind = (typeof RANKS)[number];

export function rankOf(kind: FixKind): number {
  return RANKS.indexOf(kind);
}

/** What kind of change edits are; of several the first decides. `sizes` are those of the units before. */
export function kindOf([edit]: readonly Edit[], sizes: (unit: number) => number): FixKind {
  if (!edit) return 'settings';
  if (edit.kind === 'size') return edit.size < sizes(edit.unit) ? 'fewer' : 'more';
  if (edit.kind !== 'choice') return edit.kind;
  if (edit.add !== undefined) return 'swap';
  return edit.of === 'command' ? 'drop-command' : 'drop-option';
}
