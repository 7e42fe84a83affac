import { toPoints } from '../points';
import { finderOf, type Task } from './best';
import { shareMissing } from './bounds';
import type { FillRefusal } from './types';
import type { Progress } from './ways';

/** Why no filling is legal: a share that cannot be reached, or the most that can. `legal` is the army as it is. */
export function* refusalOf(
  task: Task,
  { crossed, legal }: { crossed: boolean; legal: boolean },
): Generator<Progress, FillRefusal, void> {
  if (crossed) return { code: 'shares-cross' };
  const { army } = task;
  const missing = shareMissing(army, task.slots, army.spent + task.least);
  if (missing)
    return {
      code: 'share-missing',
      category: missing.category,
      missing: toPoints(missing.money, army.scale),
    };
  const work = finderOf({ ...task, least: 0 }).best({ without: new Set(), beyond: [] });
  let step = work.next();
  while (!step.done) {
    yield 1;
    step = work.next();
  }
  if (!step.value && !legal) return { code: 'no-way' };
  const points = (money: number) => toPoints(army.spent + money, army.scale);
  return { code: 'falls-short', reached: points(step.value?.added ?? 0), wanted: points(task.least) };
}
