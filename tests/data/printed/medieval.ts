// The printed figures of the medieval rules, typed from the source and not from data/.

/** Points of a figure, and whether it may use special weapons and tactics (M:69-73, 331). */
export const QUALITIES = {
  peasant: { value: 1, special: false },
  levy: { value: 2, special: true },
  average: { value: 3, special: true },
  elite: { value: 4, special: true },
  fanatic: { value: 5, special: true },
};

/** Points of a figure (M:97-101) and the die that hits it (M:205-209). */
export const ARMOURS = {
  U: { id: 'unarmoured', cost: 0, hitOn: 3 },
  P: { id: 'protected', cost: 1, hitOn: 4 },
  A: { id: 'armoured', cost: 2, hitOn: 5 },
  M: { id: 'mailed', cost: 3, hitOn: 6 },
  E: { id: 'encased', cost: 4, hitOn: 7 },
};

/** Figures on a base (M:82-84). */
export const DENSITIES = { C: 4, L: 3, O: 2 };

/** M:102-108. */
export const CATEGORIES = { F: { mounted: false, times: 1 }, M: { mounted: true, times: 2 } };

/** M:77, 109. */
export const ARMS = {
  melee: { times: 1, melee: true, missile: false },
  missile: { times: 1, melee: false, missile: true },
  'cross-trained': { times: 2, melee: true, missile: true },
};

/** Points of a unit for each level of quality (M:110). */
export const COMMAND = 10;

/** M:320-321. */
export const CHAMPION = { times: 10, density: 'O', wounds: { F: 2, M: 3 } };

export interface PrintedFormulaOption {
  /** First and last line of its text in the source, the heading apart. */
  lines: readonly [number, number];
  kind: 'missile' | 'melee' | 'special';
  times?: readonly [number, number];
  plus?: number;
  needs: string[];
  range?: { close: number; long: number };
  shields?: true;
}

export const OPTIONS: Record<string, PrintedFormulaOption> = {
  longbow: {
    lines: [334, 335],
    kind: 'missile',
    times: [3, 2],
    needs: ['levy-or-better', 'not-cross-trained', 'missile-arms'],
    range: { close: 8, long: 24 },
  },
  // The rules of the bow, and so the range of the foot or the mounted bow.
  'light-crossbow': { lines: [339, 339], kind: 'missile', needs: ['levy-or-better', 'missile-arms'] },
  'heavy-crossbow': {
    lines: [339, 339],
    kind: 'missile',
    needs: ['levy-or-better', 'missile-arms'],
    range: { close: 6, long: 24 },
  },
  sling: {
    lines: [223, 229],
    kind: 'missile',
    needs: ['missile-arms', 'foot'],
    range: { close: 6, long: 12 },
    shields: true,
  },
  pike: {
    lines: [341, 342],
    kind: 'melee',
    times: [3, 2],
    needs: ['levy-or-better', 'not-cross-trained', 'melee-arms'],
  },
  polearm: { lines: [337, 337], kind: 'melee', needs: ['levy-or-better', 'melee-arms'] },
  shieldwall: {
    lines: [344, 344],
    kind: 'special',
    plus: 1,
    needs: ['levy-or-better', 'foot', 'close-order', 'shields'],
  },
  warband: { lines: [323, 324], kind: 'special', needs: ['foot'] },
  skirmishers: { lines: [326, 327], kind: 'special', needs: ['missile-arms', 'open-order'] },
};

export const ONE_OF = [
  ['longbow', 'light-crossbow', 'heavy-crossbow', 'sling'],
  ['pike', 'polearm'],
];

/** Combinations that are allowed and get advice. */
export const ADVISED = ['pike + shieldwall', 'polearm + shieldwall', 'cross-trained + skirmishers'];

/** M:161-166. */
export const MOVES = {
  CF: { move: 6, flight: '3d6' },
  LF: { move: 8, flight: '3d6' },
  OF: { move: 8, flight: '3d6' },
  CM: { move: 8, flight: '4d6' },
  LM: { move: 12, flight: '4d6' },
  OM: { move: 16, flight: '5d6' },
};

/** Upper limits (M:168-169). */
export const LIMITS = { EF: { move: 4, flight: '2d6' }, EM: { move: 8, flight: '3d6' } };

/** Foot bow and mounted bow (M:227-228). */
export const BOWS = { F: { close: 6, long: 18 }, M: { close: 6, long: 12 } };
