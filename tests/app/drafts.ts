import type { Draft, DraftUnit } from '@/lib/shelf';

/** Units of an invented list with keys, and drafts of them. */
export function unit(key: string, parts: Partial<DraftUnit> = {}): DraftUnit {
  return { entry: `entry-${key}`, size: 5, ...parts, key } as DraftUnit;
}

export function design(key: string, parts: Partial<DraftUnit> = {}): DraftUnit {
  return { quality: 'levy', code: 'CUF', size: 12, ...parts, key } as DraftUnit;
}

export function draft(units: DraftUnit[], parts: Partial<Draft> = {}): Draft {
  return { format: 'muster/1', system: 'ancient', list: 'home', points: 1000, ...parts, units } as Draft;
}

export function keysOf({ units }: Draft): string[] {
  return units.map(({ key }) => key);
}
