// A tiny invented list whose armies are small enough to try every filling.
import { type ArmyList, armyListSchema, type CatalogueRoster } from '@/lib/schema';
import { booksOf, TOY } from '../fixtures';
import { deepFreeze } from '../tools';

const cite = 'T:1';
const summary = 'Invented.';
const profiles = [{ name: 'Model', of: 'model', values: { M: 6, Ld: 7 }, cite }];

interface Row {
  id: string;
  category: string;
  each: number;
  once?: number;
  min?: number;
  largest?: number;
  cap?: number;
  character?: true;
}

function entry({ id, category, each, once, min = 1, largest, cap, character }: Row) {
  return {
    id,
    name: id,
    category,
    kind: character ? 'character' : 'infantry',
    cite,
    ...(cap && { max: { count: cap, cite } }),
    size: { noun: ['model', 'models'], min, ...(largest && { max: largest }), cite },
    price: { each, ...(once && { unit: once, unitName: 'staff' }), cite },
    profiles,
    equipment: [],
    options: [
      { id: 'blessed', price: 1, per: 'each', cite },
      { id: 'mail', price: 1, per: 'each', cite },
    ],
    command: [{ id: 'horn', price: 2, cite }],
    rules: [],
  };
}

const ENTRIES = [
  entry({ id: 'lord', category: 'lords', each: 6, largest: 1, character: true, cap: 1 }),
  entry({ id: 'squire', category: 'lords', each: 4, largest: 1, character: true }),
  entry({ id: 'spears', category: 'foot', each: 3, min: 2 }),
  entry({ id: 'staves', category: 'foot', each: 2, min: 3 }),
  entry({ id: 'riders', category: 'horse', each: 5, min: 1, cap: 2 }),
  entry({ id: 'mules', category: 'horse', each: 4, min: 2 }),
  entry({ id: 'engine', category: 'oddities', each: 2, once: 3, min: 1, largest: 3 }),
  entry({ id: 'hounds', category: 'oddities', each: 1, once: 1, min: 1, largest: 4 }),
];

export const IDS = ENTRIES.map(({ id }) => id);

type Share = { of: string[]; min?: [number, number]; max?: [number, number] };
type Count = { of: string[]; atMost: string[] };

/** A tiny list with these shares and counts. */
export function tinyList(shares: Share[], counts: Count[]): ArmyList {
  const list = {
    id: 'tiny',
    version: '2026-01-01',
    system: TOY.id,
    name: 'Tiny',
    summary,
    cite,
    categories: ['lords', 'foot', 'horse', 'oddities'].map((id) => ({ id, name: id, cite })),
    shares: shares.map((share) => ({ ...share, cite })),
    counts: counts.map((count) => ({ ...count, cite })),
    upgrades: [{ option: 'blessed', max: 1, cite }],
    allies: [],
    variants: [],
    rules: [],
    ownRules: {},
    ownItems: {},
    entries: ENTRIES,
  };
  return deepFreeze(armyListSchema.parse(list));
}

/** Books of one tiny list. */
export const tinyBooks = (list: ArmyList) => booksOf(list);

/** A tiny army. */
export function tinyArmy(
  points: number,
  units: CatalogueRoster['units'],
  shares: 'agreed' | 'spent' = 'agreed',
) {
  const roster: CatalogueRoster = {
    format: 'muster/1',
    system: 'ancient',
    list: 'tiny',
    points,
    settings: { shares },
    units,
  };
  return deepFreeze(roster);
}
