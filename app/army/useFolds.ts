'use client';
import { useCallback, useMemo, useState } from 'react';

/** Which units are open. Those of a long army, or on a phone, start folded. */
export interface Folds {
  isOpen(key: string): boolean;
  set(key: string, open: boolean): void;
  /** Opens or folds all there are. */
  setAll(keys: readonly string[], open: boolean): void;
}

export function useFolds(startOpen: boolean): Folds {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const set = useCallback(
    (key: string, open: boolean) => setTurned((before) => new Map(before).set(key, open)),
    [],
  );
  const setAll = useCallback(
    (keys: readonly string[], open: boolean) => setTurned(new Map(keys.map((key) => [key, open]))),
    [],
  );
  return useMemo(
    () => ({ isOpen: (key) => turned.get(key) ?? startOpen, set, setAll }),
    [turned, startOpen, set, setAll],
  );
}
