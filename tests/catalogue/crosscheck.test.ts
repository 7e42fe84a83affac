import { crossCheckList, crossCheckSystem } from '@/lib/catalogue/crosscheck';
import { fileBooks, listIds } from '@/lib/catalogue/files';
import type { ArmyList, CatalogueSystem, Entry, FormulaSystem } from '@/lib/schema';
import { armyListSchema, systemSchema } from '@/lib/schema';
import { ParseError } from '@/lib/schema/parse';
import { ISLES, TOY, VALE } from '../engine/fixtures';

const toy = TOY as CatalogueSystem;
const cite = 'T:1';
const lists = ['vale', 'isles'];

/** What the cross-check says of a list, one line an issue; nothing where it passes. */
function saysOf(list: ArmyList, ids: string[] = lists): string[] {
  return said(() => crossCheckList(list, toy, ids));
}
function said(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.issues.map(({ path, message }) => `${path}: ${message}`);
  }
}

const firstOf = <T>(rows: readonly T[]): T => {
  const [first] = rows;
  if (first === undefined) throw new Error('nothing there');
  return first;
};
const king = firstOf(VALE.entries);
const clan = firstOf(VALE.variants);
const withKing = (change: Partial<Entry>): Partial<ArmyList> => ({
  entries: VALE.entries.map((entry) => (entry === king ? { ...entry, ...change } : entry)),
});
const withClan = (change: Partial<typeof clan>): Partial<ArmyList> => ({
  variants: [{ ...clan, ...change }],
});
const withItem = (change: object): Partial<ArmyList> => {
  const item = { name: 'x', summary: 'x', cite, kind: 'weapon', ...change } as ArmyList['ownItems'][string];
  return { ownItems: { ...VALE.ownItems, crown: item } };
};
const option = (id: string, replaces?: string[]) => ({ id, price: 1, per: 'each' as const, replaces, cite });

test.each([
  ['the Vale', VALE],
  ['the Isles', ISLES],
])('%s passes', (_, list) => expect(saysOf(list)).toEqual([]));

test.each(listIds())('the shipped list %s passes', (id) => {
  const list = fileBooks().list(id);
  const system = list && fileBooks().system(list.system);
  expect(list && system?.kind === 'catalogue' && said(() => crossCheckList(list, system, listIds()))).toEqual(
    [],
  );
});

const dangling: [place: string, change: Partial<ArmyList>][] = [
  ['shares', { shares: [{ of: ['lords', 'ghost'], max: [1, 2], cite }] }],
  ['counts', { counts: [{ of: ['ghost'], atMost: ['foot'], cite }] }],
  ['counts', { counts: [{ of: ['foot'], atMost: ['horse', 'ghost'], cite }] }],
  ['upgrades', { upgrades: [{ option: 'ghost', max: 1, cite }] }],
  ['allies.list', { allies: [{ list: 'ghost', category: 'oddities', summary: 'x', cite }] }],
  ['allies.category', { allies: [{ list: 'isles', category: 'ghost', summary: 'x', cite }] }],
  ['rules', { rules: ['ghost'] }],
  ['variants.moor-clan.withoutEntries', withClan({ withoutEntries: ['guard', 'ghost'] })],
  ['variants.moor-clan.withoutOptions', withClan({ withoutOptions: ['ghost'] })],
  ['variants.moor-clan.moves', withClan({ moves: { ghost: 'wild' } })],
  ['variants.moor-clan.moves', withClan({ moves: { spearmen: 'ghost' } })],
  ['variants.moor-clan.categories', withClan({ categories: ['lords', 'ghost'] })],
  ['variants.moor-clan.shares', withClan({ shares: [{ of: ['ghost'], max: [1, 2], cite }] })],
  ['ownItems.crown.grants', withItem({ grants: ['ghost'] })],
  ['ownItems.crown.counts', withItem({ counts: ['ghost'] })],
  ['ownItems.crown.slows', withItem({ slows: { by: 1, with: ['ghost'] } })],
  ['entries.king.category', withKing({ category: 'ghost' })],
  ['entries.king.equipment', withKing({ equipment: ['spear', 'ghost'] })],
  ['entries.king.options', withKing({ options: [option('ghost')], oneOf: [] })],
  [
    'entries.king.options.replaces',
    withKing({ equipment: ['spear'], options: [option('mail', ['spear', 'ghost'])], oneOf: [] }),
  ],
  ['entries.king.oneOf', withKing({ oneOf: [['pony', 'ghost']] })],
  ['entries.king.command', withKing({ command: [{ id: 'ghost', price: 1, cite }] })],
  ['entries.king.rules', withKing({ rules: ['ghost'] })],
  [
    'entries.king.profiles',
    withKing({ profiles: [{ name: 'x', of: 'model', values: { M: 4, Ld: 7, ghost: 1 }, cite }] }),
  ],
  [
    'entries.king.profiles.when',
    withKing({ profiles: [{ name: 'x', of: 'mount', when: 'ghost', values: { M: 4 }, cite }] }),
  ],
];
test.each(dangling)('%s: an id that is nowhere', (place, change) => {
  expect(saysOf({ ...VALE, ...change })).toEqual([`vale: ${place}: “ghost” is not defined`]);
});

const doubled: [place: string, id: string, change: Partial<ArmyList>][] = [
  ['categories', 'lords', { categories: [...VALE.categories, firstOf(VALE.categories)] }],
  ['entries', 'king', { entries: [...VALE.entries, king] }],
  ['variants', 'moor-clan', { variants: [clan, clan] }],
  ['entries.king.options', 'mail', withKing({ options: [...king.options, option('mail')] })],
  [
    'entries.king.command',
    'horn',
    withKing({ command: ['horn', 'horn'].map((id) => ({ id, price: 1, cite })) }),
  ],
];
test.each(doubled)('%s: %s, twice', (place, id, change) => {
  expect(saysOf({ ...VALE, ...change })).toContain(`vale: ${place}: “${id}” is defined twice`);
});

test('all that dangles is named at once', () => {
  const list = { ...VALE, rules: ['ghost'], ...withKing({ category: 'ghost', rules: ['spook'] }) };
  expect(saysOf(list)).toEqual([
    'vale: rules: “ghost” is not defined',
    'vale: entries.king.category: “ghost” is not defined',
    'vale: entries.king.rules: “spook” is not defined',
  ]);
});

test('an id that every object has is no id of an item', () => {
  expect(saysOf({ ...VALE, ...withKing({ equipment: ['constructor'] }) })).toHaveLength(1);
});

describe('a rule system', () => {
  const medieval = fileBooks().system('medieval') as FormulaSystem;
  const longbow = medieval.options.longbow;
  const sword = { name: 'x', summary: 'x', cite, kind: 'weapon' as const };
  test.each([TOY, medieval])('$id passes', (system) =>
    expect(said(() => crossCheckSystem(system))).toEqual([]),
  );
  test.each([
    ['toy: items.sword.grants', { ...toy, items: { sword: { ...sword, grants: ['ghost'] } } }],
    ['toy: items.sword.counts', { ...toy, items: { sword: { ...sword, counts: ['ghost'] } } }],
    ['toy: items.sword.slows', { ...toy, items: { sword: { ...sword, slows: { by: 1, with: ['ghost'] } } } }],
    ['medieval: oneOf', { ...medieval, oneOf: [['pike', 'ghost']] }],
    [
      'medieval: options.advice',
      {
        ...medieval,
        options: {
          ...medieval.options,
          longbow: { ...longbow, advice: [{ option: 'ghost', says: 'x', cite }] },
        } as FormulaSystem['options'],
      },
    ],
  ])('%s', (place, system) => {
    expect(said(() => crossCheckSystem(system))).toEqual([`${place}: “ghost” is not defined`]);
  });
});

// More would not fit the bits in which the engine keeps what a unit has.
describe('how much an entry may offer', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => option(`option-${at}`));
  const faults = (change: Partial<Entry>) =>
    armyListSchema
      .safeParse({ ...VALE, ...withKing(change) })
      .error?.issues.map(({ path }) => path.join('.')) ?? [];
  test('30 options, and no more', () => {
    expect(faults({ options: many(30), oneOf: [] })).toEqual([]);
    expect(faults({ options: many(31), oneOf: [] })).toEqual(['entries.0.options']);
  });
  test('30 medieval options, and no more', () => {
    const medieval = fileBooks().system('medieval') as FormulaSystem;
    const options = (count: number) =>
      Object.fromEntries(many(count).map(({ id }) => [id, medieval.options.sling]));
    expect(systemSchema.safeParse({ ...medieval, options: options(30) }).success).toBe(true);
    expect(systemSchema.safeParse({ ...medieval, options: options(31) }).success).toBe(false);
  });
  test('30 kinds of command, and no more', () => {
    expect(faults({ command: many(30).map(({ id }) => ({ id, price: 1, cite })) })).toEqual([]);
    expect(faults({ command: many(31).map(({ id }) => ({ id, price: 1, cite })) })).toEqual([
      'entries.0.command',
    ]);
  });
});
