'use client';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { Draft } from '@/lib/shelf';
import type { Checked } from './useChecked';

/** The army as it is, with its report: a new object at every change. */
export interface Now {
  draft: Draft;
  checked: Checked;
}

const NowContext = createContext<Now | null>(null);
export const NowProvider = NowContext.Provider;

/** The whole army, for the few parts that need it; whoever asks is drawn anew at every change. */
export function useNow(): Now {
  const now = useContext(NowContext);
  if (!now) throw new Error('outside of an army');
  return now;
}

/** So long nothing changes until what takes time to work out is worked out. */
const CALM = 150;

/** A value once it has stayed the same for a moment, so that typing never waits; null until then, if not `at once`. */
export function useCalm<T>(value: T, atOnce = false): T | null {
  const [calm, setCalm] = useState<T | null>(atOnce ? value : null);
  useEffect(() => {
    if (value === calm) return;
    const timer = setTimeout(() => startTransition(() => setCalm(value)), CALM);
    return () => clearTimeout(timer);
  }, [value, calm]);
  return calm;
}
