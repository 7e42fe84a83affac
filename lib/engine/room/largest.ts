import { MAX_SIZE } from '@/lib/schema/limits';
import { type Money, toPoints } from '../points';
import type { Headroom } from './headroom';
import type { Room } from './types';

/** A unit of any size: what it costs beside its counted models, and each of these. */
export interface Sizes {
  once: Money;
  each: Money;
  min: number;
  max?: number | undefined;
}

/** The largest size whose money fits; else what the smallest lacks. */
export function largest({ once, each, min, max = MAX_SIZE }: Sizes, room: Headroom, scale: number): Room {
  const lack = once + min * each - room.money;
  if (lack > 0) return { lacks: room.by, points: toPoints(lack, scale) };
  return { most: each > 0 ? Math.min(max, Math.floor((room.money - once) / each)) : max };
}
