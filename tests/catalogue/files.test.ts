import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRoster } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import points from '../data/examples.points.json';
import { DATA } from '../data/load';
import { temporaryFolder } from '../setup/folder';

type Files = typeof import('@/lib/catalogue/files');

/** The catalogue as a program of its own would find it, with the data in that folder. */
function catalogue(folder?: string): Files {
  const before = process.env.MUSTER_DATA;
  if (folder === undefined) delete process.env.MUSTER_DATA;
  else process.env.MUSTER_DATA = folder;
  let files: Files | undefined;
  jest.isolateModules(() => {
    files = require('@/lib/catalogue/files');
  });
  restore = () => {
    if (before === undefined) delete process.env.MUSTER_DATA;
    else process.env.MUSTER_DATA = before;
  };
  if (!files) throw new Error('no catalogue');
  return files;
}
let restore = () => {};
afterEach(() => restore());

/** A copy of the data, in which one file is changed. */
function changedData(file?: string, change: (text: string) => string = (text) => text): string {
  const copy = join(temporary, `data-${copies++}`);
  cpSync(DATA, copy, { recursive: true });
  if (file) writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
  return copy;
}
const temporary = temporaryFolder();
let copies = 0;

const files = catalogue();

describe('the shipped books', () => {
  test('are the two systems and the two lists', () => {
    expect(files.systemIds()).toEqual(['ancient', 'medieval']);
    expect(files.listIds()).toEqual(['barbarian', 'roman']);
  });
  test.each(['ancient', 'medieval'])('system %s', (id) => expect(files.fileBooks().system(id)?.id).toBe(id));
  test.each(['barbarian', 'roman'])('list %s', (id) => expect(files.fileBooks().list(id)?.id).toBe(id));
  test('a book is read once', () => {
    expect(files.fileBooks().list('roman')).toBe(files.fileBooks().list('roman'));
    expect(files.fileBooks().system('ancient')).toBe(files.fileBooks().system('ancient'));
  });

  test.each([
    '',
    'atlantis',
    'Roman',
    'roman.json',
    './roman',
    '../lists/roman',
    '../systems/medieval',
    '..',
    '/etc/passwd',
    'roman\n',
    'roman\u0000',
    'roman/',
    '__proto__',
    'constructor',
    'toString',
    '%2e%2e/x',
  ])('there is no book %j', (id) => {
    expect(files.fileBooks().list(id)).toBeUndefined();
    expect(files.fileBooks().system(id)).toBeUndefined();
  });
  test('a system is no list, and a list no system', () => {
    expect(files.fileBooks().list('medieval')).toBeUndefined();
    expect(files.fileBooks().system('roman')).toBeUndefined();
  });
});

describe('the example armies', () => {
  const examples = files.exampleRosters();
  const kindOf = (army: Roster) => (army.system === 'medieval' ? army.system : (army.variant ?? army.list));
  const of = (kind: string) => examples.filter(({ roster }) => kindOf(roster) === kind).length;

  test('are six at least, two a system at least, and there is one of every kind', () => {
    expect(examples.length).toBeGreaterThanOrEqual(6);
    expect(of('roman') + of('barbarian') + of('mountain-tribe')).toBeGreaterThanOrEqual(2);
    expect(of('medieval')).toBeGreaterThanOrEqual(2);
    for (const kind of ['roman', 'barbarian', 'mountain-tribe']) expect(of(kind)).toBeGreaterThanOrEqual(1);
  });

  test('are just those whose points were worked by hand', () => {
    expect(examples.map(({ id }) => `${id}.muster.json`)).toEqual(Object.keys(points).sort());
  });

  test.each(examples)('$id is legal, and costs what was worked by hand', ({ id, roster }) => {
    const report = checkRoster(roster, files.fileBooks());
    const spent = report.categories.filter((one) => one.points > 0);
    expect(report.breaches).toEqual([]);
    expect(report.verdict).toBe('legal');
    expect({
      points: report.points.spent,
      units: report.units.map((unit) => unit.points),
      categories: Object.fromEntries(spent.map((one) => [one.category, one.points])),
    }).toEqual((points as Record<string, unknown>)[`${id}.muster.json`]);
  });
});

describe('the version of the data', () => {
  const version = files.dataVersion();
  const versionOf = (folder: string) => catalogue(folder).dataVersion();
  const edit = (from: string, to: string) => (text: string) => {
    if (!text.includes(from)) throw new Error(`${from} is not there`);
    return text.replace(from, to);
  };

  test('is short, and the same every time and everywhere', () => {
    expect(version).toMatch(/^[0-9a-f]{10}$/);
    expect(files.dataVersion()).toBe(version);
    expect(catalogue().dataVersion()).toBe(version);
    expect(versionOf(changedData())).toBe(version);
  });
  test('does not depend on how a file is laid out', () => {
    expect(versionOf(changedData('lists/roman.json', (text) => JSON.stringify(JSON.parse(text))))).toBe(
      version,
    );
  });
  test('is another when a price changes', () => {
    expect(versionOf(changedData('lists/roman.json', edit('"each": 135', '"each": 136')))).not.toBe(version);
  });
  test('is another when a system changes', () => {
    expect(
      versionOf(changedData('systems/medieval.json', edit('"perQuality": 10', '"perQuality": 11'))),
    ).not.toBe(version);
  });
  test('is another when a list is added', () => {
    const folder = changedData();
    const list = readFileSync(join(DATA, 'lists/barbarian.json'), 'utf8');
    writeFileSync(join(folder, 'lists/gauls.json'), edit('"id": "barbarian"', '"id": "gauls"')(list));
    expect(versionOf(folder)).not.toBe(version);
    expect(catalogue(folder).listIds()).toEqual(['barbarian', 'gauls', 'roman']);
    expect(catalogue(folder).fileBooks().list('gauls')?.id).toBe('gauls');
  });
  test('is the same when only an example changes', () => {
    expect(versionOf(changedData('examples/roman-trajan-in-dacia.muster.json', edit('Trajan', 'Tr.')))).toBe(
      version,
    );
  });
});

describe('broken data is found when a book is opened', () => {
  const open = (file: string, change: (text: string) => string, id = 'roman') => {
    const { fileBooks } = catalogue(changedData(file, change));
    return () => fileBooks().list(id);
  };
  test.each<[name: string, file: string, change: (text: string) => string, error: string]>([
    ['no JSON', 'lists/roman.json', (text) => text.trimEnd().slice(0, -1), 'expected a comma or }'],
    ['a misspelt key', 'lists/roman.json', (text) => text.replace('"shares"', '"sharse"'), 'sharse'],
    [
      'a price of half a point',
      'lists/roman.json',
      (text) => text.replace('"each": 135', '"each": 135.5'),
      'entries[0].price.each',
    ],
    [
      'an id that is nowhere',
      'lists/roman.json',
      (text) => text.replace('"equipment": ["sword"]', '"equipment": ["swrod"]'),
      'swrod',
    ],
    [
      'an ally that is nowhere',
      'lists/roman.json',
      (text) => text.replace('"list": "barbarian"', '"list": "barbarians"'),
      'barbarians',
    ],
    [
      'a system that is nowhere',
      'lists/roman.json',
      (text) => text.replace('"system": "ancient"', '"system": "modern"'),
      'modern',
    ],
    [
      'a system of another kind',
      'lists/roman.json',
      (text) => text.replace('"system": "ancient"', '"system": "medieval"'),
      'medieval',
    ],
    [
      'an id that is not the file’s name',
      'lists/roman.json',
      (text) => text.replace('"id": "roman"', '"id": "rome"'),
      'rome',
    ],
    ['a broken system', 'systems/ancient.json', (text) => text.replace('"scale": 1', '"scale": 3'), 'scale'],
    [
      'a system’s id that is nowhere',
      'systems/ancient.json',
      (text) => text.replace('"grants": ["drilled"]', '"grants": ["dilled"]'),
      'dilled',
    ],
  ])('%s', (_, file, change, error) => {
    expect(open(file, change)).toThrow(error);
    // By its name, since each program has classes of its own; a ParseError would blame the client's roster.
    expect(open(file, change)).toThrow(
      expect.objectContaining({ name: 'DataError', message: expect.stringMatching(`^${file}: `) }),
    );
  });
});
