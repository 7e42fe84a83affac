/** One line of the bench: what was measured, the aim, and what came out. */
export interface Row {
  what: string;
  aim: string;
  measured: string;
}

/** The median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((first, second) => first - second);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The rows as a Markdown table, so that they can be quoted as they are. */
export function tableText(rows: readonly Row[]): string {
  const lines = [
    ['what', 'aim', 'measured'],
    ['---', '---', '---:'],
    ...rows.map((row) => [row.what, row.aim, row.measured]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
