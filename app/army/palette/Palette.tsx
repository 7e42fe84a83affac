'use client';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { picks, unitTitle } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { keyed, newKey } from '@/lib/shelf';
import { inputClasses } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import { useNow } from '../now';
import { useWorkbench, type Workbench } from '../workbench';
import { type ArmyDialog, PALETTE_ACTIONS, type PaletteStage, runAction } from './actions';
import { type Offer, type OfferGroup, offersFor, type Searched } from './found';
import { OfferRow } from './OfferRow';
import { ruleTerms } from './terms';

interface PaletteProps {
  id: string;
  edits: PaletteStage['edits'];
  openDialog(dialog: ArmyDialog): void;
  open: boolean;
  onClose(): void;
}

/** One box for everything: a unit in words, an action, a rule. */
export function Palette({ open, onClose, ...army }: PaletteProps) {
  const t = useTranslations('palette');
  return (
    <Dialog wide open={open} onOpenChange={(next) => !next && onClose()} title={t('title')}>
      <Box {...army} onClose={onClose} />
    </Dialog>
  );
}

function Box({ onClose, ...rest }: Omit<PaletteProps, 'open'>) {
  const t = useTranslations('palette');
  const { draft, checked } = useNow();
  const workbench = useWorkbench();
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const [shown, setShown] = useState<string>();
  const hint = useId();
  const example = useExample(workbench);
  const stage: PaletteStage = { ...rest, draft, actions: workbench.actions };
  const searched = useSearched(stage, checked.roster, workbench);
  // Points that are left to spend; null while there is no total.
  const left = draft.points === null ? null : draft.points - checked.report.points.spent;
  const groups = useMemo(() => offersFor(text, searched), [text, searched]);
  const choose = (offer: Offer) => {
    if (offer.kind === 'rule') return setShown((before) => (before === offer.id ? undefined : offer.id));
    if (offer.kind === 'add') {
      setText('');
      return setAdded(t('added', { unit: addAll(offer, workbench) }));
    }
    onClose();
    if (offer.kind === 'unit') {
      return workbench.actions.goTo({ unit: draft.units[offer.at]?.key ?? '' });
    }
    const action = PALETTE_ACTIONS[offer.at];
    if (action) runAction(action, stage);
  };
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
      itemToStringValue={(offer: Offer) => offer.id}
    >
      <Autocomplete.Input
        aria-label={t('label')}
        aria-describedby={hint}
        placeholder={example}
        className={`${inputClasses} w-full`}
        autoFocus
      />
      <p role="status" className={added ? 'mt-2 text-sm' : 'sr-only'}>
        {added}
      </p>
      <Autocomplete.Empty className="mt-3 text-muted empty:hidden">{t('nothing')}</Autocomplete.Empty>
      <Autocomplete.List className="mt-2 max-h-[55dvh] overflow-y-auto overscroll-contain">
        {(group: OfferGroup) => (
          <Autocomplete.Group key={group.kind} items={group.items} className="mb-2">
            <Autocomplete.GroupLabel className="px-2 font-semibold text-muted text-sm">
              {t(`groups.${group.kind}`)}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(offer: Offer) => (
                <Autocomplete.Item
                  key={offer.id}
                  value={offer}
                  onClick={() => choose(offer)}
                  className="flex min-h-11 cursor-pointer items-center rounded px-2 py-1 outline-none data-highlighted:bg-hover data-highlighted:shadow-[inset_3px_0_var(--color-accent)] sm:min-h-9"
                >
                  <OfferRow offer={offer} open={shown === offer.id} left={left} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <p id={hint} className="mt-2 text-muted text-sm">
        {t('keys')}
      </p>
    </Autocomplete.Root>
  );
}

/** What the army's rules and actions are called; its units are those of now. */
function useSearched(stage: PaletteStage, roster: Roster, { frame, books }: Workbench): Searched {
  const t = useTranslations('palette.actions');
  const { draft, edits } = stage;
  const terms = useMemo(() => ruleTerms(frame, books), [frame, books]);
  const { canUndo, canRedo } = edits;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is off follows from these
  const actions = useMemo(
    () =>
      PALETTE_ACTIONS.map((action, at) => ({ action, at }))
        .filter(({ action }) => !action.off?.(stage))
        .map(({ action, at }) => ({ title: t(action.words), at })),
    [t, draft, canUndo, canRedo],
  );
  return useMemo(() => ({ roster, books, actions, terms }), [roster, books, actions, terms]);
}

/** Words that this army understands, to begin with. */
function useExample({ frame, books }: Workbench): string {
  const t = useTranslations('palette');
  const entry =
    frame.system === 'ancient'
      ? picks(frame, books)
          .flatMap(({ entries }) => entries)
          .find((pick) => !pick.excluded && pick.entry.command.length > 0)?.entry
      : undefined;
  const example = entry
    ? t('example-command', { count: 24, entry: entry.name.toLowerCase() })
    : t('example-medieval');
  return t('hint', { example });
}

/** Adds what was read, all of it undone with one step; gives its name. */
function addAll({ reading }: Extract<Offer, { kind: 'add' }>, { actions, frame, books }: Workbench): string {
  const tag = `add ${newKey()}`;
  for (let count = 0; count < reading.copies; count += 1) {
    actions.addDesigned(keyed({ ...reading.unit }), tag);
  }
  return unitTitle(reading.unit, frame, books);
}
