'use client';
import { checkRoster, termOf, unitTitle } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import type { Roster, Unit } from '@/lib/schema';
import { chosen, isDesigned } from '../edits';
import { homeOf } from '../terms';
import { useWorkbench } from '../workbench';

/** How a unit that may be added is called, what it is given, and what it costs. */
export function useChoiceWords() {
  const { books, frame } = useWorkbench();
  const name = (unit: Unit, id: string) => termOf(id, homeOf(keyless(unit), frame), books)?.name ?? id;
  return {
    title: (unit: Unit) => unitTitle(unit, frame, books),
    /** `Heavy armour, centurion, standard`; for a design its parts. */
    kit: (unit: Unit) => {
      const all = keyless(unit);
      if (isDesigned(all)) {
        const parts = [all.code, all.quality, all.arms ?? 'melee', ...chosen(all, 'options')];
        return capital([...parts, ...(all.champion ? ['champion'] : [])].join(', '));
      }
      return capital(
        [...chosen(all, 'options'), ...chosen(all, 'command')].map((id) => name(unit, id)).join(', '),
      );
    },
    points: (unit: Unit) => checkRoster({ ...frame, units: [unit] } as Roster, books).units[0]?.points ?? 0,
  };
}

/** The helpers of the builder know units by a key, which a unit to come has not yet. */
function keyless(unit: Unit) {
  return { ...unit, key: '' };
}
