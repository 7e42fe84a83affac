import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster, explainUnit, sumText } from '@/lib/engine';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import { english } from '@/lib/words/english';
import { toyBooks } from './fixtures';
import { factsOf } from './tools';

// Ids that a look-up in a plain object would find, or that a file name or a page would take for more than text.
const IDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'length',
  '0',
  '-1',
  ' ',
  '../roman',
  'mob\u0000',
  'MOB',
  'ｍｏｂ',
  '<script>alert(1)</script>',
  "'; DROP TABLE shares; --",
  '\u202Emob',
  '🐘'.repeat(50),
];

const vale = (unit: object) =>
  parseRoster({
    format: 'muster/1',
    system: 'ancient',
    list: 'vale',
    points: 900,
    units: [{ entry: 'mob', size: 300 }, unit],
  });
const where = { unit: 1 };

describe.each(IDS)('the id %j', (id) => {
  test('as an entry', () => {
    const report = checkRoster(vale({ entry: id, size: 5 }), toyBooks);
    expect(factsOf(report)).toEqual([{ code: 'entry-unknown', where, entry: id }]);
    expect(report.units[1]).toEqual({ points: null, each: null, stats: null });
    expect(report.points.spent).toBe(300);
  });

  test('as an entry of an ally', () => {
    const report = checkRoster(vale({ entry: id, list: 'isles' }), toyBooks);
    expect(factsOf(report)).toEqual([{ code: 'entry-unknown', where, entry: id }]);
  });

  test('as the list of a unit', () => {
    const report = checkRoster(vale({ entry: 'mob', list: id }), toyBooks);
    expect(factsOf(report)).toEqual([{ code: 'ally-excluded', where, list: id }]);
    expect(report.units[1]?.points).toBeNull();
  });

  test('as an option', () => {
    const report = checkRoster(vale({ entry: 'hero', options: [id] }), toyBooks);
    expect(factsOf(report)).toEqual([{ code: 'option-unknown', where, option: id }]);
    expect(report.units[1]?.points).toBe(40);
  });

  test('as a command', () => {
    const report = checkRoster(vale({ entry: 'riders', size: 5, command: [id] }), toyBooks);
    expect(factsOf(report)).toEqual([{ code: 'command-unknown', where, command: id }]);
    expect(report.units[1]?.points).toBe(100);
  });

  test('as an option and a command, twice each', () => {
    const report = checkRoster(
      vale({ entry: 'riders', size: 5, options: [id, id], command: [id, id] }),
      toyBooks,
    );
    expect(factsOf(report)).toEqual([
      { code: 'option-unknown', where, option: id },
      { code: 'option-twice', where, option: id },
      { code: 'command-unknown', where, command: id },
      { code: 'command-twice', where, command: id },
    ]);
  });

  test('as a medieval option: 2 + 20', () => {
    const units = [{ quality: 'levy', code: 'OUF', size: 1, options: [id] }];
    const roster = parseRoster({ format: 'muster/1', system: 'medieval', points: 900, units });
    const report = checkRoster(roster, fileBooks());
    expect(factsOf(report)).toEqual([{ code: 'option-unknown', where: { unit: 0 }, option: id }]);
    expect(report.units[0]?.points).toBe(22);
  });

  test('has no price that could be explained', () => {
    const roster = vale({ entry: id });
    const unit = roster.units[1];
    expect(unit && sumText(explainUnit(unit, roster, toyBooks), english)).toBe('–');
  });
});

// The list and the variant of an army are no choices of it: without them nothing can be checked.
describe('an army of a list or variant that there is not cannot be understood', () => {
  const roster = (more: object) =>
    parseRoster({ format: 'muster/1', system: 'ancient', list: 'vale', points: 9, units: [], ...more });
  const pathsOf = (more: object, books = toyBooks) => {
    try {
      return checkRoster(roster(more), books);
    } catch (error) {
      return error instanceof ParseError ? error.issues.map(({ path }) => path) : error;
    }
  };
  test.each(['nowhere', 'constructor', 'prototype', '0'])('list %s', (list) => {
    expect(pathsOf({ list })).toEqual(['list']);
    expect(pathsOf({ list }, fileBooks())).toEqual(['list']);
  });
  test.each(['nowhere', 'constructor'])('variant %s', (variant) =>
    expect(pathsOf({ variant })).toEqual(['variant']),
  );
  test('the variant of another list', () => {
    expect(pathsOf({ list: 'roman', variant: 'mountain-tribe' }, fileBooks())).toEqual(['variant']);
  });
  test('a system without books', () => {
    expect(pathsOf({}, { system: () => undefined, list: () => undefined, words: english })).toEqual([
      'system',
    ]);
  });
});
