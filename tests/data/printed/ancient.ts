// The printed figures of the ancient rules that every list shares, typed from the source and not from data/.

/** A save is 7 less what these add up to, the best of each slot (A:604-618). */
export const SAVES = {
  'light-armour': { slot: 'body', better: 1 }, // A:606
  'heavy-armour': { slot: 'body', better: 2 }, // A:608
  shield: { slot: 'shield', better: 1 }, // A:614
  'large-shield': { slot: 'shield', better: 2 }, // A:616
  buckler: { slot: 'shield', better: 1, closeOnly: true }, // A:618
  barding: { slot: 'barding', better: 1 }, // A:611
  warhorse: { slot: 'ride', better: 1 }, // A:321
  horse: { slot: 'ride', better: 1 }, // A:321
  chariot: { slot: 'ride', better: 2 }, // A:713
} as const;
export const SAVE_DIE = 7;
/** What improves a save without being an option: mounts by 1, the howdah as a large shield (A:321, 761). */
export const OTHER_SAVES = [
  { slot: 'ride', better: 1 },
  { slot: 'ride', better: 2 },
  { slot: 'shield', better: 2 },
] as const;

/** Inches off Move (A:609, 612). */
export const SLOWS = {
  'heavy-armour': { by: 1, with: ['large-shield', 'shield'] },
  barding: { by: 1 },
} as const;

/** The Move that comes with it (A:1171, 1301, 1302). */
export const MOVES = { warhorse: 8, horse: 8, chariot: 8 } as const;

/** Shield-hand lost hand to hand (A:556). */
export const TWO_HANDED = ['double-handed-weapon'] as const;
/** May be there, and then is two-handed (A:560). */
export const ALSO_TWO_HANDED = ['halberd'] as const;

/** Missile weapons (A:582-587); the barbarian bow is a short bow, darts are javelins. */
export const RANGES = {
  javelins: '8"',
  'throwing-darts': '8"',
  'short-bow': '16"',
  bow: '16"',
  'composite-bow': '24"',
  sling: '18"',
} as const;
export const STRENGTHS = { 'short-bow': '3', bow: '3', 'composite-bow': '3', sling: '3' } as const;

/** Rules that are bought (A:1224, 1234, 1271). */
export const GRANTS = { drilled: ['drilled'], 'drilled-and-stubborn': ['drilled', 'stubborn'] } as const;

/** What a command model adds to the unit's own Leadership (A:1151). */
export const COMMANDS = { leader: 0, standard: 0, musician: 0, centurion: 1 } as const;

/** About the least for a proper battle (A:1144). */
export const BATTLE = 1000;
