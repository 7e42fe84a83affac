import type { CatalogueUnit, FormulaUnit, Roster } from '@/lib/schema';

/**
 * The one form in which a roster's content is written: fixed order of keys, defaults left out,
 * options and command sorted. Rosters of the same content give the same text.
 */
export function canonicalRoster(roster: Roster): string {
  return JSON.stringify(tidyRoster(roster));
}

/** The roster in its canonical form, as a value. */
export function tidyRoster(roster: Roster): Roster {
  const { format, system, name, points } = roster;
  if (roster.system === 'medieval') {
    const settings = without({ ...roster.settings }, { shares: 'agreed', halves: 'exact' });
    return drop({
      format,
      system: roster.system,
      name,
      points,
      settings,
      units: roster.units.map(tidyDesign),
    });
  }
  const settings = without({ ...roster.settings }, { shares: 'agreed' });
  const { list, variant } = roster;
  const units = roster.units.map((unit) => tidyUnit(unit, list));
  return drop({ format, system: system as 'ancient', list, variant, name, points, settings, units });
}

function tidyUnit(
  { entry, list, size, command, options, name, note }: CatalogueUnit,
  own: string,
): CatalogueUnit {
  const foreign = list === own ? undefined : list;
  return drop({
    entry,
    list: foreign,
    size: unless(size, 1),
    command: sorted(command),
    options: sorted(options),
    name,
    note,
  });
}

function tidyDesign(unit: FormulaUnit): FormulaUnit {
  const { name, quality, code, size, arms, options, champion, note } = unit;
  return drop({
    name,
    quality,
    code,
    size: unless(size, 1),
    arms: unless(arms, 'melee'),
    options: sorted(options),
    champion: unless(champion, false),
    note,
  });
}

function unless<T>(value: T | undefined, standard: T): T | undefined {
  return value === standard ? undefined : value;
}

function sorted(ids: readonly string[] | undefined): string[] | undefined {
  return ids && [...ids].sort();
}

function without<T extends object>(value: T, standards: Partial<T>): T {
  const kept = Object.entries(value).filter(([key, held]) => standards[key as keyof T] !== held);
  return Object.fromEntries(kept.sort()) as T;
}

/** Drops what says nothing: undefined, empty text, empty lists other than the units, empty settings. */
function drop<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([key, held]) => key === 'units' || !isEmpty(held)),
  ) as T;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
