import type { CatalogueRoster, CatalogueUnit, FormulaRoster, FormulaUnit, Roster } from '@/lib/schema';

/**
 * The one form in which a roster's content is written: fixed order of keys, defaults left out,
 * options and command sorted. Rosters of the same content give the same text.
 */
export function canonicalRoster(roster: Roster): string {
  return JSON.stringify(tidyRoster(roster));
}

/** The roster in its canonical form, as a value. */
export function tidyRoster(roster: Roster): Roster {
  return roster.system === 'medieval' ? tidyFormula(roster) : tidyCatalogue(roster);
}

function tidyCatalogue(roster: CatalogueRoster): CatalogueRoster {
  const { format, system, list, variant, name, points, settings } = roster;
  return drop({
    format,
    system,
    list,
    variant,
    name,
    points,
    settings: drop({ shares: unless(settings?.shares, 'agreed') }),
    units: roster.units.map((unit) => tidyUnit(unit, list)),
  });
}

function tidyFormula({ format, system, name, points, settings, units }: FormulaRoster): FormulaRoster {
  return drop({
    format,
    system,
    name,
    points,
    settings: drop({
      halves: unless(settings?.halves, 'exact'),
      shares: unless(settings?.shares, 'agreed'),
    }),
    units: units.map(tidyDesign),
  });
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

/**
 * Drops what says nothing: undefined, empty text, empty lists other than the units, empty settings. Only what may
 * be left out is ever so, hence the cast.
 */
function drop<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([key, held]) => key === 'units' || !isEmpty(held)),
  ) as T;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
