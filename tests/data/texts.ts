/** The length of each source, in lines. */
export const SOURCE_LINES: Record<string, number> = { A: 1409, M: 350 };
const LONGEST_SUMMARY = 400;
const MOST_SENTENCES = 3;

/** Calls back for every text in the file that stands under one of these keys, with the path to it. */
export function textsUnder(
  keys: readonly string[],
  json: unknown,
  path = '',
): { path: string; text: string }[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return keys.includes(key) && typeof value === 'string'
      ? [{ path: here, text: value }]
      : textsUnder(keys, value, here);
  });
}

/** Whether every line of the citation is in its source, and each range runs forward. */
export function citeExists(cite: string): boolean {
  const lines = SOURCE_LINES[cite[0] ?? ''] ?? 0;
  const ranges = [...cite.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, from, to]) => [
    Number(from),
    Number(to ?? from),
  ]);
  return ranges.every(([from = 0, to = 0]) => from >= 1 && from <= to && to <= lines);
}

/** What is wrong with a summary, if anything. */
export function summaryFault(text: string): string | undefined {
  if (text.trim() === '') return 'empty';
  if (text.length > LONGEST_SUMMARY) return `${text.length} characters`;
  const sentences = text.match(/[.!?]["”’)]*(?=\s|$)/g)?.length ?? 0;
  if (sentences === 0) return 'no full stop';
  return sentences > MOST_SENTENCES ? `${sentences} sentences` : undefined;
}
