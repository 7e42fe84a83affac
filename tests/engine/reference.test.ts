import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { parseRoster } from '@/lib/schema/parse';
import { BARBARIAN } from '../data/printed/barbarian';
import { ROMAN } from '../data/printed/roman';
import { type AncientArmy, type Answer, ancient, type MedievalArmy, medieval } from './reference';

const ARMIES = 1000;
const LISTS = { roman: ROMAN, barbarian: BARBARIAN };

/** Mulberry32: the same dice for the same seed, so that an army that fails can be looked at again. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What armies are drawn with; `rarely` is what seldom happens to an army that somebody builds with care. */
function drawer(seed: number) {
  const roll = dice(seed);
  const rarely = (chance = 0.03) => roll() < chance;
  const upTo = (most: number) => Math.floor(roll() * (most + 1));
  const oneOf = <T>(rows: readonly T[]): T => rows[upTo(rows.length - 1)] as T;
  const some = (rows: readonly string[], chance: number) => {
    const taken = rows.filter(() => roll() < chance);
    if (rarely()) taken.push('no-such-thing');
    return rarely() ? [...taken, ...taken.slice(0, 1)] : taken;
  };
  return { rarely, upTo, oneOf, some };
}
type Drawer = ReturnType<typeof drawer>;

function ancientUnit(
  own: 'roman' | 'barbarian',
  { rarely, upTo, oneOf, some }: Drawer,
): AncientArmy['units'][number] {
  const other = own === 'roman' ? 'barbarian' : 'roman';
  const foreign = rarely(own === 'roman' ? 0.12 : 0.02);
  const entry = oneOf(LISTS[foreign ? other : own].entries);
  const { min, max = 40 } = entry.size;
  const size = rarely() ? oneOf([0, 1, min - 1, max + 1, 300]) : min + upTo(max - min);
  return {
    entry: rarely(0.02) ? oneOf(['hoplites', 'constructor']) : entry.id,
    list: foreign ? other : rarely(0.05) ? oneOf([own, 'atlantis']) : undefined,
    size: max === 1 && !rarely() ? undefined : Math.max(0, size),
    options: some(
      entry.options.map(({ id }) => id),
      0.25,
    ),
    command: some(rarely() ? ['leader', 'centurion'] : Object.keys(entry.command), 0.6),
  };
}

function ancientArmy(seed: number): AncientArmy {
  const draw = drawer(seed);
  const list = draw.oneOf(['roman', 'barbarian'] as const);
  const units = Array.from({ length: draw.upTo(draw.rarely() ? 60 : 11) }, () => ancientUnit(list, draw));
  return {
    list,
    variant: list === 'barbarian' && draw.rarely(0.3) ? 'mountain-tribe' : undefined,
    points: draw.oneOf([500, 1000, 1000, 1500, 2000, 3000, 1 + draw.upTo(6000)]),
    settings: { shares: draw.oneOf(['agreed', 'agreed', 'spent']) },
    units,
  };
}

const OPTIONS = [
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

function medievalArmy(seed: number): MedievalArmy {
  const { rarely, upTo, oneOf, some } = drawer(seed);
  const unit = () => {
    const champion = rarely(0.1);
    return {
      quality: oneOf(['peasant', 'levy', 'average', 'elite', 'fanatic']),
      code: oneOf([...'CLO']) + oneOf([...'UPAME']) + oneOf([...'FM']),
      size: champion ? oneOf([1, 1, 1, 0, 2]) : upTo(30),
      arms: oneOf(['melee', 'missile', 'cross-trained', undefined]),
      options: some(OPTIONS, 0.12),
      champion,
    };
  };
  const units = Array.from({ length: upTo(8) }, unit);
  return {
    points: oneOf([500, 1000, 1500, 97.5, 1 + upTo(3000)]),
    settings: { halves: oneOf(['exact', 'up']) },
    units,
  };
}

/** What the engine answers, in the words of the reference. */
function engine(system: string, army: object): Answer {
  const books = fileBooks();
  const report = checkRoster(parseRoster({ format: 'muster/1', system, ...army }), books);
  const counted = report.categories.filter(({ points }) => points > 0);
  return {
    points: report.points.spent,
    units: report.units.map(({ points }) => points),
    categories: Object.fromEntries(counted.map(({ category, points }) => [category, points])),
    breaches: report.breaches
      .map((breach) => `${breach.code} ${JSON.stringify(breach.where)} ${'by' in breach ? breach.by : null}`)
      .sort(),
  };
}

/** The reference names each category that a unit is in, even for nothing. */
function withoutNoughts({ categories, ...answer }: Answer): Answer {
  return {
    ...answer,
    categories: Object.fromEntries(Object.entries(categories).filter(([, points]) => points > 0)),
  };
}

/** How often each breach was met, and how many armies had none: a comparison of nothing would prove nothing. */
function tally(answers: Answer[]): Map<string, number> {
  const counts = new Map([['legal', answers.filter(({ breaches }) => breaches.length === 0).length]]);
  for (const code of answers.flatMap(({ breaches }) => breaches.map((breach) => breach.split(' ')[0] ?? '')))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

const seeds = Array.from({ length: ARMIES }, (_, at) => at);

test(`${ARMIES} ancient armies: the engine and a second reading of the rules agree`, () => {
  const answers = seeds.map((seed) => {
    const army = ancientArmy(seed);
    const answer = withoutNoughts(ancient(army));
    expect({ seed, ...engine('ancient', army) }).toEqual({ seed, ...answer });
    return answer;
  });
  const met = tally(answers);
  const codes = [
    ...[
      'legal',
      'empty',
      'total-over',
      'category-over',
      'category-under',
      'units-over',
      'entry-over',
      'upgrade-over',
    ],
    ...['size-under', 'size-over', 'entry-unknown', 'entry-excluded', 'option-excluded', 'ally-excluded'],
    ...['option-unknown', 'command-unknown', 'option-twice', 'command-twice', 'options-exclusive'],
  ];
  expect([...met.keys()].sort()).toEqual(codes.sort());
  for (const code of codes) expect([code, met.get(code) ?? 0]).toEqual([code, expect.any(Number)]);
  expect(Math.min(...met.values())).toBeGreaterThanOrEqual(5);
});

test(`${ARMIES} medieval armies: likewise`, () => {
  const answers = seeds.map((seed) => {
    const army = medievalArmy(seed);
    const answer = medieval(army);
    expect({ seed, ...engine('medieval', army) }).toEqual({ seed, ...answer });
    return answer;
  });
  const met = tally(answers);
  const codes = [
    'legal',
    'empty',
    'total-over',
    'size-under',
    'size-over',
    'option-unknown',
    'option-twice',
    'options-exclusive',
    'option-needs',
  ];
  expect([...met.keys()].sort()).toEqual(codes.sort());
  expect(Math.min(...met.values())).toBeGreaterThanOrEqual(5);
});

// Every design there is, with each option by itself: 5 x 3 x 5 x 2 x 3 designs, 9 options, champion or not.
test('every medieval design with every option', () => {
  const designs = ['peasant', 'levy', 'average', 'elite', 'fanatic'].flatMap((quality) =>
    [...'CLO'].flatMap((density) =>
      [...'UPAME'].flatMap((armour) =>
        [...'FM'].flatMap((category) =>
          ['melee', 'missile', 'cross-trained'].flatMap((arms) =>
            [true, false].map((champion) => ({
              quality,
              code: density + armour + category,
              arms,
              champion,
              size: 1,
            })),
          ),
        ),
      ),
    ),
  );
  for (const options of [[], ...OPTIONS.map((option) => [option])]) {
    const army = { points: 1000, units: designs.map((design) => ({ ...design, options })) };
    expect(engine('medieval', army)).toEqual(medieval(army));
  }
});
