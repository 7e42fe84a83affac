import type { Words } from '@/lib/words';
import { toPoints } from '../points';
import { ofUnit, seenName } from '../text';
import type { Names } from '../words';
import type { ArmyBook } from './army';
import { type Counted, onSpent } from './count';
import type { ListIndex } from './index-list';
import type { ArmyUnit } from './taken';

/** Names for the ids of a catalogue army. */
export function catalogueNames(counted: Counted, words: Words): Names {
  const { book, units } = counted;
  const indexAt = (at?: number) => (at === undefined ? undefined : takenAt(units, at)?.index) ?? book.index;
  return {
    words,
    base: baseText(counted, words),
    sharers: (id, share) => joined(book, shareOf(book, id, share)?.of ?? [id], words),
    counted: (id) => joined(book, countOf(book, id)?.of ?? [id], words),
    against: (id) => joined(book, countOf(book, id)?.atMost ?? [], words).toLowerCase(),
    entry: (id, list) => listIndex(book, list).entries.get(id)?.entry.name ?? id,
    option: (id, at) => indexAt(at).items.get(id)?.name ?? id,
    command: (id) => book.index.commands.get(id)?.name ?? id,
    variant: (id) => (book.variant?.id === id ? book.variant.name.toLowerCase() : id),
    list: (id) => id,
    ofUnit: (at, saying) => ofUnit({ at, title: units[at] ? unitTitle(units[at]) : '' }, saying, words),
    noun: (at, count) => takenAt(units, at)?.entry.entry.size.noun[count === 1 ? 0 : 1] ?? '',
    models: (at, count) => words.counted(count, takenAt(units, at)?.entry.entry.size.noun ?? ['', '']),
  };
}

/** What shares are taken of: the agreed total, or the points spent. */
function baseText({ roster, book, spent }: Counted, words: Words): string {
  if (!onSpent(roster)) return words.points(roster.points);
  return words.say('breachPart.spent', { points: words.points(toPoints(spent, book.system.scale)) });
}

/** A unit's own name, else its entry's; the id where the entry is unknown. */
export function unitTitle({ unit, entry }: ArmyUnit): string {
  return seenName(unit.name) || entry?.entry.name || unit.entry;
}

function takenAt(units: readonly ArmyUnit[], at: number) {
  const unit = units[at];
  return unit?.entry ? unit : undefined;
}

function listIndex(book: ArmyBook, list?: string): ListIndex {
  return (list === undefined ? undefined : book.allies.get(list)?.index) ?? book.index;
}

function shareOf({ shares }: ArmyBook, id: string, share: string) {
  return shares.find(
    ({ of, min, max }) => of[0] === id && [min, max].some((limit) => limit?.join('/') === share),
  );
}

function countOf({ list }: ArmyBook, id: string) {
  return list.counts.find(({ of }) => of[0] === id);
}

/** Names of categories as a sentence begins with them: `Horse and oddities`. */
function joined({ list }: ArmyBook, ids: readonly string[], words: Words): string {
  const names = ids.map((id) => list.categories.find((category) => category.id === id)?.name ?? id);
  return words.series(names.map((name, at) => (at === 0 ? name : name.toLowerCase())));
}
