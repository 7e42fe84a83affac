// Worked by hand from the source. A save is 7 less the protection: light armour 1, heavy 2, shield or
// buckler 1, large shield 2, riding 1, barding 1, chariot 2 (A:604-618, 713). No protection, no save.
import { type AncientStats, CENTURION, FULL_COMMAND, light, saves } from './types';

const ROMAN_CHARACTERS: AncientStats[] = [
  {
    name: 'General with a sword alone',
    list: 'roman',
    unit: { entry: 'army-general' },
    stats: { move: 4, leadership: 9, saves: saves(null, null) }, // no protection: none
  },
  {
    name: 'General in light armour',
    list: 'roman',
    unit: { entry: 'army-general', options: ['light-armour'] },
    stats: { move: 4, leadership: 9, saves: saves(6, 6) }, // 7 - 1
  },
  {
    name: 'General on a warhorse',
    list: 'roman',
    unit: { entry: 'army-general', options: ['warhorse'] },
    stats: { move: 8, leadership: 9, saves: saves(6, 6) }, // riding alone: 7 - 1; the horse's Move
  },
  {
    name: 'General in light armour on a warhorse',
    list: 'roman',
    unit: { entry: 'army-general', options: ['light-armour', 'warhorse'] },
    stats: { move: 8, leadership: 9, saves: saves(5, 5) }, // 7 - 1 - 1
  },
  {
    name: 'Army Standard Bearer in light armour',
    list: 'roman',
    unit: { entry: 'army-standard-bearer', options: ['light-armour'] },
    stats: { move: 4, leadership: 8, saves: saves(6, 6) },
  },
  {
    name: 'Junior Officer on a warhorse',
    list: 'roman',
    unit: { entry: 'junior-officer', options: ['warhorse'] },
    stats: { move: 8, leadership: 8, saves: saves(6, 6) },
  },
];

const LEGIONARIES: AncientStats[] = [
  {
    name: 'Veterans as printed',
    list: 'roman',
    unit: { entry: 'veteran-legionaries', size: 10 },
    stats: { move: 4, leadership: 8, saves: saves(4, 4) }, // light 1 + large shield 2: 7 - 3
  },
  {
    name: 'Veterans in heavy armour',
    list: 'roman',
    unit: { entry: 'veteran-legionaries', size: 10, options: ['heavy-armour'] },
    stats: { move: 3, leadership: 8, saves: saves(3, 3) }, // heavy 2 + 2: 7 - 4; 1" slower (A:609)
  },
  {
    name: 'Veterans in heavy armour under a Centurion',
    list: 'roman',
    unit: { entry: 'veteran-legionaries', size: 10, command: CENTURION, options: ['heavy-armour'] },
    stats: { move: 3, leadership: 9, saves: saves(3, 3) }, // 8 + 1 (A:1151)
  },
  {
    name: 'Veterans with a standard and a musician only',
    list: 'roman',
    unit: { entry: 'veteran-legionaries', size: 10, command: ['standard', 'musician'] },
    stats: { move: 4, leadership: 8, saves: saves(4, 4) }, // only the Centurion adds
  },
  {
    name: 'Regulars under a Centurion',
    list: 'roman',
    unit: { entry: 'regular-legionaries', size: 10, command: ['centurion'] },
    stats: { move: 4, leadership: 8, saves: saves(4, 4) }, // 7 + 1
  },
  {
    name: 'Raw Recruits with javelins under a Centurion',
    list: 'roman',
    unit: { entry: 'raw-recruits', size: 10, command: ['centurion'], options: ['javelins'] },
    stats: { move: 4, leadership: 8, saves: saves(4, 4) },
  },
  {
    name: 'Lanciarii as printed',
    list: 'roman',
    unit: { entry: 'legion-light-infantry', size: 10 },
    stats: { move: 4, leadership: 7, saves: light(6, 6, 6) }, // shield 1
  },
  {
    name: 'Lanciarii in light armour under a Centurion',
    list: 'roman',
    unit: {
      entry: 'legion-light-infantry',
      size: 10,
      command: CENTURION,
      options: ['light-armour', 'sling'],
    },
    stats: { move: 4, leadership: 8, saves: light(5, 5, 5) }, // light 1 + shield 1
  },
];

const AUXILIARIES: AncientStats[] = [
  {
    name: 'Cataphracts as printed',
    list: 'roman',
    unit: { entry: 'cataphracts', size: 5 },
    stats: { move: 6, leadership: 7, saves: saves(4, 4) }, // light 1 + riding 1 + barding 1 (A:611)
  },
  {
    name: 'Cataphracts in heavy armour with a shield',
    list: 'roman',
    unit: { entry: 'cataphracts', size: 5, options: ['heavy-armour', 'shield'] },
    stats: { move: 6, leadership: 7, saves: saves(2, 2) }, // 2 + 1 + 1 + 1; the printed 6 stands (A:1146)
  },
  {
    name: 'Cataphracts in heavy armour with a buckler',
    list: 'roman',
    unit: { entry: 'cataphracts', size: 5, options: ['heavy-armour', 'buckler'] },
    stats: { move: 6, leadership: 7, saves: saves(3, 2) }, // the buckler hand to hand only (A:618)
  },
  {
    name: 'Cataphracts with a shield and a buckler',
    list: 'roman',
    unit: { entry: 'cataphracts', size: 5, options: ['shield', 'buckler'] },
    stats: { move: 6, leadership: 7, saves: saves(3, 3) }, // one of the two counts: 1 + 1 + 1 + 1
  },
  {
    name: 'Auxiliary Cavalry as printed',
    list: 'roman',
    unit: { entry: 'auxiliary-cavalry', size: 10, command: FULL_COMMAND },
    stats: { move: 8, leadership: 7, saves: saves(4, 4) }, // light 1 + shield 1 + riding 1; no Centurion
  },
  {
    name: 'Auxiliary Cavalry with the kontos',
    list: 'roman',
    unit: { entry: 'auxiliary-cavalry', size: 10, options: ['kontos', 'drilled'] },
    stats: { move: 8, leadership: 7, saves: saves(4, 4) }, // the kontos leaves the shield in use (A:574)
  },
  {
    name: 'Illyrians as printed',
    list: 'roman',
    unit: { entry: 'auxiliary-light-cavalry', size: 8 },
    stats: { move: 8, leadership: 5, saves: light(5, 5, 5) }, // shield 1 + riding 1
  },
  {
    name: 'Illyrians with a large shield',
    list: 'roman',
    unit: { entry: 'auxiliary-light-cavalry', size: 8, options: ['large-shield'] },
    stats: { move: 8, leadership: 5, saves: light(4, 4, 4) }, // large shield 2 + riding 1 (A:616)
  },
  {
    name: 'Illyrians with a short bow',
    list: 'roman',
    unit: { entry: 'auxiliary-light-cavalry', size: 8, options: ['short-bow'] },
    stats: { move: 8, leadership: 5, saves: light(6, 6, 6) }, // the bow takes the shield's place
  },
  {
    name: 'Auxiliary Infantry with a thrusting spear',
    list: 'roman',
    unit: { entry: 'auxiliary-infantry', size: 10, options: ['thrusting-spear'] },
    stats: { move: 4, leadership: 7, saves: light(6, 6, 6) },
  },
  {
    name: 'Auxiliary Infantry in light armour',
    list: 'roman',
    unit: { entry: 'auxiliary-infantry', size: 10, options: ['light-armour'] },
    stats: { move: 4, leadership: 7, saves: light(5, 5, 5) },
  },
  {
    name: 'Auxiliary Archers as printed',
    list: 'roman',
    unit: { entry: 'auxiliary-archers', size: 10, command: FULL_COMMAND },
    stats: { move: 4, leadership: 5, saves: light(null, null, null) },
  },
  {
    name: 'Auxiliary Archers with a buckler',
    list: 'roman',
    unit: { entry: 'auxiliary-archers', size: 10, options: ['buckler'] },
    stats: { move: 4, leadership: 5, saves: light(null, 6, 6) }, // formed up, none against missiles
  },
  {
    name: 'Auxiliary Archers in light armour with a buckler',
    list: 'roman',
    unit: { entry: 'auxiliary-archers', size: 10, options: ['light-armour', 'buckler'] },
    stats: { move: 4, leadership: 5, saves: light(6, 5, 5) },
  },
];

const SPECIAL: AncientStats[] = [
  {
    name: 'Marines in light armour',
    list: 'roman',
    unit: { entry: 'marines', size: 10, options: ['light-armour'] },
    stats: { move: 4, leadership: 7, saves: light(5, 5, 5) },
  },
  {
    name: 'Camelry as printed',
    list: 'roman',
    unit: { entry: 'camelry', size: 5 },
    stats: { move: 5, leadership: 7, saves: saves(6, 5) }, // riding 1; buckler 1 hand to hand
  },
  {
    name: 'Camelry in light armour on barded camels',
    list: 'roman',
    unit: { entry: 'camelry', size: 5, options: ['light-armour', 'barding'] },
    stats: { move: 4, leadership: 7, saves: saves(4, 3) }, // 1 + riding 1 + barding 1, + buckler; 1" slower
  },
  {
    name: 'Camelry in light armour on barded camels with a shield',
    list: 'roman',
    unit: { entry: 'camelry', size: 5, options: ['light-armour', 'barding', 'shield'] },
    stats: { move: 4, leadership: 7, saves: saves(3, 3) }, // the shield for the buckler: 4 against both
  },
  {
    name: 'Scorpio',
    list: 'roman',
    unit: { entry: 'scorpio', size: 2 },
    stats: { move: 4, leadership: 7, saves: saves(null, null) }, // as its crew (A:873)
  },
  {
    name: 'Scorpio on its cart, the crew in light armour',
    list: 'roman',
    unit: { entry: 'scorpio', size: 3, options: ['carroballista', 'light-armour'] },
    stats: { move: 8, leadership: 7, saves: saves(6, 6) }, // A:1248; the crew is on foot
  },
  {
    name: 'Elephant with three in the howdah',
    list: 'roman',
    unit: { entry: 'elephant', size: 3, options: ['composite-bow'] },
    stats: { move: 6, leadership: 7, saves: { front: 4, other: null, crew: 5 } }, // howdah 2; the mahout's 7
  },
  {
    name: 'Elephant with its crew in light armour',
    list: 'roman',
    unit: { entry: 'elephant', size: 2, options: ['light-armour'] },
    stats: { move: 6, leadership: 7, saves: { front: 4, other: null, crew: 4 } }, // howdah 2 + light 1
  },
  {
    name: 'Elephant with its mahout alone',
    list: 'roman',
    unit: { entry: 'elephant', size: 0 },
    stats: { move: 6, leadership: 7, saves: { front: 4, other: null, crew: null } }, // nobody to save
  },
  {
    name: 'Noble Cavalry as allies of Rome',
    list: 'roman',
    unit: { entry: 'noble-cavalry', list: 'barbarian', size: 6 },
    stats: { move: 8, leadership: 6, saves: saves(4, 4) }, // light 1 + shield 1 + riding 1
  },
];

export const ROMAN_STATS = [...ROMAN_CHARACTERS, ...LEGIONARIES, ...AUXILIARIES, ...SPECIAL];
