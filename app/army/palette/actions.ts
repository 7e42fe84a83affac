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
interface Action {
  words: keyof Messages['palette']['actions'];
  /** Whether there is nothing to be done by it now. */
  off?(stage: PaletteStage): boolean;
}

/** What is done on this page, or a page that it leads to. */
export type PaletteAction = Action &
  ({ run(stage: PaletteStage): void } | { href(stage: Pick<PaletteStage, 'id'>): string });

const opening = (dialog: ArmyDialog) => ({
  words: dialog,
  run: (stage: PaletteStage) => stage.openDialog(dialog),
});

/** A page that reads from its address which army it is about. */
const leading = (page: string) => ({
  href: ({ id }: Pick<PaletteStage, 'id'>) => `${page}${encodeURIComponent(id)}`,
});

const noTotal = ({ draft }: PaletteStage) => draft.points === null;

/** Everything that the palette can do, in the order in which it is offered; a new action is a line here. */
export const PALETTE_ACTIONS: readonly PaletteAction[] = [
  { words: 'undo', run: ({ edits }) => edits.undo(), off: ({ edits }) => !edits.canUndo },
  { words: 'redo', run: ({ edits }) => edits.redo(), off: ({ edits }) => !edits.canRedo },
  { ...opening('fill'), off: noTotal },
  opening('share'),
  { words: 'print', ...leading('/sheet?id=') },
  opening('pdf'),
  opening('copy'),
  opening('move'),
  { words: 'download', run: ({ draft }) => downloadDraft(draft), off: noTotal },
  opening('settings'),
  { words: 'total', run: ({ actions }) => actions.goTo('total') },
  { words: 'compare', ...leading('/compare?a=') },
  { words: 'rules', ...leading('/rules?army=') },
  { words: 'keys', run: () => askForKeys() },
  { words: 'armies', href: () => '/' },
];

/** Does what was chosen. */
export function runAction(action: PaletteAction, stage: PaletteStage): void {
  if ('href' in action) location.assign(action.href(stage));
  else action.run(stage);
}
