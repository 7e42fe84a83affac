import type { Entry, EntryOption } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';
import { type ChoiceList, chosen } from './edits';

/** A choice of one: the options of the group, or the items of the basic kit that they take the place of. */
export interface OptionGroup {
  options: readonly EntryOption[];
  instead: readonly string[];
}

/** The options of an entry as the choice they are: groups of which one is had, and options beside them. */
export interface OptionOffer {
  groups: readonly OptionGroup[];
  single: readonly EntryOption[];
}

const offers = new WeakMap<Entry, OptionOffer>();

/** How an entry's options are offered; worked out once for each entry. */
export function optionOffer(entry: Entry): OptionOffer {
  const known = offers.get(entry) ?? makeOffer(entry);
  offers.set(entry, known);
  return known;
}

function makeOffer({ options, oneOf = [] }: Entry): OptionOffer {
  const free = new Set(options);
  const groups: OptionGroup[] = [];
  const take = (members: readonly EntryOption[]) => {
    for (const member of members) free.delete(member);
    groups.push({
      options: members,
      instead: [...new Set(members.flatMap(({ replaces }) => replaces ?? []))],
    });
  };
  for (const ids of oneOf) {
    const members = options.filter((option) => free.has(option) && ids.includes(option.id));
    if (members.length > 1) take(members);
  }
  for (const option of options) {
    if (free.has(option) && option.replaces) take([option]);
  }
  const place = ({ options: [first] }: OptionGroup) => (first ? options.indexOf(first) : 0);
  return {
    groups: groups.sort((a, b) => place(a) - place(b)),
    single: options.filter((option) => free.has(option)),
  };
}

/** The options that an entry does not let a unit have beside this one. */
export function rivalsOf(entry: Entry, id: string): string[] {
  const together = (entry.oneOf ?? []).filter((group) => group.includes(id)).flat();
  return [...new Set(together)].filter((other) => other !== id);
}

/** A chosen id that the unit's controls cannot show: not offered, or listed again. */
export interface Oddment {
  list: ChoiceList;
  id: string;
  why: 'unknown' | 'twice';
}

/** What a unit has chosen beyond what is offered, in the order of the roster. */
export function oddments(unit: DraftUnit, offered: Record<ChoiceList, readonly string[]>): Oddment[] {
  return (['command', 'options'] as const).flatMap((list) => {
    const ids = chosen(unit, list);
    return [...new Set(ids)].flatMap((id): Oddment[] => {
      if (!offered[list].includes(id)) return [{ list, id, why: 'unknown' }];
      return ids.indexOf(id) === ids.lastIndexOf(id) ? [] : [{ list, id, why: 'twice' }];
    });
  });
}
