/** A Roman army whose every unit has a name and a note of its own, to be found on paper. */
export function namedArmy(units: number) {
  return {
    format: 'muster/1',
    system: 'ancient',
    list: 'roman',
    name: 'Many cohorts',
    points: 5_000,
    units: Array.from({ length: units }, (_, at) => ({
      entry: ['regular-legionaries', 'auxiliary-cavalry', 'scorpio'][at % 3],
      size: [5 + at, 5, 2][at % 3],
      options: [['heavy-armour', 'javelins'], ['kontos', 'drilled'], ['light-armour']][at % 3],
      ...(at % 3 === 2 ? {} : { command: ['standard', 'musician'] }),
      name: `Maniple ${String(at + 1).padStart(2, '0')}.`,
      note: `Note of maniple ${String(at + 1).padStart(2, '0')}.\n${'It holds the bridge. '.repeat(at % 4)}`,
    })),
  };
}

/** A small legal Roman army: 135 + 3 of at most 250, and 16 x (16 + 1) + 10 = 282 of at least 250: 420 points. */
export const SMALL = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Small army',
  points: 1_000,
  units: [
    { entry: 'army-general', options: ['warhorse'] },
    { entry: 'regular-legionaries', size: 16, command: ['centurion'], options: ['heavy-armour'] },
  ],
};

/** The half of a Roman army of 2,000: 138 + (20 x 17 + 20) + 20 x 10 + 8 x 20 + 36 = 894; 140 of legionaries are missing. */
export const HALF = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Half a legion',
  points: 2_000,
  units: [
    { entry: 'army-general', options: ['warhorse'] },
    {
      entry: 'regular-legionaries',
      size: 20,
      command: ['centurion', 'standard', 'musician'],
      options: ['heavy-armour'],
    },
    { entry: 'auxiliary-infantry', size: 20, options: ['light-armour'] },
    { entry: 'auxiliary-cavalry', size: 8 },
    { entry: 'scorpio', size: 2 },
  ],
};

/** An army that breaks rules of every kind that there are words for, with notes, waivers and an ally. */
export const BROKEN = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Broken army',
  points: 400,
  settings: { shares: 'spent' },
  units: [
    { entry: 'army-general', options: ['warhorse', 'gold'], command: ['leader'] },
    {
      id: 'onager-1',
      entry: 'onager',
      size: 9,
      name: 'Rumbler',
      note: 'Borrowed from a friend.',
    },
    {
      entry: 'regular-legionaries',
      size: 4,
      command: ['centurion', 'standard', 'musician'],
      options: ['heavy-armour', 'javelins'],
    },
    { entry: 'auxiliary-cavalry', size: 8, options: ['kontos', 'drilled'] },
    { entry: 'noble-cavalry', list: 'barbarian', size: 6 },
    { entry: 'warlord', list: 'barbarian', options: ['chariot'] },
    { entry: 'mules', size: 3 },
    { entry: 'elephant', size: 1 },
  ],
  waivers: [
    {
      code: 'size-over',
      where: { unit: 'onager-1' },
      have: 9,
      limit: 8,
      note: 'Agreed at the club.',
    },
    { code: 'empty', where: { army: true }, note: 'Of before.' },
  ],
};
