import { armyListSchema, rosterSchema, systemSchema } from '@/lib/schema';
import { listDangling, rosterDangling, type Shelf, systemDangling } from './dangling';
import { dataFiles } from './load';
import { citeExists, summaryFault, textsUnder } from './texts';

const systems = dataFiles('systems');
const lists = dataFiles('lists');
const examples = dataFiles('examples');

const shelf = (): Shelf => ({
  systems: systems.map(({ json }) => systemSchema.parse(json)),
  lists: lists.map(({ json }) => armyListSchema.parse(json)),
});

/** What Zod says is wrong, one line a path. */
function faults(schema: typeof systemSchema | typeof armyListSchema | typeof rosterSchema, json: unknown) {
  const issues = schema.safeParse(json).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe.each(systems)('$path', ({ json, stem }) => {
  test('is a system', () => expect(faults(systemSchema, json)).toEqual([]));
  test('is named after its id', () => expect(systemSchema.parse(json).id).toBe(stem));
  test('names nothing that is not there', () => {
    expect(systemDangling(systemSchema.parse(json))).toEqual([]);
  });
});

describe.each(lists)('$path', ({ json, stem }) => {
  test('is an army list', () => expect(faults(armyListSchema, json)).toEqual([]));
  test('is named after its id', () => expect(armyListSchema.parse(json).id).toBe(stem));
  test('names nothing that is not there', () => {
    expect(listDangling(armyListSchema.parse(json), shelf())).toEqual([]);
  });
});

describe.each([...systems, ...lists])('texts of $path', ({ json }) => {
  test('every citation is in the source', () => {
    const stray = textsUnder(['cite'], json).filter(({ text }) => !citeExists(text));
    expect(stray).toEqual([]);
  });

  test('every summary is one to three short sentences', () => {
    const summaries = textsUnder(['summary', 'says'], json);
    const bad = summaries.map(({ path, text }) => ({ path, fault: summaryFault(text) }));
    expect(summaries.length).toBeGreaterThan(0);
    expect(bad.filter(({ fault }) => fault)).toEqual([]);
  });
});

test('at least six examples ship, two a system or more', () => {
  const rosters = examples.map(({ json }) => rosterSchema.parse(json));
  expect(rosters.length).toBeGreaterThanOrEqual(6);
  expect(rosters.filter(({ system }) => system === 'ancient').length).toBeGreaterThanOrEqual(2);
  expect(rosters.filter(({ system }) => system === 'medieval').length).toBeGreaterThanOrEqual(2);
});

describe.each(examples)('$path', ({ json, stem }) => {
  test('is a roster with a name', () => {
    expect(faults(rosterSchema, json)).toEqual([]);
    expect(rosterSchema.parse(json).name).toBeTruthy();
  });
  test('is named like an id', () => expect(stem).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/));
  test('takes only what is offered', () => {
    expect(rosterDangling(rosterSchema.parse(json), shelf())).toEqual([]);
  });
});
