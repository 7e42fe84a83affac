import { armyOf, type FormulaIndex, formulaOf, type ListIndex } from '@/lib/engine';
import type { CatalogueRoster, FormulaRoster, Roster } from '@/lib/schema';
import type { Library } from './library';
import { NUMBER, numberOf } from './lines';
import { readUnit } from './unit';

/** The first line of a unit on a sheet, in its parts: `1. Marcus · Army General · 1 model · 141 points`. */
export interface Head {
  name?: string;
  kind: string;
  size: number;
}

const HEAD = new RegExp(`^\\d+\\. (.+) · (${NUMBER}) \\S[^·]* · (?:no price|${NUMBER} points?)$`);

/** The parts of a unit's first line; undefined where the line is none. */
export function headOf(line: string): Head | undefined {
  const [, title, size = ''] = HEAD.exec(line.trimEnd()) ?? [];
  if (title === undefined) return undefined;
  const parts = title.split(' · ');
  const kind = parts.pop() ?? '';
  const head = { kind, size: numberOf(size) };
  return parts.length === 0 ? head : { ...head, name: parts.join(' · ') };
}

/** A labelled line of a unit: `Options: light armour, warhorse`. */
export type Details = ReadonlyMap<string, string>;

/** The unit of a sheet as keys of the roster file. What no list has is kept by its name, as its id. */
export function writtenUnit(
  head: Head,
  details: Details,
  army: { roster: Roster; library: Library },
): Record<string, unknown> {
  const { roster, library } = army;
  const own =
    roster.system === 'medieval'
      ? designed(head, details, roster, library)
      : listed(head, details, roster, library);
  const note = details.get('Note');
  return {
    ...own,
    ...(head.size === 1 ? {} : { size: head.size }),
    ...(head.name === undefined ? {} : { name: head.name }),
    ...(note === undefined ? {} : { note }),
  };
}

function listed({ kind }: Head, details: Details, roster: CatalogueRoster, library: Library): object {
  const [, name = kind, ally] = /^(.*), ([^,]+) ally$/.exec(kind) ?? [];
  const list = ally === undefined ? roster.list : listOf(ally, library);
  const { index: own, allies } = armyOf(roster, library.books);
  const index = list === roster.list ? own : allies.get(list)?.index;
  const entry = (index && entryOf(name, index)) ?? guess(kind, roster, library) ?? name;
  return {
    entry,
    ...(list === roster.list ? {} : { list }),
    ...terms('command', details.get('Command'), index),
    ...terms('options', details.get('Options'), index),
  };
}

function listOf(name: string, { books, lists }: Library): string {
  return lists.find((id) => books.list(id)?.name === name) ?? name;
}

function entryOf(name: string, { list }: ListIndex): string | undefined {
  return list.entries.find((entry) => entry.name === name)?.id;
}

/** What a name with a slip in it means, where it leaves nothing over. */
function guess(kind: string, roster: CatalogueRoster, { books }: Library): string | undefined {
  const [reading] = readUnit(kind, roster, books);
  if (!reading || reading.notUnderstood.length > 0 || !('entry' in reading.unit)) return undefined;
  return reading.unit.entry;
}

/** `heavy armour (for light armour), gold (not offered)` as ids. */
function terms(key: string, said: string | undefined, index: ListIndex | undefined): object {
  if (said === undefined) return {};
  return { [key]: namesOf(said).map((name) => termOf(name, index)) };
}

function namesOf(said: string): string[] {
  return said.split(', ').map((name) => name.replace(/ \((?:not offered|for [^()]*)\)$/, '').trim());
}

function termOf(name: string, index: ListIndex | undefined): string {
  const all = index ? [...index.commands, ...index.items] : [];
  return all.find(([, term]) => term.name === name)?.[0] ?? name;
}

function designed({ kind }: Head, details: Details, roster: FormulaRoster, library: Library): object {
  const index = formulaOf(roster, library.books);
  const [, quality = '', code, champion] = /^(.*) ([A-Z]{3})( champion)?$/.exec(kind) ?? [];
  const level = [...index.qualities.values()].find(({ name }) => name === quality.toLowerCase());
  const [arms, ...weapons] = namesOf(details.get('Arms') ?? '');
  const training = index.system.arms.find(({ name }) => name === arms);
  const special = details.has('Special') ? namesOf(details.get('Special') ?? '') : [];
  const options = [...weapons, ...special].flatMap((name) => optionOf(name, index));
  return {
    quality: level?.id,
    code,
    ...(training && training !== index.system.arms[0] ? { arms: training.id } : {}),
    ...(options.length === 0 ? {} : { options }),
    ...(champion ? { champion: true } : {}),
  };
}

/** The bow that missile troops have of themselves is no option. */
function optionOf(name: string, { system, options }: FormulaIndex): string[] {
  if (Object.values(system.bows).some((bow) => bow.name === name)) return [];
  return [[...options.values()].find(({ option }) => option.name === name)?.id ?? name];
}
