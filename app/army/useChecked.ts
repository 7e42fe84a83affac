'use client';
import { useMemo, useRef } from 'react';
import { armyOf, type Books, checkRoster } from '@/lib/engine';
import type { CatalogueRoster, Report, Roster } from '@/lib/schema';
import { type Draft, previewRoster } from '@/lib/shelf';
import { checkedDraft } from '@/lib/shelf/checked';
import { held } from './held';
import { type UnitViews, unitViews } from './marks';

/** An army with its report, and what its parts need to show it. */
export interface Checked {
  roster: Roster;
  frame: Roster;
  report: Report;
  views: UnitViews;
  categories: readonly { id: string; name: string }[];
}

const NO_VIEWS: UnitViews = new Map();

function useFrame(draft: Draft): Roster {
  const { format, system, settings } = draft;
  const list = draft.system === 'ancient' ? draft.list : '';
  const variant = draft.system === 'ancient' ? draft.variant : undefined;
  return useMemo(() => {
    const blank = { format, settings, points: null, units: [] };
    return previewRoster(system === 'ancient' ? { ...blank, system, list, variant } : { ...blank, system });
  }, [format, system, settings, list, variant]);
}

/** Whether the books have the draft's list and variant, without which nothing can be said. */
function isKnown(frame: Roster, books: Books): boolean {
  try {
    checkRoster(frame, books);
    return true;
  } catch {
    return false;
  }
}

function categoriesOf(frame: Roster, books: Books): Checked['categories'] {
  return frame.system === 'ancient' ? armyOf(frame as CatalogueRoster, books).categories : [];
}

/** Checks a draft at each change; null where its list or variant does not exist. */
export function useChecked(draft: Draft, books: Books): Checked | null {
  const frame = useFrame(draft);
  const categories = useMemo(
    () => (isKnown(frame, books) ? categoriesOf(frame, books) : null),
    [frame, books],
  );
  const before = useRef<{ report?: Report; views: UnitViews }>({ views: NO_VIEWS });
  return useMemo(() => {
    if (!categories) return null;
    const { roster, report: now } = checkedDraft(draft, books);
    const report = held(now, before.current.report);
    const views = unitViews(draft, report, before.current.views);
    before.current = { report, views };
    return { roster, frame, report, views, categories };
  }, [draft, books, frame, categories]);
}
