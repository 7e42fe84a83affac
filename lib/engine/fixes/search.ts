/**
 * The smallest whole number of a range for which something holds that, once it holds, holds for all larger ones;
 * undefined where it holds for none.
 */
export function smallest(from: number, to: number, holds: (value: number) => boolean): number | undefined {
  if (from > to || !holds(to)) return undefined;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
