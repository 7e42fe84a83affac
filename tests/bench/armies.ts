import type { CatalogueRoster, CatalogueUnit } from '@/lib/schema';

/** A full unit, a bare one, a character, a machine and an ally in turn, as a large army has them. */
const UNITS: CatalogueUnit[] = [
  {
    entry: 'regular-legionaries',
    size: 15,
    command: ['centurion', 'standard', 'musician'],
    options: ['heavy-armour'],
  },
  { entry: 'auxiliary-archers', size: 12 },
  { entry: 'junior-officer', options: ['warhorse'] },
  { entry: 'scorpio', size: 2, options: ['light-armour', 'carroballista'] },
  {
    entry: 'auxiliary-infantry',
    size: 20,
    command: ['leader', 'standard', 'musician'],
    options: ['light-armour'],
  },
  { entry: 'noble-cavalry', list: 'barbarian', size: 6, command: ['leader'], options: ['throwing-spear'] },
];

/** A Roman army of so many units. */
export function romanArmy(count: number, name = 'Bench'): CatalogueRoster {
  const units = Array.from({ length: count }, (_, at) => ({
    ...(UNITS[at % UNITS.length] as CatalogueUnit),
  }));
  return { format: 'muster/1', system: 'ancient', list: 'roman', name, points: 100_000, units };
}
