'use client';
import { explainUnit, sumText } from '@/lib/engine';
import type { DraftUnit } from '@/lib/shelf';
import { useWorkbench } from './workbench';

/** How the points of a unit add up. */
export function UnitSum({ unit }: { unit: DraftUnit }) {
  const { books, frame } = useWorkbench();
  return (
    <p className="unit-row rounded bg-hover px-2 py-1">
      {sumText(explainUnit(unit, frame, books), books.words)}
    </p>
  );
}
