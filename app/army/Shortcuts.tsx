'use client';
import { useEffect, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useSettings } from '../ui/settings';
import { HelpSheet } from './HelpSheet';
import { isLetter, type KeyStage, SHORTCUTS, type Shortcut } from './keys';

interface ShortcutsProps {
  stage: Omit<KeyStage, 'help'>;
  /** Gives the key presses of before this was there, once. */
  take(): readonly KeyboardEvent[];
  /** Counts how often help was asked for by other ways. */
  asked: number;
}

const ALL = Object.values(SHORTCUTS).flat();

/** Hears the shortcuts of the builder, and shows them. */
export function Shortcuts({ stage, take, asked }: ShortcutsProps) {
  const [help, setHelp] = useState(asked > 0);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setHelp(true);
  }
  const { letters } = useSettings();
  useEffect(() => {
    for (const { key, code, ctrlKey, metaKey, altKey, shiftKey } of take()) {
      const again = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
      // To the shortcuts alone, which listen there: the part that had the focus has heard it.
      document.dispatchEvent(new KeyboardEvent('keydown', again));
    }
  }, [take]);
  return (
    <>
      {ALL.filter(({ run }) => run).map((shortcut) => (
        <Hear
          key={shortcut.keys}
          shortcut={shortcut}
          on={letters || !isLetter(shortcut)}
          stage={{ ...stage, help: () => setHelp(true) }}
        />
      ))}
      <HelpSheet open={help} onClose={() => setHelp(false)} />
    </>
  );
}

/** Over a dialog or a menu, keys belong to it; a toast, which is a dialog too, is beside the page. */
const busy = () => document.querySelector('[role=dialog]:not([data-toast]),[role=menu]') !== null;

function Hear({ shortcut, on, stage }: { shortcut: Shortcut; on: boolean; stage: KeyStage }) {
  useHotkeys(
    shortcut.keys,
    (event) => {
      if (busy()) return;
      event.preventDefault();
      shortcut.run?.(stage);
    },
    {
      enabled: on,
      // A letter counts by what it writes, wherever its key is.
      useKey: isLetter(shortcut),
      enableOnFormTags: shortcut.everywhere ?? ['radio'],
    },
  );
  return null;
}
