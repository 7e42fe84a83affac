import type { Messages } from '@/lib/words';
import type { Edits } from './useEdits';
import type { Actions } from './workbench';

/** What a shortcut works with. */
export interface KeyStage {
  actions: Actions;
  edits: Edits;
  selecting(on: boolean): void;
  foldAll(): void;
  condense(): void;
  help(): void;
}

/** A key with its words in the catalogue (`keys`); without `run` it is told here and done elsewhere. */
export interface Shortcut {
  /** As react-hotkeys-hook writes them; `mod` is Ctrl, or Cmd on a Mac. */
  keys: string;
  words: Exclude<keyof Messages['keys'], `group-${string}` | 'title' | 'hint' | 'off' | 'button'>;
  /** Also from within a field. */
  everywhere?: boolean;
  run?(stage: KeyStage): void;
}

/** The unit of a card that has the focus, or holds what has it. */
export function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('.unit-card') ?? null;
}

const CARD = 'unit-';

const onUnit = (work: (key: string, stage: KeyStage) => void) => (stage: KeyStage) => {
  const card = focusedCard();
  if (card) work(card.id.slice(CARD.length), stage);
};

/** Presses a button of the unit that has the focus, so that keys and clicks do the same. */
const pressing = (what: string) => () => {
  const card = focusedCard();
  const button = () => card?.querySelector<HTMLElement>(`[data-do="${what}"]`);
  if (button()) return button()?.click();
  // A line of the condensed view has but one, which opens it.
  card?.querySelector<HTMLElement>('[data-do="fold"]')?.click();
  setTimeout(() => button()?.click());
};

/** The focus goes to the next or the one before of all units, from none to the first. */
const stepping = (by: number) => () => {
  const cards = [...document.querySelectorAll<HTMLElement>('.unit-card')];
  const focused = focusedCard();
  const at = focused ? cards.indexOf(focused) : -1;
  const next = cards[at < 0 ? 0 : at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
};

/** Every shortcut of the builder, by what it is about; the help sheet is drawn from this table. */
export const SHORTCUTS: Record<'army' | 'unit' | 'several', readonly Shortcut[]> = {
  army: [
    { keys: '?', words: 'help', run: ({ help }) => help() },
    { keys: 'mod+k', words: 'palette' },
    { keys: 'mod+z', words: 'undo' },
    { keys: 'mod+shift+z', words: 'redo' },
    { keys: '/', words: 'filter', run: ({ actions }) => actions.goTo('picker') },
    { keys: 't', words: 'total', run: ({ actions }) => actions.goTo('total') },
    { keys: 'f', words: 'fold-all', run: ({ foldAll }) => foldAll() },
    { keys: 'c', words: 'condense', run: ({ condense }) => condense() },
  ],
  unit: [
    { keys: 'j', words: 'next', run: stepping(1) },
    { keys: 'k', words: 'previous', run: stepping(-1) },
    { keys: 'e', words: 'fold', run: pressing('fold') },
    { keys: 'n', words: 'name', run: pressing('name') },
    { keys: 'd', words: 'duplicate', run: onUnit((key, { actions }) => actions.duplicate(key)) },
    {
      keys: 'alt+arrowup',
      words: 'up',
      everywhere: true,
      run: onUnit((key, { actions }) => actions.shift(key, -1)),
    },
    {
      keys: 'alt+arrowdown',
      words: 'down',
      everywhere: true,
      run: onUnit((key, { actions }) => actions.shift(key, 1)),
    },
    { keys: 'r', words: 'remove', run: onUnit((key, { actions }) => actions.remove(key)) },
  ],
  several: [
    { keys: 's', words: 'select', run: ({ selecting }) => selecting(true) },
    { keys: 'x', words: 'take', run: onUnit((key, { actions }) => actions.select(key, false)) },
    { keys: 'shift+x', words: 'range', run: onUnit((key, { actions }) => actions.select(key, true)) },
    { keys: 'mod+a', words: 'all' },
    { keys: 'delete', words: 'delete' },
    { keys: 'escape', words: 'stop' },
  ],
};

/** Whether a shortcut is a letter or sign alone, which can be switched off (WCAG 2.1.4). */
export function isLetter({ keys }: Shortcut): boolean {
  return /^(shift\+)?.$/.test(keys);
}

const NAMES: Record<string, string> = {
  mod: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  arrowup: '↑',
  arrowdown: '↓',
  delete: 'Del',
  escape: 'Esc',
};
const MAC: Record<string, string> = { mod: '⌘', shift: '⇧', alt: '⌥', delete: '⌫' };

/** The keys as they stand on a keyboard: `Ctrl`, `Shift`, `Z`. */
export function keyNames({ keys }: Shortcut, mac: boolean): string[] {
  return keys.split('+').map((key) => (mac && MAC[key]) || NAMES[key] || key.toUpperCase());
}
