import * as z from 'zod';

/** What is remembered of keeping the armies safe. Times are in milliseconds of the epoch. */
const notesSchema = z.object({
  /** What the browser answered when it was asked to keep the data. */
  answer: z.enum(['promised', 'refused']).optional(),
  /** When all armies were last saved as a file. */
  backupAt: z.number().optional(),
  /** When a backup was made or put off last, and how many changes there had been by then. */
  settled: z.object({ at: z.number(), changes: z.number() }).optional(),
});
export type KeepNotes = z.infer<typeof notesSchema>;

export interface KeepState {
  /** Whether the browser has promised to keep the data. */
  promised: boolean;
  notes: KeepNotes;
  /** How often armies were changed in all (`changesOf`). */
  changes: number;
  now: number;
}

/** After so many changes a backup is due again, */
const MANY = 100;
/** or after so long, if anything changed. */
const LONG = 30 * 24 * 60 * 60 * 1000;

/** What is to be said: ask the browser for its promise, remind of a backup since it gave none, or nothing. */
export type KeepNotice = 'none' | 'ask' | 'remind';

/** Which notice is due. Asking comes first, once there is anything to lose; what was put off comes back. */
export function keepNotice({ promised, notes, changes, now }: KeepState): KeepNotice {
  if (promised || !isDue(notes, changes, now)) return 'none';
  return notes.answer === 'refused' ? 'remind' : 'ask';
}

function isDue({ settled }: KeepNotes, changes: number, now: number): boolean {
  if (!settled) return changes > 0;
  // Armies that were deleted take their changes with them.
  const since = changes - settled.changes;
  return since >= MANY || (since !== 0 && now - settled.at >= LONG);
}

/** How often armies were changed after they were begun. */
export function changesOf(armies: readonly { rev: number }[]): number {
  return armies.reduce((sum, { rev }) => sum + Math.max(0, rev - 1), 0);
}

/** The notes of a text; none where it is not understood. */
export function parseNotes(text: string | null): KeepNotes {
  try {
    return notesSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
