import type { Tell } from '../fact';

/** What a unit's size is held against. */
export interface Sized {
  at: number;
  size: number;
  min: number;
  max?: number | undefined;
}

/** A unit has its smallest number at least and, where one is printed, its largest at most (ruling 4). */
export function checkSize({ at, size, min, max }: Sized, tell: Tell): void {
  const where = { unit: at };
  if (size < min) tell({ code: 'size-under', where, have: size, limit: min, by: min - size });
  if (max !== undefined && size > max) {
    tell({ code: 'size-over', where, have: size, limit: max, by: size - max });
  }
}
