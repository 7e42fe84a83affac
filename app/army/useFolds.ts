'use client';
import { useCallback, useMemo, useState } from 'react';

/** Which units are open. Those of a long army, on a phone, or in the condensed view start folded. */
export interface Folds {
  isOpen(key: string): boolean;
  set(key: string, open: boolean): void;
  /** Opens or folds all there are. */
  setAll(keys: readonly string[], open: boolean): void;
  /** All as they start. */
  reset(): void;
}

const NONE: ReadonlyMap<string, boolean> = new Map();

export function useFolds(startOpen: boolean): Folds {
  const [turned, setTurned] = useState(NONE);
  const set = useCallback(
    (key: string, open: boolean) => setTurned((before) => new Map(before).set(key, open)),
    [],
  );
  const setAll = useCallback(
    (keys: readonly string[], open: boolean) => setTurned(new Map(keys.map((key) => [key, open]))),
    [],
  );
  const reset = useCallback(() => setTurned(NONE), []);
  return useMemo(
    () => ({ isOpen: (key) => turned.get(key) ?? startOpen, set, setAll, reset }),
    [turned, startOpen, set, setAll, reset],
  );
}
