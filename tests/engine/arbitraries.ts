import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster, waiverOf } from '@/lib/engine';
import {
  ARMS,
  type CatalogueUnit,
  type FormulaUnit,
  QUALITIES,
  type Roster,
  type Waiver,
  waiverSchema,
} from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { deepFreeze } from './tools';

const LISTS = ['roman', 'barbarian'];
const STRAY = ['__proto__', 'constructor', 'hoplites', '<b>', '🐘', '-'];

const books = fileBooks();
const entries = LISTS.flatMap((id) => books.list(id)?.entries ?? []);
const idsOf = (rows: { id: string }[]) => [...new Set(rows.map(({ id }) => id))];
const ENTRIES = idsOf(entries);
const OPTIONS = idsOf(entries.flatMap(({ options }) => options));
const COMMANDS = idsOf(entries.flatMap(({ command }) => command));
const FORMULA_OPTIONS = [
  'longbow',
  'light-crossbow',
  'heavy-crossbow',
  'sling',
  'pike',
  'polearm',
  'shieldwall',
  'warband',
  'skirmishers',
];

const mostly = (ids: string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 12 },
    { arbitrary: fc.constantFrom(...STRAY), weight: 1 },
  );
const choices = (ids: string[]) => fc.array(mostly(ids), { maxLength: 5 });
const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Names as people, and people with bad intentions, type them. */
export const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    'Legio XX',
    '<script>',
    '\u202Eabc',
    'كتيبة',
    '🐘🏛️👨‍👩‍👧',
    'x'.repeat(200),
    '🐘'.repeat(200),
    '\uD800',
    '\u0000"\\',
  ),
);
const size = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(0, 1, 10_000));

/** A unit with the options of its own entry for the most part, so that many are legal. */
export const catalogueUnit: fc.Arbitrary<CatalogueUnit> = mostly(ENTRIES).chain((entry) => {
  const own = entries.find(({ id }) => id === entry);
  const options = own && own.options.length > 0 ? idsOf(own.options) : OPTIONS;
  return fc.record(
    {
      entry: fc.constant(entry),
      list: mostly(LISTS),
      size,
      command: choices(own && own.command.length > 0 ? idsOf(own.command) : COMMANDS),
      options: fc.oneof(choices(options), choices(options), choices(OPTIONS)),
      name,
      note: name,
    },
    { requiredKeys: ['entry'] },
  );
});

export const formulaUnit: fc.Arbitrary<FormulaUnit> = fc.record(
  {
    quality: fc.constantFrom(...QUALITIES),
    code: fc
      .tuple(fc.constantFrom(...'CLO'), fc.constantFrom(...'UPAME'), fc.constantFrom(...'FM'))
      .map((all) => all.join('')),
    size,
    arms: fc.constantFrom(...ARMS),
    options: choices(FORMULA_OPTIONS),
    champion: fc.boolean(),
    name,
    note: name,
  },
  { requiredKeys: ['quality', 'code'] },
);

const points = fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(1, 1000, 1_000_000));
const shares = perhaps(fc.constantFrom('agreed', 'spent'));
const halves = perhaps(fc.constantFrom('exact', 'up'));

const ancient = fc
  .constantFrom({ list: 'roman' }, { list: 'barbarian' }, { list: 'barbarian', variant: 'mountain-tribe' })
  .chain((army) =>
    fc
      .record({
        points,
        name: perhaps(name),
        settings: perhaps(fc.record({ shares })),
        units: fc.array(catalogueUnit, { maxLength: 12 }),
      })
      .map((rest) => ({ format: 'muster/1', system: 'ancient', ...army, ...rest })),
  );
const medieval = fc.record({
  format: fc.constant('muster/1'),
  system: fc.constant('medieval'),
  points: fc.oneof(
    points,
    points.map((whole) => whole - 0.5),
  ),
  name: perhaps(name),
  settings: perhaps(fc.record({ shares, halves })),
  units: fc.array(formulaUnit, { maxLength: 12 }),
});

/** Any roster of the shipped lists that can be understood, legal or not, as a program would read it from a file. */
export const roster: fc.Arbitrary<Roster> = fc
  .oneof(ancient, medieval)
  .map((input) => deepFreeze(parseRoster(JSON.parse(JSON.stringify(input)))));

const UNIT_IDS = ['u1', 'u2', 'u3', 'cohors-i', '__proto__', 'constructor', '-'];
const CODES = waiverSchema.shape.code.options;
const number = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(0.5, 97.25));

const place: fc.Arbitrary<Waiver['where']> = fc.oneof(
  fc.constant({ army: true as const }),
  fc.constantFrom('characters', 'special', 'warriors', '__proto__').map((category) => ({ category })),
  fc.record({ entry: mostly(ENTRIES), list: mostly(LISTS) }),
  mostly(OPTIONS).map((option) => ({ option })),
  fc.constantFrom(...UNIT_IDS).map((unit) => ({ unit })),
);

/** Any waiver that can be understood; few of them cover anything. */
export const waiver: fc.Arbitrary<Waiver> = fc.record(
  {
    code: fc.constantFrom(...CODES),
    where: place,
    note: name,
    option: mostly(OPTIONS),
    options: fc.tuple(mostly(OPTIONS), mostly(OPTIONS)),
    share: fc.constantFrom('1/4', '1/3'),
    have: number,
    limit: number,
  },
  { requiredKeys: ['code', 'where'] },
);

/** Waivers for some of a roster's own breaches, as the builder writes them or bare. */
function ownWaivers(army: Roster): fc.Arbitrary<Waiver[]> {
  const own = checkRoster(army, books).breaches.flatMap(
    (breach) => waiverOf(breach, army.units, 'so be it') ?? [],
  );
  const bare = own.map(({ code, where }): Waiver => ({ code, where }));
  return fc.subarray([...own, ...bare], { minLength: 0 });
}

/** Any roster, some of its units with ids, and waivers that cover its breaches and that do not. */
export const waivedRoster: fc.Arbitrary<Roster> = fc
  .tuple(roster, fc.shuffledSubarray(UNIT_IDS), fc.array(waiver, { maxLength: 3 }))
  .chain(([army, ids, strays]) => {
    const units = army.units.map((unit, at) => (ids[at] === undefined ? unit : { id: ids[at], ...unit }));
    const named = { ...army, units } as Roster;
    return ownWaivers(named).map((own) => deepFreeze({ ...named, waivers: [...strays, ...own] }));
  });
