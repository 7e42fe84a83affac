import type { CatalogueSystem, Item } from '@/lib/schema';
import type { ListedUnit } from './catalogue';
import { bowOf, type DesignedUnit } from './formula';
import type { Term, TermGroup } from './sheet';
import { capital } from './words';

const GROUPS: { title: string; kinds: readonly Item['kind'][] }[] = [
  { title: 'Weapons', kinds: ['weapon', 'missile'] },
  { title: 'Armour and mounts', kinds: ['armour', 'shield', 'mount', 'vehicle'] },
];

/** What just these units carry, ride, wear and obey, each looked up once; `armyRules` bind the whole army. */
export function listedGlossary(units: readonly ListedUnit[], armyRules: readonly string[]): TermGroup[] {
  const items = uniqueByName(units.flatMap(itemsOf));
  const rules = uniqueByName(units.flatMap((unit) => rulesOf(unit, armyRules)));
  const training = items.filter(({ kind }) => kind === 'training');
  return filled([
    ...GROUPS.map(({ title, kinds }) => ({
      title,
      terms: items.filter(({ kind }) => kinds.includes(kind)).map(itemTerm),
    })),
    { title: 'Command', terms: uniqueByName(units.flatMap(commandOf)).map(term) },
    { title: 'Special rules', terms: uniqueByName([...training, ...rules]).map(term) },
    { title: 'Notes on units', terms: units.flatMap(notesOf) },
  ]);
}

/** What just these designed units are and use, each looked up once. */
export function designedGlossary(units: readonly DesignedUnit[]): TermGroup[] {
  const options = units.flatMap((unit) => unit.options.flatMap(({ option }) => option ?? []));
  const weapons = options.filter(({ kind }) => kind !== 'special');
  const tactics = options.filter(({ kind }) => kind === 'special');
  return filled([
    { title: 'Troops', terms: units.flatMap(troopsOf) },
    { title: 'Arms', terms: [...units.flatMap(armsOf), ...weapons] },
    { title: 'Command and tactics', terms: [...units.flatMap(rolesOf), ...tactics] },
  ]);
}

function troopsOf({ quality, density, armour, category }: DesignedUnit): Term[] {
  return [quality, density, armour, category].flatMap((row) => row ?? []);
}

function armsOf(unit: DesignedUnit): Term[] {
  return [unit.arms, bowOf(unit)].flatMap((row) => row ?? []);
}

function rolesOf({ unit, system }: DesignedUnit): Term[] {
  return [unit.champion ? system.champion : system.command];
}

function itemsOf({ kit, list, system }: ListedUnit): Item[] {
  const find = (id: string) => list?.ownItems[id] ?? system.items[id] ?? [];
  const items = kit.flatMap(find);
  return [...items, ...items.flatMap((item) => (item.counts ?? []).flatMap(find))];
}

function rulesOf({ rules, list, system }: ListedUnit, armyRules: readonly string[]): Term[] {
  return [...rules, ...armyRules].flatMap((id) => list?.ownRules[id] ?? system.rules[id] ?? []);
}

function commandOf({ unit, entry, system }: ListedUnit): CatalogueSystem['commands'][string][] {
  const offered = (unit.command ?? []).filter((id) => entry?.command.some((command) => command.id === id));
  return offered.flatMap((id) => system.commands[id] ?? []);
}

function notesOf({ entry }: ListedUnit): Term[] {
  if (!entry?.notes) return [];
  const summary = entry.notes.map(({ says }) => says).join(' ');
  return [{ name: entry.name, summary, cite: entry.notes.map(({ cite }) => cite).join('; ') }];
}

function itemTerm(item: Item): Term {
  const figures = [item.range && `range ${item.range}`, item.strength && `Strength ${item.strength}`];
  const told = figures.filter((text) => text !== undefined).join(', ');
  return term(told ? { ...item, summary: `${capital(told)}. ${item.summary}` } : item);
}

function term({ name, summary, cite }: Term): Term {
  return { name, summary, cite };
}

function uniqueByName<T extends Term>(terms: readonly T[]): T[] {
  return [...new Map(terms.map((each) => [each.name.toLowerCase(), each])).values()];
}

function filled(groups: readonly TermGroup[]): TermGroup[] {
  return groups
    .map(({ title, terms }) => ({ title, terms: uniqueByName(terms).map(term).sort(byName) }))
    .filter(({ terms }) => terms.length > 0);
}

function byName(one: Term, other: Term): number {
  return one.name.localeCompare(other.name, 'en-GB');
}
