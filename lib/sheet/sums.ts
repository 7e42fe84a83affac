import {
  type Books,
  explainArmy,
  explainCategory,
  type ShareSum,
  shareSumText,
  type TotalSum,
  totalText,
} from '@/lib/engine';
import type { Report, Roster } from '@/lib/schema';
import type { Sheet, SheetSum } from './sheet';

/** How the categories and the army add up, and the shares; those that say nothing beyond their total are left out. */
export function sheetSums(
  roster: Roster,
  books: Books,
  report: Report,
  categories: readonly { id: string; name: string }[],
): SheetSum[] {
  const sums = report.categories.map(({ category }): SheetSum => {
    const sum = explainCategory(category, { roster, books, report });
    const name = categories.find(({ id }) => id === category)?.name ?? category;
    return {
      name,
      added: added(sum, books.words),
      shares: sum.shares.map((share) => shareLine(share, books.words)),
    };
  });
  const army: SheetSum = {
    name: books.words.say('army.label'),
    added: added(explainArmy(roster, books, report), books.words),
    shares: [],
  };
  return [...sums, army].filter((sum) => sumText(sum) !== '');
}

function added(sum: TotalSum, words: Books['words']): string {
  return sum.lines.length < 2 ? '' : totalText(sum, words);
}

/** `at most a quarter of 1,200 = 300`; of several categories it names them. */
function shareLine(share: ShareSum, words: Books['words']): string {
  const limit = words.say(`sheet.shares.${share.kind}`, { sum: shareSumText(share, words) });
  if (share.of.length < 2) return limit;
  return words.say('sheet.shares.together', { categories: words.series(share.of), limit });
}

/** The sums as lines: `Characters: 135 + 55 = 190; at most a quarter of 1,200 = 300`. */
export function sumLines({ sums }: Sheet): string[] {
  return sums.map((sum) => `${sum.name}: ${sumText(sum)}`);
}

/** `135 + 55 = 190; at most a quarter of 1,200 = 300`. */
export function sumText({ added, shares }: SheetSum): string {
  return [added, ...shares].filter((part) => part !== '').join('; ');
}
