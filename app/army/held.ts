'use client';
import { useRef } from 'react';

/**
 * `next`, in which every part that says the same as in `before` is that of `before`, the whole too: a part of the
 * page that is given the same value need not be drawn anew. For plain values.
 */
export function held<T>(next: T, before: unknown): T {
  if (next === before || !isPlain(next) || !isPlain(before)) return next;
  if (Array.isArray(next) !== Array.isArray(before)) return next;
  const made: Record<string, unknown> = Array.isArray(next) ? ([] as never) : {};
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    made[key] = held(next[key], before[key]);
    same &&= made[key] === before[key] && key in before;
  }
  return (same ? before : made) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value that stays the same object as long as it says the same. */
export function useHeld<T>(value: T): T {
  const kept = useRef(value);
  kept.current = held(value, kept.current);
  return kept.current;
}
