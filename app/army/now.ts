'use client';
import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/shelf';
import { Listeners } from '@/lib/shelf/listeners';
import type { Checked } from './useChecked';

/** The army as it is, with its report: a new object at every change. */
export interface Now {
  draft: Draft;
  checked: Checked;
}

/**
 * The army as it is, beside the state of the page, for the parts that tell of the whole of it. They are drawn anew a
 * frame after a change, so that the unit under the hand is drawn first, and no card need be looked through for them.
 */
export class ArmyNow {
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  private telling = false;

  constructor(private now: Now) {}

  /** The army as it is this moment, for what is done with it. */
  readonly see = (): Now => this.now;

  show(now: Now): void {
    if (now === this.now) return;
    this.now = now;
    if (this.telling) return;
    this.telling = true;
    // The frame is drawn before the time is out.
    requestAnimationFrame(() => setTimeout(this.tell));
  }

  private readonly tell = (): void => {
    this.telling = false;
    this.listeners.tell();
  };
}

const NowContext = createContext<ArmyNow | null>(null);
export const NowProvider = NowContext.Provider;

/** The whole army, for what is done with it at a click: nothing is drawn anew for it. */
export function useArmyNow(): ArmyNow {
  const army = useContext(NowContext);
  if (!army) throw new Error('outside of an army');
  return army;
}

/** The whole army, for the few parts that tell of it; whoever asks is drawn anew a frame after every change. */
export function useNow(): Now {
  const army = useArmyNow();
  return useSyncExternalStore(army.subscribe, army.see, army.see);
}

/** So long nothing changes until what takes time to work out is worked out. */
const CALM = 400;

/** A value once it has stayed the same for a moment, so that typing never waits; null until then, if not `atOnce`. */
export function useCalm<T>(value: T, atOnce = false): T | null {
  const [calm, setCalm] = useState<T | null>(atOnce ? value : null);
  useEffect(() => {
    if (value === calm) return;
    const timer = setTimeout(() => startTransition(() => setCalm(value)), CALM);
    return () => clearTimeout(timer);
  }, [value, calm]);
  return calm;
}
