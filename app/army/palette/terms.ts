import { armyOf, type Books, formulaOf } from '@/lib/engine';
import type { Roster } from '@/lib/schema';

/** A word of the rules that can be looked up. */
export interface RuleTerm {
  name: string;
  summary: string;
  cite: string;
}

/** Every rule, weapon, armour and command word of an army's list and its allies, each name once, by name. */
export function ruleTerms(frame: Roster, books: Books): RuleTerm[] {
  const terms = frame.system === 'medieval' ? designed(frame, books) : listed(frame, books);
  const unique = new Map(terms.map((term) => [`${term.name} ${term.summary}`.toLowerCase(), term]));
  return [...unique.values()].sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

function listed(frame: Extract<Roster, { system: 'ancient' }>, books: Books): RuleTerm[] {
  const { index, allies } = armyOf(frame, books);
  const indexes = [index, ...[...allies.values()].map((ally) => ally.index)];
  return indexes.flatMap(({ items, rules, commands }) => [
    ...items.values(),
    ...rules.values(),
    ...commands.values(),
  ]);
}

function designed(frame: Extract<Roster, { system: 'medieval' }>, books: Books): RuleTerm[] {
  const { system, options } = formulaOf(frame, books);
  const { qualities, armours, densities, categories, arms, command, champion, bows } = system;
  return [
    ...[qualities, armours, densities, categories, arms].flat(),
    ...[...options.values()].map(({ option }) => option),
    ...Object.values(bows),
    ...[command, champion],
  ];
}
