import bidiFactory from 'bidi-js';

export type Direction = 'auto' | 'ltr';

const STRONG = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const bidi = bidiFactory();

/** Whether text needs to be put in order before it is drawn from left to right. */
export function turns(text: string): boolean {
  return STRONG.test(text);
}

/** Letters of one line in the order in which they are drawn, left to right (Unicode Annex 9, rule L2). */
export function drawingOrder(letters: readonly string[], direction: Direction): string[] {
  const text = letters.join('');
  const { levels } = bidi.getEmbeddingLevels(text, direction === 'auto' ? undefined : direction);
  let at = 0;
  const placed = letters.map((letter) => {
    const level = levels[at] ?? 0;
    at += letter.length;
    return { level, text: level % 2 === 1 ? mirrored(letter) : letter };
  });
  return reordered(placed).map((letter) => letter.text);
}

function mirrored(letter: string): string {
  return bidi.getMirroredCharacter(letter) ?? letter;
}

/** Turns round every run of at least each level, from the highest down to the lowest odd one. */
function reordered<T extends { level: number }>(placed: readonly T[]): T[] {
  const order = [...placed];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (order[to]?.level ?? 0) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}
