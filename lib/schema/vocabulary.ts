/** What a roster's `arms` may say (medieval): with which weapons its troops are trained. */
export const ARMS = ['melee', 'missile', 'cross-trained'] as const;
export const QUALITIES = ['peasant', 'levy', 'average', 'elite', 'fanatic'] as const;
export const DENSITIES = ['C', 'L', 'O'] as const;
export const ARMOURS = ['U', 'P', 'A', 'M', 'E'] as const;
export const CATEGORIES = ['F', 'M'] as const;
export const SHARE_BASES = ['agreed', 'spent'] as const;
export const HALVES = ['exact', 'up'] as const;
/** `waived`: there are breaches, and the opponent has agreed to every one of them. */
export const VERDICTS = ['legal', 'illegal', 'waived'] as const;

/** What a medieval option can need of its unit; the order is the order of its breaches. */
export const NEEDS = [
  'levy-or-better',
  'not-cross-trained',
  'missile-arms',
  'melee-arms',
  'foot',
  'close-order',
  'open-order',
  'shields',
] as const;

export type Arms = (typeof ARMS)[number];
export type Quality = (typeof QUALITIES)[number];
export type Need = (typeof NEEDS)[number];
export type Verdict = (typeof VERDICTS)[number];

/** Slots of protection: only the best of a slot counts, and the slots add up. */
export const SAVE_SLOTS = ['body', 'shield', 'ride', 'barding'] as const;
export const ITEM_KINDS = ['weapon', 'missile', 'armour', 'shield', 'mount', 'vehicle', 'training'] as const;
export const ENTRY_KINDS = [
  'character',
  'infantry',
  'cavalry',
  'chariots',
  'machine',
  'beast',
  'pack',
] as const;
