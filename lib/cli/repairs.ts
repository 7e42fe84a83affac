import type { Books } from '@/lib/engine';
import { type Edit, fixer } from '@/lib/engine/fixes';
import type { Report, Roster } from '@/lib/schema';
import { fixLeads, fixWords } from '@/lib/sheet/fix-words';

/** A repair as the program tells it. */
export interface Repair {
  words: string;
  leads: string;
  edits: readonly Edit[];
  points: Report['points'];
  verdict: Report['verdict'];
}

/** The repairs of an army: a list for each of its breaches, in the order of the report. */
export type Repairs = (examined: { roster: Roster; report: Report }, books: Books) => Repair[][];

export const repairsOf: Repairs = ({ roster, report }, books) => {
  const fixes = fixer(roster, books);
  return report.breaches.map((breach) =>
    fixes(breach).map((fix) => {
      const { spent, agreed } = fix.points;
      return {
        words: fixWords(fix, books.words),
        leads: fixLeads(fix, books.words),
        edits: fix.edits,
        points: { spent, agreed },
        verdict: fix.verdict,
      };
    }),
  );
};
