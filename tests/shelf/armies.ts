import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { CatalogueRoster, FormulaRoster } from '@/lib/schema';
import { type Army, newArmy, openShelf, rosterDraft, type Shelf } from '@/lib/shelf';

export const LEGION: CatalogueRoster = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Legio XX',
  points: 1000,
  settings: { shares: 'spent' },
  units: [
    { entry: 'army-general', options: ['warhorse'] },
    { entry: 'regular-legionaries', size: 15, command: ['centurion'], name: 'Cohors I', note: 'left' },
    { entry: 'regular-legionaries', size: 15, command: ['centurion'], name: 'Cohors I', note: 'left' },
    { entry: 'noble-cavalry', list: 'barbarian', size: 6 },
  ],
};

export const TOWN: FormulaRoster = {
  format: 'muster/1',
  system: 'medieval',
  points: 97.5,
  units: [{ quality: 'levy', code: 'CUF', size: 16, options: ['longbow'] }],
};

/** An army of the legion that is on no shelf yet. */
export function legion(name = 'Legio XX'): Army {
  return newArmy(rosterDraft({ ...LEGION, name }), { points: 500, verdict: 'illegal' });
}

const opened: Shelf[] = [];
let count = 0;

/** Empties the browser: a database of its own for each test. */
export function freshBrowser(): string {
  globalThis.indexedDB = new IDBFactory();
  count += 1;
  return `muster-test-${count}`;
}

/** Another tab on the same browser. */
export async function tab(name: string): Promise<Shelf> {
  const shelf = await openShelf({ name, fallback: () => undefined });
  opened.push(shelf);
  return shelf;
}

export function closeTabs(): void {
  for (const shelf of opened.splice(0)) shelf.close();
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 3_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
