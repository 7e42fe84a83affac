// The printed figures of the Barbarian list (A:1286-1372), typed from the source and not from data/.
import { each, once, type PrintedEntry, type PrintedList, profile } from './types';

const COMMAND = { leader: 5, standard: 5, musician: 5 }; // A:1322, 1335, 1355
const NO_MUSICIAN = { leader: 5, standard: 5 }; // A:1336
const MIXED = 'mixed-weapons'; // A:1288

/** What the Warlord, the standard and the Chieftains may all have. */
const CHARACTER_OPTIONS = [
  each('thrusting-spear', 2),
  each('throwing-spear', 2),
  each('javelins', 2),
  each('light-armour', 3),
  each('shield', 2),
  each('horse', 0),
  each('chariot', 10),
];
const CHARACTER_GROUPS = [
  ['thrusting-spear', 'throwing-spear'],
  ['horse', 'chariot'],
];

const characters: PrintedEntry[] = [
  {
    id: 'warlord',
    lines: [1297, 1302],
    category: 'characters',
    kind: 'character',
    max: 1,
    general: true,
    price: { each: 140 },
    size: { min: 1, max: 1 },
    profiles: [
      profile('Warlord on foot', [5, 6, 6, 4, 4, 3, 6, 3, 7]),
      profile('Warlord in chariot', [8, 6, 6, 4, 4, 3, 6, 4, 7], 'chariot'),
    ],
    kit: [],
    also: ['sword'],
    options: CHARACTER_OPTIONS,
    oneOf: CHARACTER_GROUPS,
    command: {},
    rules: ['warbands'],
  },
  {
    id: 'battle-standard',
    lines: [1303, 1308],
    category: 'characters',
    kind: 'character',
    max: 1,
    price: { each: 50 },
    size: { min: 1, max: 1 },
    profiles: [
      profile('Battle Standard on foot', [5, 4, 4, 4, 3, 1, 4, 2, 5]),
      profile('Battle Standard in chariot', [8, 4, 4, 4, 4, 1, 4, 3, 5], 'chariot'),
    ],
    kit: [],
    also: ['sword'],
    options: CHARACTER_OPTIONS,
    oneOf: CHARACTER_GROUPS,
    command: {},
    rules: ['warbands'],
  },
  {
    id: 'shaman',
    lines: [1309, 1313],
    category: 'characters',
    kind: 'character',
    max: 1,
    price: { each: 75 },
    size: { min: 1, max: 1 },
    profiles: [profile('Shaman', [5, 4, 4, 4, 3, 2, 4, 2, 5])],
    kit: [],
    also: ['knife'],
    options: [],
    command: {},
    rules: ['fear', 'hatred', 'warbands'],
  },
  {
    id: 'chieftain',
    lines: [1314, 1319],
    category: 'characters',
    kind: 'character',
    price: { each: 70 },
    size: { min: 1, max: 1 },
    profiles: [
      profile('Chieftain on foot', [5, 5, 5, 4, 4, 2, 5, 3, 6]),
      profile('Chieftain in chariot', [8, 5, 5, 4, 4, 2, 5, 4, 6], 'chariot'),
    ],
    kit: [],
    also: ['sword'],
    options: CHARACTER_OPTIONS,
    oneOf: CHARACTER_GROUPS,
    command: {},
    rules: ['warbands'],
  },
];

const warriors: PrintedEntry[] = [
  {
    id: 'warriors',
    lines: [1323, 1327],
    category: 'warriors',
    kind: 'infantry',
    price: { each: 5 },
    size: { min: 5 },
    profiles: [profile('Warriors', [5, 3, 3, 3, 3, 1, 3, 1, 5])],
    kit: ['shield'],
    also: [MIXED],
    options: [],
    command: COMMAND,
    rules: ['warbands'],
  },
  {
    id: 'fanatic-warriors',
    lines: [1328, 1332],
    category: 'warriors',
    kind: 'infantry',
    max: 1,
    price: { each: 9 },
    size: { min: 5 },
    profiles: [profile('Fanatic Warrior', [5, 3, 3, 3, 3, 1, 3, 1, 5])],
    kit: ['shield'],
    also: [MIXED],
    options: [],
    command: COMMAND,
    rules: ['frenzy', 'warbands'],
  },
];

const cavalry: PrintedEntry[] = [
  {
    id: 'chariots',
    lines: [1337, 1342],
    category: 'cavalry',
    kind: 'chariots',
    price: { each: 36 },
    size: { min: 3 },
    profiles: [
      profile('Chariot', [8, 4, 4, 3, 4, 1, 4, 2, 6]),
      profile('Warrior on foot', [5, 4, 4, 3, 3, 1, 4, 1, 6]),
    ],
    kit: ['light-armour', 'javelins'],
    also: ['sword'],
    options: [each('shield', 4), each('thrusting-spear', 4), each('throwing-spear', 4)],
    oneOf: [['thrusting-spear', 'throwing-spear']],
    command: NO_MUSICIAN,
    rules: [],
    implied: ['fear'], // A:709
  },
  {
    id: 'noble-cavalry',
    lines: [1343, 1347],
    category: 'cavalry',
    kind: 'cavalry',
    price: { each: 25 },
    size: { min: 5 },
    profiles: [profile('Noble Cavalry', [8, 4, 4, 3, 3, 1, 4, 1, 6])],
    kit: ['light-armour', 'shield'],
    also: [MIXED],
    options: [each('throwing-spear', 4), each('thrusting-spear', 4)],
    command: COMMAND,
    rules: ['warbands'],
  },
  {
    id: 'light-cavalry',
    lines: [1348, 1352],
    category: 'cavalry',
    kind: 'cavalry',
    price: { each: 12 },
    size: { min: 5 },
    profiles: [profile('Light Cavalry', [8, 3, 3, 3, 3, 1, 3, 1, 5])],
    kit: ['buckler'],
    also: [MIXED],
    skirmish: 'may',
    options: [each('shield', 1)],
    command: COMMAND,
    rules: ['light-cavalry', 'warbands'],
  },
];

const support: PrintedEntry[] = [
  {
    id: 'skirmishers',
    lines: [1356, 1360],
    category: 'support',
    kind: 'infantry',
    price: { each: 3 },
    size: { min: 5 },
    profiles: [profile('Skirmishers', [5, 2, 3, 3, 3, 1, 3, 1, 5])],
    kit: [],
    also: [MIXED],
    skirmish: 'must',
    options: [each('sling', 1, [MIXED]), each('bow', 2, [MIXED]), each('buckler', 1)],
    oneOf: [['sling', 'bow']],
    command: COMMAND,
    rules: ['skirmishers', 'warbands'],
  },
  {
    id: 'mountain-tribesmen',
    lines: [1361, 1365],
    category: 'support',
    kind: 'infantry',
    price: { each: 5 },
    size: { min: 5 },
    profiles: [profile('Mountain Tribesmen', [5, 3, 3, 3, 3, 1, 3, 1, 5])],
    kit: ['buckler'],
    also: [MIXED],
    skirmish: 'may',
    options: [each('double-handed-weapon', 2), each('shield', 1, ['buckler'])],
    command: COMMAND,
    rules: ['light-infantry', 'warbands'],
  },
  {
    id: 'warhounds',
    lines: [1367, 1372],
    category: 'support',
    kind: 'pack',
    price: { unit: 8, each: 5 },
    size: { min: 1, max: 6 },
    profiles: [
      profile('Packmaster', [5, 4, 4, 3, 3, 1, 4, 1, 6]),
      profile('Warhound', [6, 4, 0, 3, 3, 1, 3, 1, 3]),
    ],
    kit: [],
    also: ['sword', 'teeth'],
    skirmish: 'must',
    options: [once('javelins', 1), once('light-armour', 2)],
    command: {},
    rules: ['skirmishers', 'warbands'],
  },
];

export const BARBARIAN: PrintedList = {
  id: 'barbarian',
  categories: ['characters', 'warriors', 'cavalry', 'support', 'tribesmen'],
  shares: [
    { of: ['characters'], max: [1, 3] }, // A:1291
    { of: ['warriors'], min: [1, 3] }, // A:1292
    { of: ['cavalry'], max: [1, 3] }, // A:1293
    { of: ['support'], max: [1, 3] }, // A:1294
  ],
  counts: [],
  upgrades: [],
  allies: [],
  wantsGeneral: true, // A:1302
  variants: [
    {
      id: 'mountain-tribe', // A:1366, with no Fanatics and no chariot for a character either
      withoutEntries: ['warriors', 'fanatic-warriors', 'chariots'],
      withoutOptions: ['chariot'],
      moves: { 'mountain-tribesmen': 'tribesmen' },
      shares: [
        { of: ['characters'], max: [1, 3] },
        { of: ['cavalry'], max: [1, 3] },
        { of: ['support'], max: [1, 3] },
      ],
    },
  ],
  entries: [...characters, ...warriors, ...cavalry, ...support],
};
