import type { Army } from './army';

/** Why the shelf did not do what was asked: no room left in the browser, or anything else. */
export type ShelfProblem = 'full' | 'failed';

/** The browser could not keep or read an army. */
export class ShelfError extends Error {
  override name = 'ShelfError';
  constructor(
    readonly problem: ShelfProblem,
    cause?: unknown,
  ) {
    super(problem === 'full' ? 'The storage of the browser is full.' : 'The browser could not keep it.', {
      cause,
    });
  }
}

/** The army was changed elsewhere since it was read; `theirs` is what is kept now, undefined if removed. */
export class Conflict extends Error {
  override name = 'Conflict';
  constructor(readonly theirs: Army | undefined) {
    super('The army was changed elsewhere.');
  }
}

/** Any error of a store as one of the shelf's own. */
export function shelfError(error: unknown): ShelfError | Conflict {
  if (error instanceof ShelfError || error instanceof Conflict) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new ShelfError(name === 'QuotaExceededError' ? 'full' : 'failed', error);
}
