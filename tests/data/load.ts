import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DATA = join(__dirname, '../../data');

export interface DataFile {
  /** `lists/roman.json`. */
  path: string;
  /** The file's name without its endings. */
  stem: string;
  json: unknown;
}

/** The JSON files of one folder of data/, by name. */
export function dataFiles(folder: 'systems' | 'lists' | 'examples' | 'charts'): DataFile[] {
  return readdirSync(join(DATA, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      path: `${folder}/${name}`,
      stem: name.replace(/(\.muster)?\.json$/, ''),
      json: JSON.parse(readFileSync(join(DATA, folder, name), 'utf8')),
    }));
}

/** The one file of that id. */
export function dataFile(folder: 'systems' | 'lists' | 'charts', id: string): unknown {
  return JSON.parse(readFileSync(join(DATA, folder, `${id}.json`), 'utf8'));
}
