import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { listJsonSchema, reportJsonSchema, rosterJsonSchema } from '@/lib/schema/json';
import { parseRoster } from '@/lib/schema/parse';
import { dataFiles } from '../data/load';

const folder = join(__dirname, '../cases');
const cases = readdirSync(folder).map((name) => ({
  name,
  roster: JSON.parse(readFileSync(join(folder, name), 'utf8')).roster,
}));
const ajv = new Ajv({ strict: true, allErrors: true, strictTypes: false });
const isRoster = ajv.compile(rosterJsonSchema());
const isList = ajv.compile(listJsonSchema());
const isReport = ajv.compile(reportJsonSchema());

test('each says which dialect it is written in, and what it is of', () => {
  for (const [schema, title] of [
    [rosterJsonSchema(), 'Muster roster'],
    [listJsonSchema(), 'Muster army list'],
    [reportJsonSchema(), 'Muster report'],
  ] as const) {
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title });
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  }
});

describe.each(cases)('golden army $name', ({ roster }) => {
  test('is a roster by the published schema', () => expect(isRoster(roster) || isRoster.errors).toBe(true));
  test('has a report by the published schema', () => {
    const report = checkRoster(parseRoster(roster), fileBooks());
    expect(isReport(JSON.parse(JSON.stringify(report))) || isReport.errors).toBe(true);
  });

  const changes: [string, (roster: Record<string, unknown>) => object][] = [
    ['an unknown key', (one) => ({ ...one, nmae: 'x' })],
    ['another format', (one) => ({ ...one, format: 'muster/2' })],
    ['no points', (one) => ({ ...one, points: 0 })],
    ['points as text', (one) => ({ ...one, points: '1000' })],
    ['a system that there is not', (one) => ({ ...one, system: 'modern' })],
    ['no units', ({ units: _, ...one }) => one],
    ['a unit of a misspelt size', (one) => ({ ...one, units: [{ entry: 'x', sizee: 3 }] })],
    ['a name of 201 letters', (one) => ({ ...one, name: 'x'.repeat(201) })],
  ];
  test.each(changes)('and is none with %s', (_, change) => {
    const changed = change(roster);
    expect(isRoster(changed)).toBe(false);
    expect(() => parseRoster(changed)).toThrow();
  });
});

describe('the published schema and the parser agree', () => {
  const units = (unit: object) => ({
    format: 'muster/1',
    system: 'ancient',
    list: 'roman',
    points: 1000,
    units: [unit],
  });
  const medieval = (more: object) => ({
    format: 'muster/1',
    system: 'medieval',
    points: 1000,
    units: [],
    ...more,
  });
  const rows: [name: string, input: unknown, good: boolean][] = [
    ['size 0', units({ entry: 'x', size: 0 }), true],
    ['size -1', units({ entry: 'x', size: -1 }), false],
    ['size 10,000', units({ entry: 'x', size: 10_000 }), true],
    ['size 10,001', units({ entry: 'x', size: 10_001 }), false],
    ['size 2½', units({ entry: 'x', size: 2.5 }), false],
    ['half points', medieval({ points: 0.5 }), true],
    ['quarter points', medieval({ points: 0.25 }), false],
    ['1,000,000 points', medieval({ points: 1_000_000 }), true],
    ['more points', medieval({ points: 1_000_000.5 }), false],
    ['a code', medieval({ units: [{ quality: 'elite', code: 'LMM' }] }), true],
    ['no code', medieval({ units: [{ quality: 'elite', code: 'XYZ' }] }), false],
    ['200 emoji', units({ entry: 'x', name: '🐘'.repeat(200) }), true],
    ['201 emoji', units({ entry: 'x', name: '🐘'.repeat(201) }), false],
    ['2,000 units', medieval({ units: Array(2000).fill({ quality: 'elite', code: 'LMM' }) }), true],
    ['2,001 units', medieval({ units: Array(2001).fill({ quality: 'elite', code: 'LMM' }) }), false],
    ['a unit with an id', units({ id: 'Cohors_I-1', entry: 'x' }), true],
    ['an id of 41 letters', units({ id: 'x'.repeat(41), entry: 'x' }), false],
    ['an id with a space', units({ id: 'a b', entry: 'x' }), false],
    ['a waiver', medieval({ waivers: [{ code: 'empty', where: { army: true }, note: 'n' }] }), true],
    [
      'a waiver of an unknown code',
      medieval({ waivers: [{ code: 'too-ugly', where: { army: true } }] }),
      false,
    ],
    [
      'a waiver that names a unit by its place',
      medieval({ waivers: [{ code: 'size-under', where: { unit: 0 } }] }),
      false,
    ],
    ['a waiver of nothing', medieval({ waivers: [{ code: 'empty' }] }), false],
    ['nothing', null, false],
    ['a list', [], false],
  ];
  test.each(rows)('%s', (_, input, good) => {
    const parsed = () => parseRoster(input);
    expect(isRoster(input)).toBe(good);
    if (good) expect(parsed()).toEqual(input);
    else expect(parsed).toThrow();
  });
});

describe('the schema of army lists', () => {
  test.each(dataFiles('lists'))('$path is one', ({ json }) =>
    expect(isList(json) || isList.errors).toBe(true),
  );
  test.each(dataFiles('lists'))('$path is none with a misspelt key', ({ json }) => {
    expect(isList({ ...(json as object), sharse: [] })).toBe(false);
  });
  test('nothing is none', () => expect(isList({})).toBe(false));
});
