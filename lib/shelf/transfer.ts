import { MAX_UNITS } from '@/lib/schema/limits';
import { type CatalogueDraft, type Draft, type DraftUnit, newKey } from './draft';

/** Why units cannot go into an army: it is of another rule system, or has no room for them. */
export type Refusal = 'system' | 'room';

type Target = Pick<CatalogueDraft, 'system' | 'list'> | { system: 'medieval' };

/** What a unit is, without what names it within its army. */
function nameless(unit: DraftUnit): DraftUnit {
  const { id: _, ...rest } = unit as DraftUnit & { id?: string };
  return { ...rest, key: newKey() } as DraftUnit;
}

/** A true copy of a unit, for the same army: all but its key, and its id if it carries one. */
export function copyOfUnit(unit: DraftUnit, key = newKey()): DraftUnit {
  return { ...nameless(unit), key };
}

/** A unit as it stands in another army: of its own list there too, which may make it an ally, or unknown. */
export function unitFor(unit: DraftUnit, from: Target, to: Target): DraftUnit {
  const copy = nameless(unit);
  if (!('entry' in copy) || from.system !== 'ancient' || to.system !== 'ancient') return copy;
  const { list, ...rest } = copy;
  const home = list ?? from.list;
  return home === to.list ? rest : { ...rest, list: home };
}

/** Why an army cannot take so many units of another; undefined where it can. */
export function refusalOf(
  units: number,
  from: Pick<Draft, 'system'>,
  to: Pick<Draft, 'system' | 'units'>,
): Refusal | undefined {
  if (from.system !== to.system) return 'system';
  return to.units.length + units > MAX_UNITS ? 'room' : undefined;
}

/** An army with units of another one behind its own; the same army where it cannot take them. */
export function withUnitsOf(units: readonly DraftUnit[], from: Draft, to: Draft): Draft {
  if (units.length === 0 || refusalOf(units.length, from, to)) return to;
  return { ...to, units: [...to.units, ...units.map((unit) => unitFor(unit, from, to))] } as Draft;
}

/** An army like another one, of some of its units only. */
export function armyOfUnits(units: readonly DraftUnit[], from: Draft, name: string): Draft {
  const { waivers: _, ...rest } = from as Draft & { waivers?: unknown };
  return { ...rest, name, units: units.map((unit) => unitFor(unit, from, from)) } as Draft;
}
