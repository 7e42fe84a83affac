'use client';
import { useEffect, useMemo, useState } from 'react';
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

/** The shortcuts come with the first key that is pressed, which then counts, too. */
export function ShortcutsLater({ keys, folds, edits }: ShortcutsLaterProps) {
  const { actions, selection } = useWorkbench();
  const [first, setFirst] = useState<KeyboardEvent>();
  const [pressed, setPressed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      window.removeEventListener('keydown', press);
      setPressed(true);
      if (counts(event)) setFirst(event);
    };
    const ask = () => setAsked((before) => before + 1);
    window.addEventListener('keydown', press);
    window.addEventListener(ASK, ask);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener(ASK, ask);
    };
  }, []);
  const stage = useMemo(
    () => ({
      actions,
      edits,
      selecting: (on: boolean) => (on && !selection.isOn() ? selection.start() : selection.stop()),
      foldAll: () => folds.setAll(keys, !keys.some(folds.isOpen)),
    }),
    [actions, edits, selection, folds, keys],
  );
  return (
    <Lazily when={pressed || asked > 0}>
      <Shortcuts stage={stage} first={first} asked={asked} />
    </Lazily>
  );
}
