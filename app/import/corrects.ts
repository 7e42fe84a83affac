/** Whether a text is another one put right: at least half of the lines of the longer are in both, or of the words if it is one line. */
export function corrects(text: string, before: string): boolean {
  const lines = partsOf(text, /[\r\n]+/);
  const [parts, old] =
    lines.length > 1 ? [lines, partsOf(before, /[\r\n]+/)] : [partsOf(text, /\s+/), partsOf(before, /\s+/)];
  const known = new Set(old);
  const longer = Math.max(parts.length, old.length);
  return parts.length > 0 && parts.filter((part) => known.has(part)).length * 2 >= longer;
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
