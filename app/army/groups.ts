import type { DraftUnit } from '@/lib/shelf';

/** Units of one category as they stand together in the builder; null: a unit that no category counts. */
export interface UnitGroup {
  category: string | null;
  units: readonly DraftUnit[];
}

/** The same by its units' keys alone. */
export interface GroupKeys {
  category: string | null;
  keys: readonly string[];
}

/** Groups of which those are the old ones that have the same units, so that what shows them needs no work. */
export function keptGroups(groups: readonly UnitGroup[], before: readonly UnitGroup[]): UnitGroup[] {
  return groups.map((group) => {
    const old = before.find(({ category }) => category === group.category);
    const same =
      old?.units.length === group.units.length && old.units.every((unit, at) => unit === group.units[at]);
    return old && same ? old : group;
  });
}

/** Groups by the keys of their units. */
export function groupKeys(groups: readonly UnitGroup[]): GroupKeys[] {
  return groups.map(({ category, units }) => ({ category, keys: units.map(({ key }) => key) }));
}

type CategoryOf = (unit: DraftUnit) => string | null;

/** Units by category, each category in roster order; last, if there are any, those without a category. */
export function groupUnits(
  units: readonly DraftUnit[],
  categories: readonly string[],
  categoryOf: CategoryOf,
): UnitGroup[] {
  const found = units.map((unit) => ({ unit, category: categoryOf(unit) }));
  const inGroup = (wanted: string | null) =>
    found.filter(({ category }) => shownIn(category, categories) === wanted).map(({ unit }) => unit);
  const groups: UnitGroup[] = categories.map((category) => ({ category, units: inGroup(category) }));
  const rest = inGroup(null);
  return rest.length > 0 || groups.length === 0 ? [...groups, { category: null, units: rest }] : groups;
}

function shownIn(category: string | null, categories: readonly string[]): string | null {
  return category !== null && categories.includes(category) ? category : null;
}

/** Where a new unit of a category goes: behind the last unit of its own or an earlier category. */
export function placeFor(
  units: readonly DraftUnit[],
  category: string | null,
  categories: readonly string[],
  categoryOf: CategoryOf,
): number {
  const rank = (of: string | null) =>
    shownIn(of, categories) === null ? categories.length : categories.indexOf(of ?? '');
  const own = rank(category);
  return units.findLastIndex((unit) => rank(categoryOf(unit)) <= own) + 1;
}
