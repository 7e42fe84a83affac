'use client';
import { unitTerms } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import type { DraftUnit } from '@/lib/shelf';
import { useWorkbench } from './workbench';

/** What a folded unit has, in one line; unfolded, its words open what they mean. */
export function UnitSummary({ unit }: { unit: DraftUnit }) {
  const { books, frame } = useWorkbench();
  const names = unitTerms(unit, frame, books)
    .filter(({ part }) => part !== 'rules')
    .map(({ name }) => name);
  return <p className="pl-1 text-muted text-sm">{capital(names.join(', '))}</p>;
}
