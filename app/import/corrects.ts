/** Whether a text is another one put right: at least half of its lines stood there, or of its words if it is one line. */
export function corrects(text: string, before: string): boolean {
  const lines = partsOf(text, /[\r\n]+/);
  const [parts, old] =
    lines.length > 1 ? [lines, partsOf(before, /[\r\n]+/)] : [partsOf(text, /\s+/), partsOf(before, /\s+/)];
  const known = new Set(old);
  return parts.length > 0 && parts.filter((part) => known.has(part)).length * 2 >= parts.length;
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
