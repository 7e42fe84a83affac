import type { Lapsed, Roster, Waiver } from '@/lib/schema';
import type { Key } from '@/lib/words';
import type { Books } from './books';
import { termOf, unitTitle } from './describe';
import { capital, plainWords, unitLabel } from './text';

/** `Unit 3, Onager: too few, waived at 4 against 5: the breach has changed since.` */
export function lapsedText(waiver: Waiver, why: Lapsed['why'], roster: Roster, books: Books): string {
  const { words } = books;
  const { code, have, limit } = waiver;
  const gaps = {
    place: placeText(waiver.where, roster, books),
    called: words.say(`waiver.called.${code}`),
    why: words.say(`waiver.why.${why}`),
    have: words.points(have ?? 0),
    limit: words.points(limit ?? 0),
  };
  return plainWords(words.say(lapsedKey(have, limit), gaps));
}

/** Which figures the waiver was agreed with, and so which message tells them. */
function lapsedKey(have: number | undefined, limit: number | undefined): Key {
  if (have === undefined) return limit === undefined ? 'waiver.lapsed' : 'waiver.lapsedAgreed.limit';
  return limit === undefined ? 'waiver.lapsedAgreed.have' : 'waiver.lapsedAgreed.both';
}

function placeText(where: Waiver['where'], roster: Roster, books: Books): string {
  if ('army' in where) return books.words.say('waiver.place.army');
  if ('unit' in where) return unitText(where.unit, roster, books);
  if ('option' in where) return capital(optionName(where.option, roster, books));
  if ('category' in where) return categoryName(where.category, roster, books);
  return books.list(where.list)?.entries.find(({ id }) => id === where.entry)?.name ?? where.entry;
}

function unitText(id: string, roster: Roster, books: Books): string {
  const at = roster.units.findIndex((unit) => unit.id === id);
  const unit = roster.units[at];
  if (!unit) return books.words.say('waiver.place.noUnit', { id });
  return unitLabel({ at, title: unitTitle(unit, roster, books) }, books.words);
}

function optionName(id: string, roster: Roster, books: Books): string {
  const list = roster.system === 'medieval' ? undefined : roster.list;
  return (list === undefined ? undefined : termOf(id, list, books)?.name) ?? id;
}

function categoryName(id: string, roster: Roster, books: Books): string {
  const list = roster.system === 'medieval' ? undefined : books.list(roster.list);
  return list?.categories.find((category) => category.id === id)?.name ?? id;
}
