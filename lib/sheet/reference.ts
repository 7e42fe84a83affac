import type { ArmyList, CatalogueSystem, FormulaSystem, Item, System } from '@/lib/schema';
import type { Chart, Charts } from '@/lib/schema/charts';
import type { Words } from '@/lib/words';
import { filledChart } from './charts';
import { itemTerm } from './glossary';
import { REFERENCE_GROUPS, type ReferenceGroupId, type Term } from './sheet';

export { REFERENCE_GROUPS, type ReferenceGroupId };

/** A term with the id by which a link names it, and the list whose own it is. */
export interface ReferenceTerm extends Term {
  id: string;
  list?: string;
}

export interface ReferenceGroup {
  id: ReferenceGroupId;
  terms: ReferenceTerm[];
}

/** All that the rules of one system have to look up. */
export interface Reference {
  system: string;
  name: string;
  groups: ReferenceGroup[];
  charts: Chart[];
}

/** The terms of a system and its lists, by group and name, and its charts with their rows. */
export function systemReference(
  system: System,
  lists: readonly ArmyList[],
  { charts, words }: { charts?: Charts | undefined; words: Words },
): Reference {
  const own = lists.filter((list) => list.system === system.id);
  const items = own.flatMap(({ ownItems }) => Object.values(ownItems));
  const byName = (one: Term, other: Term) => one.name.localeCompare(other.name, words.locale);
  const groups = system.kind === 'catalogue' ? listedGroups(system, own, words) : designedGroups(system);
  return {
    system: system.id,
    name: system.name,
    groups: groups.map(({ id, terms }) => ({ id, terms: terms.toSorted(byName) })),
    charts: (charts?.charts ?? []).map((chart) => filledChart(chart, system, items)),
  };
}

function listedGroups(system: CatalogueSystem, lists: readonly ArmyList[], words: Words): ReferenceGroup[] {
  const items = [...named(system.items), ...lists.flatMap((list) => named(list.ownItems, list.name))];
  const rules = [...named(system.rules), ...lists.flatMap((list) => named(list.ownRules, list.name))];
  const ofKind = (...kinds: Item['kind'][]) =>
    items
      .filter(({ term }) => kinds.includes(term.kind))
      .map((item) => listed(item, itemTerm(item.term, words)));
  return [
    { id: 'weapons', terms: ofKind('weapon', 'missile') },
    { id: 'armour', terms: ofKind('armour', 'shield', 'mount', 'vehicle') },
    { id: 'command', terms: named(system.commands).map((command) => listed(command, command.term)) },
    {
      id: 'rules',
      terms: uniqueById([...ofKind('training'), ...rules.map((rule) => listed(rule, rule.term))]),
    },
  ];
}

function designedGroups(system: FormulaSystem): ReferenceGroup[] {
  const { qualities, densities, armours, categories, arms, bows, options, command, champion } = system;
  const weapons = named(options).filter(({ term }) => term.kind !== 'special');
  const tactics = named(options).filter(({ term }) => term.kind === 'special');
  const plain = (terms: readonly (Term & { id?: string })[]) =>
    terms.map((term) => listed({ id: term.id ?? slug(term.name) }, term));
  return [
    { id: 'troops', terms: plain([...qualities, ...densities, ...armours, ...categories]) },
    {
      id: 'arms',
      terms: [
        ...plain([...arms, ...Object.values(bows)]),
        ...weapons.map((weapon) => listed(weapon, weapon.term)),
      ],
    },
    {
      id: 'tactics',
      terms: [...plain([command, champion]), ...tactics.map((tactic) => listed(tactic, tactic.term))],
    },
  ];
}

interface Named<T> {
  id: string;
  term: T;
  list?: string;
}

function named<T>(terms: Record<string, T>, list?: string): Named<T>[] {
  return Object.entries(terms).map(([id, term]) => (list === undefined ? { id, term } : { id, term, list }));
}

function listed({ id, list }: { id: string; list?: string }, { name, summary, cite }: Term): ReferenceTerm {
  return list === undefined ? { id, name, summary, cite } : { id, name, summary, cite, list };
}

/** An option that is named as the rule that it brings stands for that rule. */
function uniqueById(terms: readonly ReferenceTerm[]): ReferenceTerm[] {
  return [...new Map(terms.map((each) => [each.id, each])).values()];
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
