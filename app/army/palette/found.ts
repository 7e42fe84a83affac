import Fuse from 'fuse.js';
import { type Books, picks, unitTitle } from '@/lib/engine';
import { isMostlyLost, type Reading } from '@/lib/reader/reading';
import { readUnit } from '@/lib/reader/unit';
import type { Roster } from '@/lib/schema';
import type { RuleTerm } from './terms';

/** Something that the palette offers. */
export type Offer =
  | { kind: 'add'; id: string; text: string; reading: Reading }
  | { kind: 'unit'; id: string; at: number; title: string }
  | { kind: 'action'; id: string; title: string; at: number }
  | { kind: 'rule'; id: string; term: RuleTerm };

export interface OfferGroup {
  kind: Offer['kind'];
  items: Offer[];
}

/** What is searched; made once while the palette is open. */
export interface Searched {
  roster: Roster;
  books: Books;
  /** The words of the actions that can be done now, and their places in the registry. */
  actions: readonly { title: string; at: number }[];
  terms: readonly RuleTerm[];
}

const MOST = { add: 5, unit: 5, action: 6, rule: 6 };
const FUZZY = { threshold: 0.34, ignoreLocation: true, minMatchCharLength: 2 };

/** What a text may mean, in groups: units to add, units of the army, actions and rules. Nothing typed: the actions. */
export function offersFor(text: string, searched: Searched): OfferGroup[] {
  const query = text.trim();
  const groups: OfferGroup[] = [
    { kind: 'add', items: query === '' ? [] : adding(query, searched) },
    { kind: 'unit', items: query === '' ? [] : unitsCalled(query, searched) },
    { kind: 'action', items: actionsCalled(query, searched) },
    { kind: 'rule', items: query === '' ? [] : rulesCalled(query, searched) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function adding(query: string, { roster, books }: Searched): Offer[] {
  const readings = readUnit(query, roster, books).filter((reading) => !isMostlyLost(reading));
  const found = readings.length > 0 ? readings : entriesLike(query, roster, books);
  return found
    .slice(0, MOST.add)
    .map((reading, at) => ({ kind: 'add', id: `add ${at}`, text: query, reading }));
}

/** Entries whose names are like the text, where no words of it are words of theirs. */
function entriesLike(query: string, roster: Roster, books: Books): Reading[] {
  if (roster.system === 'medieval') return [];
  const all = picks(roster, books).flatMap(({ entries }) => entries);
  const near = new Fuse(all, { ...FUZZY, threshold: 0.2, keys: ['entry.name'] }).search(query, {
    limit: MOST.add,
  });
  return near.flatMap(({ item }) => readUnit(item.entry.name, roster, books)[0] ?? []);
}

function unitsCalled(query: string, { roster, books }: Searched): Offer[] {
  const units = roster.units.map((unit, at) => ({ at, title: unitTitle(unit, roster, books) }));
  const number = Number(/^(?:unit\s*)?#?(\d+)$/i.exec(query)?.[1] ?? Number.NaN);
  const found = Number.isNaN(number)
    ? new Fuse(units, { ...FUZZY, keys: ['title'] })
        .search(query, { limit: MOST.unit })
        .map(({ item }) => item)
    : units.slice(number - 1, number);
  return found.map(({ at, title }) => ({ kind: 'unit', id: `unit ${at}`, at, title }));
}

function actionsCalled(query: string, { actions }: Searched): Offer[] {
  const found =
    query === ''
      ? actions
      : new Fuse(actions, { ...FUZZY, keys: ['title'] })
          .search(query, { limit: MOST.action })
          .map(({ item }) => item);
  return found.map(({ title, at }) => ({ kind: 'action', id: `action ${at}`, title, at }));
}

function rulesCalled(query: string, { terms }: Searched): Offer[] {
  const keys = [
    { name: 'name', weight: 4 },
    { name: 'summary', weight: 1 },
  ];
  return new Fuse(terms, { ...FUZZY, threshold: 0.28, keys })
    .search(query, { limit: MOST.rule })
    .map(({ item }) => ({ kind: 'rule', id: `rule ${item.name} ${item.cite}`, term: item }));
}
