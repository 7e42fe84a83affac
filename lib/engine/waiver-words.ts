import type { BreachCode, Lapsed, Roster, Waiver } from '@/lib/schema';
import type { Books } from './books';
import { termOf, unitTitle } from './describe';
import { pointsText } from './numbers';
import { capital, plainWords, unitLabel } from './text';

/** What each code is called where its breach is not there any more. */
const CALLED: Record<BreachCode, string> = {
  empty: 'nothing chosen',
  'total-over': 'more points than agreed',
  'category-over': 'more points than its share',
  'category-under': 'fewer points than its share',
  'units-over': 'too many units',
  'entry-over': 'taken too often',
  'upgrade-over': 'had by too many units',
  'size-under': 'too few',
  'size-over': 'too many',
  'entry-unknown': 'not in the list',
  'entry-excluded': 'not for the variant',
  'option-excluded': 'an option that is not for the variant',
  'ally-excluded': 'no ally of this army',
  'option-unknown': 'an option that is not offered',
  'command-unknown': 'a command model that is not offered',
  'option-twice': 'an option that is listed twice',
  'command-twice': 'a command model that is listed twice',
  'options-exclusive': 'options that cannot be had together',
  'option-needs': 'an option whose needs are not met',
};

const WHY: Record<Lapsed['why'], string> = {
  gone: 'there is no such breach any more',
  changed: 'the breach has changed since',
};

/** `Unit 3, Onager: too few, waived at 4 against 5: the breach has changed since.` */
export function lapsedText(waiver: Waiver, why: Lapsed['why'], roster: Roster, books: Books): string {
  const { code, have, limit } = waiver;
  const figures = [
    ...(have === undefined ? [] : [`at ${pointsText(have)}`]),
    ...(limit === undefined ? [] : [`against ${pointsText(limit)}`]),
  ];
  const agreed = figures.length > 0 ? `, waived ${figures.join(' ')}` : '';
  return plainWords(`${placeText(waiver.where, roster, books)}: ${CALLED[code]}${agreed}: ${WHY[why]}.`);
}

function placeText(where: Waiver['where'], roster: Roster, books: Books): string {
  if ('army' in where) return 'The army';
  if ('unit' in where) return unitText(where.unit, roster, books);
  if ('option' in where) return capital(optionName(where.option, roster, books));
  if ('category' in where) return categoryName(where.category, roster, books);
  return books.list(where.list)?.entries.find(({ id }) => id === where.entry)?.name ?? where.entry;
}

function unitText(id: string, roster: Roster, books: Books): string {
  const at = roster.units.findIndex((unit) => unit.id === id);
  const unit = roster.units[at];
  return unit ? unitLabel(at, unitTitle(unit, roster, books)) : `Unit “${id}”, which is not there`;
}

function optionName(id: string, roster: Roster, books: Books): string {
  const list = roster.system === 'medieval' ? undefined : roster.list;
  return (list === undefined ? undefined : termOf(id, list, books)?.name) ?? id;
}

function categoryName(id: string, roster: Roster, books: Books): string {
  const list = roster.system === 'medieval' ? undefined : books.list(roster.list);
  return list?.categories.find((category) => category.id === id)?.name ?? id;
}
