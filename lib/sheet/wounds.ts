import type { Entry, Profile } from '@/lib/schema';
import type { WoundTrack } from './sheet';

/** More models than this get a line of words in place of boxes. */
const MOST_ROWS = 24;

/** The models of a unit that have more than one wound; a mount's own are never used (A:74). */
export function woundTracks(entry: Entry, size: number, profiles: readonly Profile[]): WoundTrack[] {
  return profiles
    .filter((row) => row.of !== 'mount')
    .map((row) => ({ name: row.name, models: modelsOf(row, entry, size), wounds: row.values.W ?? 0 }))
    .filter((track) => track.wounds > 1 && track.models > 0);
}

/** How many models have this row: a machine and an elephant are one, whatever crew they have. */
function modelsOf(row: Profile, entry: Entry, size: number): number {
  switch (entry.kind) {
    case 'character':
      return 1;
    case 'machine':
    case 'beast':
      return row.of === 'crew' ? size : 1;
    case 'pack':
      return row.of === 'beast' ? size : 1;
    default:
      return size;
  }
}

/** The rows of boxes to draw for a track: a number of boxes for each model, none where there are too many. */
export function woundRows({ models, wounds }: WoundTrack): number[] {
  return models <= MOST_ROWS ? Array.from({ length: models }, () => wounds) : [];
}

/** `General, 3 wounds` or `Chariot, 2 wounds each of 30`. */
export function woundText({ name, models, wounds }: WoundTrack): string {
  return models === 1 ? `${name}, ${wounds} wounds` : `${name}, ${wounds} wounds each of ${models}`;
}
