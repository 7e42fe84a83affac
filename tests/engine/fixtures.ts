// An invented system and invented lists: no figure here comes from a rule book.

import type { Books } from '@/lib/engine';
import { type ArmyList, armyListSchema, type CatalogueRoster, type System, systemSchema } from '@/lib/schema';
import { english } from '@/lib/words/english';
import { deepFreeze } from './tools';

const cite = 'T:1';
const summary = 'Invented.';
const term = (name: string) => ({ name, summary, cite });
const item = (name: string, kind: string, more = {}) => ({ ...term(name), kind, ...more });
const option = (id: string, price: number, per: 'each' | 'unit' = 'each', more = {}) => ({
  id,
  price,
  per,
  cite,
  ...more,
});
const command = (id: string, price: number) => ({ id, price, cite });
const max = (count: number) => ({ count, cite });
const MODELS = ['model', 'models'];
const CREW = ['hand', 'hands'];
const size = (min: number, most?: number, noun = MODELS) => ({ noun, min, ...(most && { max: most }), cite });
const each = (points: number) => ({ each: points, cite });
const manned = (unit: number, unitName: string, points: number) => ({ unit, unitName, each: points, cite });
const profile = (M: number | null, Ld: number | null) => ({
  name: 'Model',
  of: 'model',
  values: { M, Ld },
  cite,
});
const STAFF = [command('captain', 8), command('banner', 4), command('horn', 4)];

interface Draft {
  id: string;
  name: string;
  category: string;
  kind: string;
  price: object;
  size: object;
  [more: string]: unknown;
}

function entry(draft: Draft): object {
  const blank = { cite, profiles: [profile(6, 7)], equipment: [], options: [], command: [], rules: [] };
  return { ...blank, ...draft };
}

const lord = { category: 'lords', kind: 'character', size: size(1, 1) };
const foot = { category: 'foot', kind: 'infantry', size: size(5) };
const horse = { category: 'horse', kind: 'cavalry', size: size(5) };
const oddity = { category: 'oddities', kind: 'machine' };

const VALE_ENTRIES = [
  entry({
    ...lord,
    id: 'king',
    name: 'King',
    price: each(100),
    max: max(1),
    general: true,
    options: [option('mail', 5), option('pony', 3), option('cart', 12)],
    oneOf: [['pony', 'cart']],
  }),
  entry({
    ...lord,
    id: 'hero',
    name: 'Hero',
    price: each(40),
    options: [option('mail', 5), option('charm', 1), option('cart', 12)],
  }),
  entry({
    ...foot,
    id: 'spearmen',
    name: 'Spearmen',
    price: each(10),
    equipment: ['spear', 'leather'],
    options: [
      option('mail', 2, 'each', { replaces: ['leather'] }),
      option('bow', 3, 'each', { replaces: ['spear'] }),
      option('sling', 1, 'each', { replaces: ['spear'] }),
      option('axe', 0, 'each', { replaces: ['spear'] }),
      option('blessed', 1, 'each', { advice: { says: 'It is odd to bless spearmen.', cite } }),
      option('sworn', 2, 'unit'),
    ],
    oneOf: [['bow', 'sling', 'axe']],
    command: STAFF,
  }),
  entry({
    ...foot,
    id: 'guard',
    name: 'Guard',
    price: each(15),
    size: size(3, 12),
    max: max(2),
    options: [option('blessed', 1), option('sworn', 2, 'unit')],
  }),
  entry({ ...foot, id: 'mob', name: 'Mob', price: each(1), size: size(1) }),
  entry({
    ...horse,
    id: 'riders',
    name: 'Riders',
    price: each(20),
    options: [option('lance', 2), option('sworn', 2, 'unit')],
    command: STAFF,
  }),
  entry({
    ...horse,
    id: 'wagons',
    name: 'Wagons',
    kind: 'chariots',
    price: each(30),
    size: size(2, undefined, ['wagon', 'wagons']),
    command: STAFF.slice(0, 2),
  }),
  entry({ ...horse, id: 'mules', name: 'Mules', price: each(1), size: size(1) }),
  entry({
    ...oddity,
    id: 'engine',
    name: 'Engine',
    price: manned(25, 'engine', 6),
    size: size(2, 4, CREW),
    options: [option('mail', 2), option('wheels', 9, 'unit')],
  }),
  entry({
    ...oddity,
    id: 'beast',
    name: 'Great Beast',
    kind: 'beast',
    price: manned(50, 'beast and driver', 7),
    size: { ...size(0, 3, CREW), advise: { min: 1, says: 'A beast wants a crew.', cite } },
    options: [option('mail', 2), option('bow', 3)],
    oneOf: [['mail', 'bow']],
    fixedSaves: { front: 3, other: null, cite },
  }),
  entry({
    ...oddity,
    id: 'wolves',
    name: 'Wolves',
    kind: 'pack',
    price: manned(6, 'keeper', 4),
    size: size(1, 5, ['wolf', 'wolves']),
    options: [option('whip', 2, 'unit')],
  }),
  entry({ ...oddity, id: 'traps', name: 'Traps', price: each(1), size: size(1) }),
];

const share = (of: string[], limit: { min?: number[]; max?: number[] }) => ({ of, ...limit, cite });

const vale = {
  id: 'vale',
  version: '2026-01-01',
  system: 'toy',
  name: 'Vale',
  summary,
  cite,
  categories: [
    { id: 'lords', name: 'Lords', cite },
    { id: 'foot', name: 'Foot', cite },
    { id: 'horse', name: 'Horse', cite },
    { id: 'oddities', name: 'Oddities', cite },
    { id: 'wild', name: 'Wild men', variantOnly: true, cite },
  ],
  shares: [
    share(['lords'], { max: [1, 4] }),
    share(['foot'], { min: [1, 3] }),
    share(['horse', 'oddities'], { max: [1, 2] }),
    share(['oddities'], { max: [1, 3] }),
  ],
  counts: [{ of: ['oddities'], atMost: ['foot', 'horse'], cite }],
  upgrades: [
    { option: 'blessed', max: 1, cite },
    { option: 'sworn', max: 2, cite },
  ],
  allies: [{ list: 'isles', category: 'oddities', summary, cite }],
  wantsGeneral: { says: 'Nobody leads this army.', cite },
  variants: [
    {
      id: 'moor-clan',
      name: 'Moor clan',
      summary,
      cite,
      withoutEntries: ['guard', 'wagons'],
      withoutOptions: ['cart'],
      moves: { spearmen: 'wild' },
      shares: [share(['lords'], { max: [1, 4] }), share(['oddities'], { max: [1, 3] })],
      categories: ['lords', 'wild', 'foot', 'horse', 'oddities'],
    },
  ],
  rules: [],
  ownRules: {},
  ownItems: { charm: item('charm', 'training') },
  entries: VALE_ENTRIES,
};

/** The list of the allies; its own share binds no army of the Vale. */
const isles = {
  ...vale,
  id: 'isles',
  name: 'Isles',
  categories: [
    { id: 'chiefs', name: 'Chiefs', cite },
    { id: 'crews', name: 'Crews', cite },
  ],
  shares: [share(['crews'], { min: [1, 2] })],
  counts: [],
  upgrades: [],
  allies: [],
  variants: [],
  ownItems: { paint: item('war paint', 'training') },
  entries: [
    entry({
      id: 'chief',
      name: 'Chief',
      category: 'chiefs',
      kind: 'character',
      price: each(80),
      size: size(1, 1),
      max: max(1),
      general: true,
      options: [option('cart', 12)],
    }),
    entry({
      id: 'raiders',
      name: 'Raiders',
      category: 'crews',
      kind: 'infantry',
      price: each(6),
      size: size(4),
      max: max(2),
      options: [option('axe', 2), option('sworn', 2, 'unit'), option('paint', 1)],
      command: STAFF,
    }),
    entry({
      id: 'guard',
      name: 'Isle Guard',
      category: 'crews',
      kind: 'infantry',
      price: each(9),
      size: size(3),
      max: max(1),
    }),
  ],
};

const toy = {
  id: 'toy',
  version: '2026-01-01',
  kind: 'catalogue',
  name: 'Toy',
  summary,
  scale: 1,
  commonTotals: [900],
  battle: { points: 600, cite },
  characteristics: [
    { id: 'M', name: 'Move' },
    { id: 'Ld', name: 'Leadership' },
  ],
  saveFrom: { die: 7, cite },
  commands: { captain: { ...term('captain'), leadership: 1 }, banner: term('banner'), horn: term('horn') },
  items: {
    spear: item('spear', 'weapon'),
    bow: item('bow', 'missile'),
    sling: item('sling', 'missile'),
    axe: item('axe', 'weapon'),
    lance: item('lance', 'weapon'),
    whip: item('whip', 'weapon'),
    leather: item('leather', 'armour', { save: { slot: 'body', better: 1 } }),
    mail: item('mail', 'armour', { save: { slot: 'body', better: 2 } }),
    pony: item('pony', 'mount'),
    cart: item('cart', 'vehicle'),
    wheels: item('wheels', 'vehicle'),
    blessed: item('blessed', 'training'),
    sworn: item('sworn', 'training'),
  },
  rules: {},
};

export const TOY: System = deepFreeze(systemSchema.parse(toy));
export const VALE: ArmyList = deepFreeze(armyListSchema.parse(vale));
export const ISLES: ArmyList = deepFreeze(armyListSchema.parse(isles));

/** Books of the one system, whose lists are these. A roster of the Vale writes `ancient` for the toy system. */
export function booksOf(...lists: ArmyList[]): Books {
  const system = (id: string) => (id === 'ancient' ? TOY : undefined);
  return { system, list: (id) => lists.find((list) => list.id === id), words: english };
}

export const toyBooks = booksOf(VALE, ISLES);

type ToyUnit = CatalogueRoster['units'][number];

/** An army of the Vale of 900 points, if nothing else is said. */
export function vales(units: ToyUnit[], more: Partial<CatalogueRoster> = {}): CatalogueRoster {
  return deepFreeze({ format: 'muster/1', system: 'ancient', list: 'vale', points: 900, units, ...more });
}

/** Spearmen for 300 points: the third of 900 that the Vale asks for. */
export const LINE: ToyUnit = { entry: 'spearmen', size: 30 };
