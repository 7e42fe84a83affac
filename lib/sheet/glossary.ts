import type { Item } from '@/lib/schema';
import { type ListedUnit, listedCommand } from './catalogue';
import { bowOf, type Design } from './formula';
import type { Term, TermGroup } from './sheet';
import { capital } from './words';

const GROUPS: { title: string; kinds: readonly Item['kind'][] }[] = [
  { title: 'Weapons', kinds: ['weapon', 'missile'] },
  { title: 'Armour and mounts', kinds: ['armour', 'shield', 'mount', 'vehicle'] },
];

/** What just these units carry, ride, wear and obey, each looked up once; `armyRules` bind the whole army. */
export function listedGlossary(units: readonly ListedUnit[], armyRules: readonly Term[]): TermGroup[] {
  const items = uniqueByName(units.flatMap(itemsOf));
  const rules = uniqueByName([...units.flatMap(rulesOf), ...armyRules]);
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
export function designedGlossary(units: readonly Design[]): TermGroup[] {
  const options = units.flatMap((unit) => unit.options.map(({ option }) => option));
  const weapons = options.filter(({ kind }) => kind !== 'special');
  const tactics = options.filter(({ kind }) => kind === 'special');
  return filled([
    { title: 'Troops', terms: units.flatMap(troopsOf) },
    { title: 'Arms', terms: [...units.flatMap(armsOf), ...weapons] },
    { title: 'Command and tactics', terms: [...units.flatMap(rolesOf), ...tactics] },
  ]);
}

function troopsOf({ quality, density, armour, category }: Design): Term[] {
  return [quality, density, armour, category];
}

function armsOf(unit: Design): Term[] {
  return [unit.arms, bowOf(unit) ?? []].flat();
}

function rolesOf({ unit, system }: Design): Term[] {
  return [unit.champion ? system.champion : system.command];
}

function itemsOf({ kit, index }: ListedUnit): Item[] {
  const find = (id: string) => index.items.get(id) ?? [];
  const items = kit.flatMap(find);
  return [...items, ...items.flatMap((item) => (item.counts ?? []).flatMap(find))];
}

function rulesOf({ rules, index }: ListedUnit): Term[] {
  return rules.flatMap((id) => index.rules.get(id) ?? []);
}

function commandOf(listed: ListedUnit): Term[] {
  return listedCommand(listed).flatMap((id) => listed.index.commands.get(id) ?? []);
}

function notesOf({ entry }: ListedUnit): Term[] {
  if (!entry?.notes) return [];
  const summary = entry.notes.map(({ says }) => says).join(' ');
  return [{ name: entry.name, summary, cite: entry.notes.map(({ cite }) => cite).join('; ') }];
}

/** An item as a term, its range and Strength first. */
export function itemTerm(item: Item): Term {
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
