// Worked by hand from the source. A save is 7 less the protection: light armour 1, heavy 2, shield or
// buckler 1, large shield 2, riding 1, barding 1, chariot 2 (A:604-618, 713). No protection, no save.
import { type AncientStats, FULL_COMMAND, light, saves } from './types';

const BARBARIAN_CHARACTERS: AncientStats[] = [
  {
    name: 'Warlord on foot',
    list: 'barbarian',
    unit: { entry: 'warlord' },
    stats: { move: 5, leadership: 7, saves: saves(null, null) },
  },
  {
    name: 'Warlord on foot in light armour with a shield',
    list: 'barbarian',
    unit: { entry: 'warlord', options: ['light-armour', 'shield'] },
    stats: { move: 5, leadership: 7, saves: saves(5, 5) },
  },
  {
    name: 'Warlord on a horse',
    list: 'barbarian',
    unit: { entry: 'warlord', options: ['horse'] },
    stats: { move: 8, leadership: 7, saves: saves(6, 6) }, // riding 1, though the horse is free
  },
  {
    name: 'Warlord on a horse in light armour with a shield',
    list: 'barbarian',
    unit: { entry: 'warlord', options: ['horse', 'light-armour', 'shield'] },
    stats: { move: 8, leadership: 7, saves: saves(4, 4) },
  },
  {
    name: 'Warlord in a chariot',
    list: 'barbarian',
    unit: { entry: 'warlord', options: ['chariot'] },
    stats: { move: 8, leadership: 7, saves: saves(5, 5) }, // chariot 2, and no riding 1 on top (A:713)
  },
  {
    name: 'Battle Standard in a chariot with a shield',
    list: 'barbarian',
    unit: { entry: 'battle-standard', options: ['chariot', 'shield'] },
    stats: { move: 8, leadership: 5, saves: saves(4, 4) }, // 2 + 1: the example of A:713
  },
  {
    name: 'Chieftain in a chariot in light armour with a shield',
    list: 'barbarian',
    unit: { entry: 'chieftain', options: ['chariot', 'light-armour', 'shield'] },
    stats: { move: 8, leadership: 6, saves: saves(3, 3) }, // 2 + 1 + 1: the example of A:713
  },
  {
    name: 'Shaman',
    list: 'barbarian',
    unit: { entry: 'shaman' },
    stats: { move: 5, leadership: 5, saves: saves(null, null) },
  },
];

const BARBARIANS: AncientStats[] = [
  {
    name: 'Warriors with full command',
    list: 'barbarian',
    unit: { entry: 'warriors', size: 20, command: FULL_COMMAND },
    stats: { move: 5, leadership: 5, saves: saves(6, 6) }, // shield 1; a leader adds no Leadership
  },
  {
    name: 'Fanatic Warriors',
    list: 'barbarian',
    unit: { entry: 'fanatic-warriors', size: 10 },
    stats: { move: 5, leadership: 5, saves: saves(6, 6) },
  },
  {
    name: 'Chariots as printed',
    list: 'barbarian',
    unit: { entry: 'chariots', size: 3 },
    stats: { move: 8, leadership: 6, saves: saves(4, 4) }, // chariot 2 + the warrior's light armour 1
  },
  {
    name: 'Chariots with shields',
    list: 'barbarian',
    unit: { entry: 'chariots', size: 3, options: ['shield'] },
    stats: { move: 8, leadership: 6, saves: saves(3, 3) },
  },
  {
    name: 'Light Cavalry as printed',
    list: 'barbarian',
    unit: { entry: 'light-cavalry', size: 10 },
    stats: { move: 8, leadership: 5, saves: light(6, 5, 5) }, // riding 1; the buckler too, but for missiles in ranks
  },
  {
    name: 'Light Cavalry with shields',
    list: 'barbarian',
    unit: { entry: 'light-cavalry', size: 10, options: ['shield'] },
    stats: { move: 8, leadership: 5, saves: light(5, 5, 5) }, // the shield is the better of the two
  },
  {
    name: 'Skirmishers with slings',
    list: 'barbarian',
    unit: { entry: 'skirmishers', size: 10, options: ['sling'] },
    stats: { move: 5, leadership: 5, saves: light(null, null, null) },
  },
  {
    name: 'Skirmishers with bows and bucklers',
    list: 'barbarian',
    unit: { entry: 'skirmishers', size: 10, options: ['bow', 'buckler'] },
    stats: { move: 5, leadership: 5, saves: light(6, 6, 6) }, // never in ranks: the buckler always counts
  },
  {
    name: 'Mountain Tribesmen as printed',
    list: 'barbarian',
    unit: { entry: 'mountain-tribesmen', size: 10 },
    stats: { move: 5, leadership: 5, saves: light(null, 6, 6) },
  },
  {
    name: 'Mountain Tribesmen with double-handed weapons',
    list: 'barbarian',
    unit: { entry: 'mountain-tribesmen', size: 10, options: ['double-handed-weapon'] },
    stats: { move: 5, leadership: 5, saves: light(null, null, 6) }, // no hand for the buckler (A:556)
  },
  {
    name: 'Mountain tribe: Tribesmen with double-handed weapons and shields',
    list: 'barbarian',
    variant: 'mountain-tribe',
    unit: { entry: 'mountain-tribesmen', size: 10, options: ['double-handed-weapon', 'shield'] },
    stats: { move: 5, leadership: 5, saves: light(6, null, 6) }, // the shield on the back hand to hand
  },
  {
    name: 'Warhounds with their packmaster in light armour',
    list: 'barbarian',
    unit: { entry: 'warhounds', size: 6, options: ['light-armour'] },
    stats: { move: 5, leadership: 6, saves: light(6, 6, 6) }, // the packmaster's own figures
  },
];

export const BARBARIAN_STATS = [...BARBARIAN_CHARACTERS, ...BARBARIANS];
