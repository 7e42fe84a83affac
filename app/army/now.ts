'use client';
import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/shelf';
import type { Checked } from './useChecked';

/** The army as it is, with its report: a new object at every change. */
export interface Now {
  draft: Draft;
  checked: Checked;
}

/**
 * The army as it is, beside the state of the page: a change of it draws the few parts anew that ask for it,
 * and no card need be looked through for them.
 */
export class ArmyNow {
  private readonly listeners = new Set<() => void>();

  constructor(private now: Now) {}

  readonly see = (): Now => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(now: Now): void {
    if (now === this.now) return;
    this.now = now;
    for (const listener of this.listeners) listener();
  }
}

const NowContext = createContext<ArmyNow | null>(null);
export const NowProvider = NowContext.Provider;

/** The whole army, for the few parts that need it; whoever asks is drawn anew at every change. */
export function useNow(): Now {
  const army = useContext(NowContext);
  if (!army) throw new Error('outside of an army');
  return useSyncExternalStore(army.subscribe, army.see, army.see);
}

/** So long nothing changes until what takes time to work out is worked out. */
const CALM = 400;

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
