import type {
  CatalogueRoster,
  CatalogueUnit,
  FormulaRoster,
  FormulaUnit,
  Roster,
  Waiver,
} from '@/lib/schema';
import { tidyWaivers } from '@/lib/schema/waiver-order';

/**
 * The one form in which a roster's content is written: fixed order of keys, defaults left out,
 * options, command and waivers sorted. Rosters of the same content give the same text.
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
    waivers: waiversOf(roster),
  });
}

function tidyFormula(roster: FormulaRoster): FormulaRoster {
  const { format, system, name, points, settings, units } = roster;
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
    waivers: waiversOf(roster),
  });
}

function tidyUnit(
  { id, entry, list, size, command, options, name, note }: CatalogueUnit,
  own: string,
): CatalogueUnit {
  const foreign = list === own ? undefined : list;
  return drop({
    id,
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
  const { id, name, quality, code, size, arms, options, champion, note } = unit;
  return drop({
    id,
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

function waiversOf({ waivers }: Roster): Waiver[] | undefined {
  return waivers && tidyWaivers(waivers);
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
