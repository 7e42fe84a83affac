import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Books } from '@/lib/engine';
import type { ArmyList, Roster, System } from '@/lib/schema';
import { type Charts, chartsSchema } from '@/lib/schema/charts';
import { breakText, readJsonText } from '@/lib/schema/json-text';
import { armyListSchema } from '@/lib/schema/list';
import { ParseError, parseRoster, parseWith } from '@/lib/schema/parse';
import { systemSchema } from '@/lib/schema/system';
import type { Words } from '@/lib/words';
import { english } from '@/lib/words/english';
import { crossCheckList, crossCheckSystem } from './crosscheck';
import { DataError } from './data-error';

const ROSTER_ENDING = '.muster.json';

/** The folder of the data files: under the project's root, or where MUSTER_DATA says. */
function dataFolder(): string {
  return process.env.MUSTER_DATA ?? path.join(/* turbopackIgnore: true */ process.cwd(), 'data');
}

function idsIn(folder: string, ending: string): string[] {
  const names = readdirSync(path.join(dataFolder(), folder)).sort();
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
}

function readData(file: string): unknown {
  const json = readJsonText(readFileSync(path.join(dataFolder(), file), 'utf8'));
  if ('value' in json) return json.value;
  throw new DataError(file, `no JSON: ${breakText(json.broken)}`);
}

/**
 * What a data file holds.
 * @throws {DataError} that names the file
 */
function fromFile<T>(file: string, read: (json: unknown) => T): T {
  try {
    return read(readData(file));
  } catch (error) {
    throw error instanceof ParseError ? new DataError(file, error.message) : error;
  }
}

/** Remembers what a reader gives for each id; ids that no file has give undefined. */
function remember<T>(folder: string, read: (id: string) => T): (id: string) => T | undefined {
  const kept = new Map<string, T>();
  return (id) => {
    if (kept.has(id) || !isFile(folder, id)) return kept.get(id);
    const value = read(id);
    kept.set(id, value);
    return value;
  };
}

function isFile(folder: string, id: string): boolean {
  return /^[a-z0-9-]+$/.test(id) && existsSync(path.join(dataFolder(), folder, `${id}.json`));
}

const system = remember<System>('systems', (id) => {
  const file = `systems/${id}.json`;
  return fromFile(file, (json) => {
    const read = parseWith(systemSchema, json);
    sameId(read.id, id, file);
    crossCheckSystem(read);
    return read;
  });
});

const list = remember<ArmyList>('lists', (id) => {
  const file = `lists/${id}.json`;
  return fromFile(file, (json) => {
    const read = parseWith(armyListSchema, json);
    sameId(read.id, id, file);
    const its = system(read.system);
    if (its?.kind !== 'catalogue') throw new DataError(file, `no such rule system: ${read.system}`);
    crossCheckList(read, its, listIds());
    return read;
  });
});

function sameId(id: string, name: string, file: string): void {
  if (id !== name) throw new DataError(file, `its id is ${id}, and should be ${name} as its name is`);
}

/** The rule books in the data folder, each read, parsed and cross-checked when it is first asked for. Reports are in English. */
export function fileBooks(words: Words = english): Books {
  return { system, list, words };
}

/**
 * The charts of a rule system, or undefined where it has none.
 * @throws {DataError} if the file is malformed
 */
export const fileCharts = remember<Charts>('charts', (id) => {
  const file = `charts/${id}.json`;
  return fromFile(file, (json) => {
    const read = parseWith(chartsSchema, json);
    sameId(read.system, id, file);
    return read;
  });
});

/** The ids of all army lists, sorted. */
export function listIds(): string[] {
  return idsIn('lists', '.json');
}

/** The ids of all rule systems, sorted. */
export function systemIds(): string[] {
  return idsIn('systems', '.json');
}

/** The example armies that ship, by file name without its ending. */
export function exampleRosters(): { id: string; roster: Roster }[] {
  return idsIn('examples', ROSTER_ENDING).map((id) => ({
    id,
    roster: fromFile(`examples/${id}${ROSTER_ENDING}`, parseRoster),
  }));
}

/**
 * Reads and cross-checks all there is, so that a fault is told before anybody asks for what it is in.
 * @throws {DataError} that names the file and what is wrong
 */
export function readCatalogue(): void {
  for (const id of systemIds()) system(id);
  for (const id of listIds()) list(id);
  for (const id of idsIn('charts', '.json')) fileCharts(id);
  exampleRosters();
}

let version: string | undefined;

/** The version of the data: a short hash over every system and list, the same wherever it is computed. */
export function dataVersion(): string {
  version ??= hashData();
  return version;
}

function hashData(): string {
  const hash = createHash('sha256');
  for (const [folder, ids] of [
    ['systems', systemIds()],
    ['lists', listIds()],
  ] as const) {
    for (const id of ids)
      hash.update(`${folder}/${id}\n${JSON.stringify(readData(`${folder}/${id}.json`))}\n`);
  }
  return hash.digest('hex').slice(0, 10);
}
