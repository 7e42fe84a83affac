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

/** The shortcuts come with the first key that is pressed, which then counts, too. */
export function ShortcutsLater({ keys, folds, edits }: ShortcutsLaterProps) {
  const { actions, selection } = useWorkbench();
  const [first, setFirst] = useState<KeyboardEvent>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      window.removeEventListener('keydown', press);
      setFirst(event);
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
    <Lazily when={first !== undefined || asked > 0}>
      <Shortcuts stage={stage} first={first} asked={asked} />
    </Lazily>
  );
}
