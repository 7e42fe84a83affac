import type { Item } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { type ListedUnit, listedCommand } from './catalogue';
import { bowOf, type Design } from './formula';
import type { ReferenceGroupId, Term, TermGroup } from './sheet';
import { capital } from './words';

type GroupId = ReferenceGroupId | 'notes';

const GROUPS: { id: GroupId; kinds: readonly Item['kind'][] }[] = [
  { id: 'weapons', kinds: ['weapon', 'missile'] },
  { id: 'armour', kinds: ['armour', 'shield', 'mount', 'vehicle'] },
];

/** What just these units carry, ride, wear and obey, each looked up once; `armyRules` bind the whole army. */
export function listedGlossary(
  units: readonly ListedUnit[],
  armyRules: readonly Term[],
  words: Words,
): TermGroup[] {
  const items = uniqueByName(units.flatMap(itemsOf));
  const rules = uniqueByName([...units.flatMap(rulesOf), ...armyRules]);
  const training = items.filter(({ kind }) => kind === 'training');
  const groups = [
    ...GROUPS.map(({ id, kinds }) => ({
      id,
      terms: items.filter(({ kind }) => kinds.includes(kind)).map((item) => itemTerm(item, words)),
    })),
    { id: 'command', terms: uniqueByName(units.flatMap(commandOf)).map(term) },
    { id: 'rules', terms: uniqueByName([...training, ...rules]).map(term) },
    { id: 'notes', terms: units.flatMap(notesOf) },
  ] as const;
  return filled(groups, words);
}

/** What just these designed units are and use, each looked up once. */
export function designedGlossary(units: readonly Design[], words: Words): TermGroup[] {
  const options = units.flatMap((unit) => unit.options.map(({ option }) => option));
  const weapons = options.filter(({ kind }) => kind !== 'special');
  const tactics = options.filter(({ kind }) => kind === 'special');
  const groups = [
    { id: 'troops', terms: units.flatMap(troopsOf) },
    { id: 'arms', terms: [...units.flatMap(armsOf), ...weapons] },
    { id: 'tactics', terms: [...units.flatMap(rolesOf), ...tactics] },
  ] as const;
  return filled(groups, words);
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
export function itemTerm(item: Item, words: Words): Term {
  const { range = '', strength = '', summary } = item;
  const figures = words.list([
    range && words.say('sheet.itemRange', { range }),
    strength && words.say('sheet.itemStrength', { strength }),
  ]);
  if (figures === '') return term(item);
  return term({ ...item, summary: words.say('sheet.itemSays', { figures: capital(figures), summary }) });
}

function term({ name, summary, cite }: Term): Term {
  return { name, summary, cite };
}

function uniqueByName<T extends Term>(terms: readonly T[]): T[] {
  return [...new Map(terms.map((each) => [each.name.toLowerCase(), each])).values()];
}

function filled(groups: readonly { id: GroupId; terms: readonly Term[] }[], words: Words): TermGroup[] {
  const byName = (one: Term, other: Term) => one.name.localeCompare(other.name, words.locale);
  return groups
    .map(({ id, terms }) => ({
      title: words.say(`rules.groups.${id}`),
      terms: uniqueByName(terms).map(term).sort(byName),
    }))
    .filter(({ terms }) => terms.length > 0);
}
