'use client';
import { termOf, unitKit } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import type { Entry } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';
import { chosen, isDesigned } from './edits';
import { homeOf } from './terms';
import { useWorkbench } from './workbench';

/** What a folded unit has, in one line. */
export function UnitSummary({ unit, entry }: { unit: DraftUnit; entry: Entry | undefined }) {
  const { books, frame } = useWorkbench();
  const name = (id: string) => termOf(id, homeOf(unit, frame), books)?.name ?? id;
  const has = isDesigned(unit)
    ? [unit.arms ?? 'melee', ...(unit.champion ? ['champion'] : []), ...chosen(unit, 'options')]
    : [...chosen(unit, 'command'), ...(entry ? unitKit(unit, frame, books) : chosen(unit, 'options'))].map(
        name,
      );
  return <p className="pl-1 text-sm text-muted">{capital(has.join(', '))}</p>;
}
