import { fileBooks } from '@/lib/catalogue/files';
import type { Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { rosterSheet, type Sheet, type SheetUnit } from '@/lib/sheet';

/** Special units outnumber the legionary and auxiliary ones, 3 to 1: one breach. */
export const roman = parseRoster({
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Legio XX',
  points: 1000,
  units: [
    {
      entry: 'army-general',
      options: ['warhorse', 'light-armour'],
      name: 'Marcus',
      note: 'Leads\nfrom the front.',
    },
    { entry: 'regular-legionaries', size: 15, command: ['standard', 'centurion'], options: ['heavy-armour'] },
    { entry: 'scorpio', size: 3, options: ['light-armour', 'carroballista'] },
    { entry: 'elephant', size: 2, options: ['long-spear'] },
    { entry: 'warhounds', list: 'barbarian', size: 1 },
  ],
});

export const barbarian = parseRoster({
  format: 'muster/1',
  system: 'ancient',
  list: 'barbarian',
  name: 'The Iceni',
  points: 1000,
  units: [
    { entry: 'warlord', options: ['chariot', 'shield'] },
    { entry: 'warriors', size: 70, command: ['leader', 'standard', 'musician'] },
    { entry: 'skirmishers', size: 10, options: ['sling', 'buckler'] },
    { entry: 'light-cavalry', size: 5 },
  ],
});

export const medieval = parseRoster({
  format: 'muster/1',
  system: 'medieval',
  name: 'The town turns out',
  points: 500,
  units: [
    { name: 'Town Militia', quality: 'levy', code: 'CUF', size: 16 },
    { name: 'Archers', quality: 'average', code: 'LUF', size: 15, arms: 'missile', options: ['longbow'] },
    { name: 'Sir Guy', quality: 'elite', code: 'OAM', size: 1, champion: true },
    { quality: 'average', code: 'CAF', size: 18, options: ['shieldwall'] },
  ],
});

export const mountain: Roster = { ...barbarian, variant: 'mountain-tribe' } as Roster;

/** Names that would do harm where they are not shown literally. */
export const hostile = parseRoster({
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: '<script>alert(1)</script> *& \u001b[31mred\u202e',
  points: 500,
  units: [
    {
      entry: 'veteran-legionaries',
      size: 10,
      name: '# [a](javascript:b) | `c` & "d"',
      note: '- one\n2. two\u0007',
    },
    { entry: 'no-<b>such', name: 'שלום' },
  ],
});

/** The same Roman army with two units of four: one agreed to, and a waiver of what is no breach any more. */
export const waived = parseRoster({
  ...roman,
  units: [
    ...roman.units.slice(0, 2),
    { id: 'old-guard', entry: 'veteran-legionaries', size: 4, name: 'Evocati' },
    { entry: 'auxiliary-infantry', size: 4 },
  ],
  waivers: [
    { code: 'size-under', where: { unit: 'old-guard' }, note: 'Anna agrees:\n*four* will <do>' },
    { code: 'total-over', where: { army: true }, have: 1010, limit: 1000 },
  ],
});

const made = { date: new Date(2026, 10, 30, 12), dataVersion: 'abc123' };

export function sheetOf(roster: Roster): Sheet {
  return rosterSheet(roster, fileBooks(), made);
}

/** One unit of a sheet, counted from 1 as the sheet does. */
export function unitOf(sheet: Sheet, number: number): SheetUnit {
  const unit = sheet.units[number - 1];
  if (!unit) throw new Error(`the sheet has no unit ${number}`);
  return unit;
}

/** The facts of a unit by their ids. */
export function factsOf(unit: SheetUnit): Record<string, string> {
  return Object.fromEntries(unit.facts.map(({ id, value }) => [id, value]));
}
