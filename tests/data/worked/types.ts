import type { CatalogueUnit, FormulaUnit, UnitStats } from '@/lib/schema';

export interface AncientStats {
  name: string;
  list: 'roman' | 'barbarian';
  variant?: string;
  unit: CatalogueUnit;
  stats: UnitStats;
}

export interface MedievalStats {
  name: string;
  unit: FormulaUnit;
  stats: UnitStats;
}

type Die = number | null;
/** Saves of troops that may not skirmish. */
export const saves = (missile: Die, combat: Die) => ({ missile, combat });
/** Saves of troops that may skirmish, or must. */
export const light = (missile: Die, combat: Die, skirmish: Die) => ({ missile, combat, skirmish });

export const FULL_COMMAND = ['leader', 'standard', 'musician'];
export const CENTURION = ['centurion', 'standard', 'musician'];
