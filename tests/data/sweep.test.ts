import { armyListSchema, systemSchema } from '@/lib/schema';
import { citesWithin, entryFacts, itemsOf, listFacts, pairs, printedFacts } from './facts';
import { dataFile, dataFiles } from './load';
import * as ancient from './printed/ancient';
import { BARBARIAN } from './printed/barbarian';
import * as medieval from './printed/medieval';
import { ROMAN } from './printed/roman';
import { CHARACTERISTICS } from './printed/types';

const PRINTED = [ROMAN, BARBARIAN];

const ancientSystem = () => {
  const system = systemSchema.parse(dataFile('systems', 'ancient'));
  if (system.kind !== 'catalogue') throw new Error('ancient is no catalogue');
  return system;
};
const medievalSystem = () => {
  const system = systemSchema.parse(dataFile('systems', 'medieval'));
  if (system.kind !== 'formula') throw new Error('medieval is no formula');
  return system;
};
const listOf = (id: string) => armyListSchema.parse(dataFile('lists', id));
const ids = (of: { id: string }[]) => of.map(({ id }) => id);
const pick = <T extends object, K extends keyof T>(of: T, ...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, of[key]]));

test('every list and system that ships is printed here', () => {
  expect(dataFiles('lists').map(({ stem }) => stem)).toEqual(ids(PRINTED).sort());
  expect(dataFiles('systems').map(({ stem }) => stem)).toEqual(['ancient', 'medieval']);
});

describe.each(PRINTED)('list $id', (printed) => {
  const list = () => listOf(printed.id);

  test('entries, categories, shares, counts, upgrades, allies and variants', () => {
    const ofPrint = { entries: ids(printed.entries).sort(), categories: printed.categories.toSorted() };
    const ofData = { entries: ids(list().entries).sort(), categories: ids(list().categories).sort() };
    expect(listFacts(list(), ofData)).toEqual(listFacts(printed, ofPrint));
  });

  test.each(printed.entries)('entry $id', (entry) => {
    const found = list().entries.find(({ id }) => id === entry.id);
    const items = itemsOf(ancientSystem(), list());
    const facts = found && entryFacts(found, entry, items);
    expect({ [entry.id]: facts }).toEqual({ [entry.id]: printedFacts(entry) });
  });
});

describe('system ancient', () => {
  const items = () => PRINTED.map(({ id }) => itemsOf(ancientSystem(), listOf(id)));
  const allItems = () => Object.assign({}, ...items()) as ReturnType<typeof itemsOf>;

  test('characteristics', () => {
    expect(ids(ancientSystem().characteristics)).toEqual([...CHARACTERISTICS]);
  });

  test('command models', () => {
    const gains = Object.entries(ancientSystem().commands).map(([id, model]) => [id, model.leadership ?? 0]);
    expect(Object.fromEntries(gains)).toEqual(ancient.COMMANDS);
  });

  test('the die of a save, and the total for a battle', () => {
    const { saveFrom, battle } = ancientSystem();
    expect({ die: saveFrom.die, battle: battle.points }).toEqual({
      die: ancient.SAVE_DIE,
      battle: ancient.BATTLE,
    });
  });

  test.each(Object.entries(ancient.SAVES))('save of %s', (id, save) => {
    expect({ [id]: allItems()[id]?.save }).toEqual({ [id]: save });
  });

  test('no other item saves, but for mounts, vehicles and the howdah', () => {
    const others = Object.entries(allItems()).filter(([id, item]) => item.save && !(id in ancient.SAVES));
    const stray = others.filter(
      ([, { save }]) =>
        save?.closeOnly ||
        !ancient.OTHER_SAVES.some((other) => other.slot === save?.slot && other.better === save.better),
    );
    expect(stray.map(([id]) => id)).toEqual([]);
  });

  test('what slows', () => {
    const slows = Object.entries(allItems()).filter(([, item]) => item.slows);
    const facts = slows.map(([id, { slows }]) => [id, { by: slows?.by, with: slows?.with?.toSorted() }]);
    expect(Object.fromEntries(facts)).toEqual(ancient.SLOWS);
  });

  test('what brings its own Move', () => {
    const moves = Object.entries(allItems()).filter(([id]) => id in ancient.MOVES);
    expect(Object.fromEntries(moves.map(([id, item]) => [id, item.move]))).toEqual(ancient.MOVES);
  });

  test('what takes both hands', () => {
    const twoHanded = Object.entries(allItems()).filter(([, item]) => item.twoHanded);
    const unexpected: readonly string[] = ancient.ALSO_TWO_HANDED;
    const found = twoHanded.map(([id]) => id).filter((id) => !unexpected.includes(id));
    expect(found).toEqual([...ancient.TWO_HANDED]);
  });

  test.each(Object.entries(ancient.RANGES))('range of %s', (id, range) => {
    expect({ [id]: allItems()[id]?.range }).toEqual({ [id]: range });
  });

  test.each(Object.entries(ancient.STRENGTHS))('strength of %s', (id, strength) => {
    expect({ [id]: allItems()[id]?.strength }).toEqual({ [id]: strength });
  });

  test.each(Object.entries(ancient.GRANTS))('rules that %s brings', (id, rules) => {
    expect({ [id]: allItems()[id]?.grants?.toSorted() }).toEqual({ [id]: rules });
  });

  test('darts count as javelins', () => {
    expect(allItems()['throwing-darts']?.counts).toContain('javelins');
  });
});

describe('system medieval', () => {
  const system = medievalSystem;

  test('qualities', () => {
    const facts = system().qualities.map((quality) => [quality.id, pick(quality, 'value', 'special')]);
    expect(Object.fromEntries(facts)).toEqual(medieval.QUALITIES);
  });

  test('armours', () => {
    const facts = system().armours.map((armour) => [armour.code, pick(armour, 'id', 'cost', 'hitOn')]);
    expect(Object.fromEntries(facts)).toEqual(medieval.ARMOURS);
  });

  test('densities', () => {
    const facts = system().densities.map(({ code, base }) => [code, base]);
    expect(Object.fromEntries(facts)).toEqual(medieval.DENSITIES);
  });

  test('categories', () => {
    const facts = system().categories.map((category) => [category.code, pick(category, 'mounted', 'times')]);
    expect(Object.fromEntries(facts)).toEqual(medieval.CATEGORIES);
  });

  test('arms', () => {
    const facts = system().arms.map((arms) => [arms.id, pick(arms, 'times', 'melee', 'missile')]);
    expect(Object.fromEntries(facts)).toEqual(medieval.ARMS);
  });

  test('command and champion', () => {
    const { command, champion } = system();
    expect(command.perQuality).toBe(medieval.COMMAND);
    expect(pick(champion, 'times', 'density', 'wounds')).toEqual(medieval.CHAMPION);
  });

  test('no option more or less', () => {
    expect(Object.keys(system().options).sort()).toEqual(Object.keys(medieval.OPTIONS).sort());
  });

  test.each(Object.entries(medieval.OPTIONS))('option %s', (id, printed) => {
    const option = system().options[id];
    const { lines, ...figures } = printed;
    const facts = option && pick(option, 'kind', 'times', 'plus', 'range', 'shields');
    const needs = option?.needs.toSorted();
    const strayCite = option && !citesWithin(option.cite, { lines }) ? option.cite : undefined;
    const wanted = { ...figures, needs: printed.needs.toSorted(), strayCite: undefined };
    expect({ [id]: { ...facts, needs, strayCite } }).toEqual({ [id]: wanted });
  });

  test('one-of groups', () => {
    expect(pairs(system().oneOf)).toEqual(pairs(medieval.ONE_OF));
  });

  test('combinations with advice', () => {
    const found = Object.entries(system().options).flatMap(([id, { advice = [] }]) =>
      advice.map(({ option, arms }) => [id, option ?? arms ?? ''].sort().join(' + ')),
    );
    expect([...new Set(found)].sort()).toEqual(medieval.ADVISED.toSorted());
  });

  test.each([
    ['moves', 'moves', medieval.MOVES],
    ['limits of armour', 'moveLimits', medieval.LIMITS],
  ] as const)('%s', (_, key, printed) => {
    const facts = Object.entries(system()[key]).map(([code, row]) => [code, pick(row, 'move', 'flight')]);
    expect(Object.fromEntries(facts)).toEqual(printed);
  });

  test('ranges of the bows', () => {
    const { F, M } = system().bows;
    expect({ F: F.range, M: M.range }).toEqual(medieval.BOWS);
  });
});
