import type { Sheet } from './sheet';

/** What of a unit its player chose; the rest follows from it. */
const CHOSEN: readonly string[] = ['command', 'arms', 'options'];

/**
 * The army alone, short enough for a chat: units with what was chosen for them, points, shares, notes and breaches.
 * Profiles, stats, wound boxes, rules sums and advice are for the full sheet.
 */
export function briefSheet(sheet: Sheet): Sheet {
  return {
    ...sheet,
    columns: [],
    units: sheet.units.map((unit) => ({
      ...unit,
      sum: '',
      profiles: [],
      facts: unit.facts.filter(({ id }) => CHOSEN.includes(id)),
      wounds: [],
    })),
    sums: [],
    advice: [],
    glossary: [],
  };
}
