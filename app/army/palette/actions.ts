import type { Draft } from '@/lib/shelf';
import type { Messages } from '@/lib/words';
import { downloadDraft } from '../../shelf/download';
import { askForKeys } from '../ShortcutsLater';
import type { Edits } from '../useEdits';
import type { Actions } from '../workbench';

/** The dialogs of the army that can be opened by name. */
export type ArmyDialog = 'share' | 'settings' | 'copy' | 'move' | 'fill' | 'pdf';

/** What an action works with. */
export interface PaletteStage {
  id: string;
  draft: Draft;
  edits: Edits;
  actions: Actions;
  openDialog(dialog: ArmyDialog): void;
}

/** Something that can be done with the army, by its words in the catalogue (`palette.actions`). */
export interface PaletteAction {
  words: keyof Messages['palette']['actions'];
  run(stage: PaletteStage): void;
  /** Whether there is nothing to be done by it now. */
  off?(stage: PaletteStage): boolean;
}

const opening = (dialog: ArmyDialog) => ({
  words: dialog,
  run: (stage: PaletteStage) => stage.openDialog(dialog),
});

/** Everything that the palette can do, in the order in which it is offered; a new action is a line here. */
export const PALETTE_ACTIONS: readonly PaletteAction[] = [
  { words: 'undo', run: ({ edits }) => edits.undo(), off: ({ edits }) => !edits.canUndo },
  { words: 'redo', run: ({ edits }) => edits.redo(), off: ({ edits }) => !edits.canRedo },
  { ...opening('fill'), off: ({ draft }) => draft.points === null },
  opening('share'),
  { words: 'print', run: ({ id }) => location.assign(`/sheet?id=${encodeURIComponent(id)}`) },
  opening('pdf'),
  opening('copy'),
  opening('move'),
  {
    words: 'download',
    run: ({ draft }) => downloadDraft(draft),
    off: ({ draft }) => draft.points === null,
  },
  opening('settings'),
  { words: 'total', run: ({ actions }) => actions.goTo('total') },
  { words: 'compare', run: ({ id }) => location.assign(`/compare?a=${encodeURIComponent(id)}`) },
  { words: 'keys', run: () => askForKeys() },
  { words: 'armies', run: () => location.assign('/') },
];
