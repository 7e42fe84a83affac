/** What was asked when an army of this kind was last filled up. */
export interface Remembered {
  ticked: readonly string[];
  largest: number;
}

const KEY = 'muster-fill ';
/** More than any list offers. */
const MOST = 500;

/** What is remembered for armies of a kind (`ancient roman`); null where nothing is, or nothing that can be read. */
export function recallFill(kind: string): Remembered | null {
  try {
    return read(JSON.parse(localStorage.getItem(KEY + kind) ?? 'null'));
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, it is not remembered. */
export function rememberFill(kind: string, asked: Remembered): void {
  try {
    localStorage.setItem(KEY + kind, JSON.stringify(asked));
  } catch {
    // Ticks are a convenience.
  }
}

function read(value: unknown): Remembered | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ticked, largest } = value as Partial<Record<keyof Remembered, unknown>>;
  if (!Array.isArray(ticked) || typeof largest !== 'number' || !Number.isInteger(largest)) return null;
  return { ticked: ticked.filter((id) => typeof id === 'string').slice(0, MOST), largest };
}
