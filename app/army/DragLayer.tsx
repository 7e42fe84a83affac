'use client';
import { Accessibility, Cursor, type DragEndEvent, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { memo, useEffect, useMemo } from 'react';
import { GRIP } from './Grip';
import type { GroupKeys } from './groups';
import { cardId } from './UnitCard';
import type { Folds } from './useFolds';
import { useWorkbench } from './workbench';

interface DragLayerProps {
  groups: readonly GroupKeys[];
  /** What decides which cards are lines: another one has other grips. */
  folds: Folds;
  condensed: boolean;
}

/**
 * Makes the cards that are on the page draggable by their grips, each within its category: what a unit is decides on
 * its category, so that no drag can change it. Beside the cards, not around them, so that it may come later. Keys and
 * buttons move units too and say what they do; this is for the hand alone.
 */
export const DragLayer = memo(function DragLayer({ groups }: DragLayerProps) {
  const { actions } = useWorkbench();
  const plugins = useMemo(() => {
    const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
    return (defaults: readonly unknown[]) => [
      ...(defaults.filter((plugin) => plugin !== Accessibility && plugin !== Cursor) as never[]),
      StyleInjector.configure({ nonce }),
      Cursor.configure({ nonce }),
    ];
  }, []);
  const drop = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (canceled || !isSortable(source)) return;
    const { initialIndex, index, group } = source.sortable;
    const keys = groups.find(({ category }) => groupKey(category) === group)?.keys;
    const [from, to] = [keys?.[initialIndex], keys?.[index]];
    if (from && to && from !== to) actions.move({ key: from }, to);
  };
  return (
    <DragDropProvider sensors={[PointerSensor]} plugins={plugins} onDragEnd={drop}>
      {groups.flatMap(({ category, keys }) =>
        keys.map((key, index) => <Sorted key={key} unitKey={key} index={index} group={groupKey(category)} />),
      )}
    </DragDropProvider>
  );
});

function groupKey(category: string | null): string {
  return category ?? '';
}

/** Ties a card to the dragging; it shows nothing of its own. */
function Sorted({ unitKey, index, group }: { unitKey: string; index: number; group: string }) {
  const { ref, handleRef } = useSortable({ id: unitKey, index, group, type: group, accept: group });
  useEffect(() => {
    const card = document.getElementById(cardId(unitKey));
    ref(card);
    handleRef(card?.querySelector(`.${GRIP}`) ?? null);
  });
  return null;
}
