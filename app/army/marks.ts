import type { Advice, Breach, UnitReport } from '@/lib/schema';
import type { Draft, DraftUnit } from '@/lib/shelf';
import { held } from './held';

export type Finding = Breach | Advice;

/** What of the builder shows the cause of a breach. */
export type Target = { unit: string } | { category: string } | 'total' | 'picker';

function listOf(unit: DraftUnit, draft: Draft): string | undefined {
  return ('list' in unit && unit.list) || ('list' in draft ? draft.list : undefined);
}

/** The units that a breach or advice is about: its unit, or all of its entry or with its option. */
export function markedUnits({ where }: Finding, draft: Draft): DraftUnit[] {
  if ('unit' in where) return draft.units.slice(where.unit, where.unit + 1);
  const units: readonly DraftUnit[] = draft.units;
  if ('entry' in where) {
    return units.filter(
      (unit) => 'entry' in unit && unit.entry === where.entry && listOf(unit, draft) === where.list,
    );
  }
  if ('option' in where) {
    const own = 'list' in draft ? draft.list : undefined;
    return units.filter((unit) => unit.options?.includes(where.option) && listOf(unit, draft) === own);
  }
  return [];
}

/** Where a breach or advice leads: of several units to the last, which is the one too many. */
export function targetOf(finding: Finding, draft: Draft): Target {
  const { where, code } = finding;
  if ('category' in where) return { category: where.category };
  const last = markedUnits(finding, draft).at(-1);
  if (last) return { unit: last.key };
  return code === 'total-over' || code === 'total-small' || code === 'shares-differ' ? 'total' : 'picker';
}

/** All that a card shows of one unit besides the unit: the same object as long as it says the same. */
export interface UnitView {
  at: number;
  report: UnitReport;
  breaches: readonly Breach[];
  advice: readonly Advice[];
}

export type UnitViews = ReadonlyMap<string, UnitView>;

interface Findings {
  units: readonly UnitReport[];
  breaches: readonly Breach[];
  advice: readonly Advice[];
}

/** The views of all units by key. What still holds of `before` is kept, so that its cards need no work. */
export function unitViews(draft: Draft, report: Findings, before: UnitViews): UnitViews {
  const breaches = byUnit(report.breaches, draft);
  const advice = byUnit(report.advice, draft);
  const units: readonly DraftUnit[] = draft.units;
  return new Map(
    units.map(({ key }, at): [string, UnitView] => {
      const found = { breaches: breaches.get(key) ?? [], advice: advice.get(key) ?? [] };
      return [key, held({ at, report: report.units[at] ?? UNPRICED, ...found }, before.get(key))];
    }),
  );
}

const UNPRICED: UnitReport = { points: null, each: null, stats: null };

function byUnit<F extends Finding>(findings: readonly F[], draft: Draft): Map<string, F[]> {
  const found = new Map<string, F[]>();
  for (const finding of findings) {
    for (const { key } of markedUnits(finding, draft)) found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return found;
}
