import type { Books } from '@/lib/engine';
import { type FillRequest, type FillResult, fillUp } from '@/lib/engine/fill';

/** Does the whole work; how far it is never falls and never passes the end. */
export function run(request: FillRequest, books: Books): FillResult {
  const work = fillUp(request, books);
  let before = 0;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(before);
    expect(step.value).toBeLessThanOrEqual(1);
    before = step.value;
  }
}
