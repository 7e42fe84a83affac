'use client';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { condense } from './ArmyBar';
import { Lazily, later } from './Lazily';
import type { Edits } from './useEdits';
import type { Folds } from './useFolds';
import { useWorkbench } from './workbench';

const Shortcuts = later(() => import('./Shortcuts').then((part) => part.Shortcuts));

const ASK = 'muster-keys';

/** Shows the shortcuts of the builder. */
export function askForKeys(): void {
  window.dispatchEvent(new Event(ASK));
}

interface ShortcutsLaterProps {
  keys: readonly string[];
  folds: Folds;
  edits: Edits;
}

/** Whether a key is for the shortcuts alone: not one that is typed, nor one with Ctrl or Cmd, which others hear. */
function counts({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const typed =
    target instanceof Element && target.closest('input, textarea, select, [role=dialog]') !== null;
  return !typed && !ctrlKey && !metaKey;
}

/** The shortcuts come with the first key that is pressed; all that are pressed until then count, too. */
export const ShortcutsLater = memo(function ShortcutsLater({ keys, folds, edits }: ShortcutsLaterProps) {
  const { actions, selection } = useWorkbench();
  const [pressed, setPressed] = useState(false);
  /** What was pressed and is not heard yet; null once the shortcuts hear for themselves. */
  const waiting = useRef<KeyboardEvent[] | null>([]);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      setPressed(true);
      if (counts(event)) waiting.current?.push(event);
    };
    const ask = () => setAsked((before) => before + 1);
    window.addEventListener('keydown', press);
    window.addEventListener(ASK, ask);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener(ASK, ask);
    };
  }, []);
  const take = useCallback(() => {
    const keys = waiting.current ?? [];
    waiting.current = null;
    return keys;
  }, []);
  const stage = useMemo(
    () => ({
      actions,
      edits,
      selecting: (on: boolean) => (on && !selection.isOn() ? selection.start() : selection.stop()),
      condense: () => condense(folds),
      foldAll: () => folds.setAll(keys, !keys.some(folds.isOpen)),
    }),
    [actions, edits, selection, folds, keys],
  );
  return (
    <Lazily when={pressed || asked > 0}>
      <Shortcuts stage={stage} take={take} asked={asked} />
    </Lazily>
  );
});
