import { armyOf, type Books, type EntryPick, type ListIndex, newUnit, picks } from '@/lib/engine';
import type { CatalogueRoster, CatalogueUnit } from '@/lib/schema';
import { MAX_NAME, MAX_SIZE } from '@/lib/schema/limits';
import { copiesOf, MOST_COPIES } from './copies';
import { entryPhrases, type Meaning, termPhrases } from './listed-words';
import { type Phrase, phraseAt } from './phrases';
import { Claims, quotedName, type Reading } from './reading';
import { wordsOf } from './words';

const DOUBT = { letter: 10, far: 3, part: 5, excluded: 4, ally: 1 };

/** An entry that may be meant, with the list that it is of. */
interface Candidate extends EntryPick {
  index: ListIndex;
  ally: boolean;
}

/** A text read against one entry. */
interface Attempt {
  candidate: Candidate;
  roster: CatalogueRoster;
  claims: Claims;
}

/** The ways to understand a text as a unit of a list's army, the surest first. */
export function readListed(text: string, roster: CatalogueRoster, books: Books): Reading[] {
  const { name, rest } = quotedName(text);
  const words = wordsOf(rest);
  const readings = candidates(roster, books).flatMap((candidate) => {
    const claims = new Claims(text, words, true);
    if (name) claims.understood.push({ ...name, kind: 'name' });
    return readAs({ candidate, roster, claims }, name?.label) ?? [];
  });
  return readings.sort((one, other) => one.doubt - other.doubt);
}

function candidates(roster: CatalogueRoster, books: Books): Candidate[] {
  const { index, allies } = armyOf(roster, books);
  return picks(roster, books).flatMap(({ list, ally, entries }) =>
    entries.map((pick) => ({ ...pick, ally, index: (ally ? allies.get(list)?.index : undefined) ?? index })),
  );
}

function readAs(attempt: Attempt, name: string | undefined): Reading | undefined {
  const { candidate, roster, claims } = attempt;
  const part = claimEntry(attempt);
  if (part === undefined) return undefined;
  const { entry, list } = candidate;
  const single = entry.kind === 'character';
  const number = single ? claims.size(MOST_COPIES, 1) : claims.size(MAX_SIZE);
  const { options, command } = claimTerms(attempt);
  claims.end();
  const unit = newUnit(entry, list, roster);
  // A character is always one model: before it a number counts units.
  const copies = single ? copiesOf(number) : 1;
  if (number !== undefined && !single) unit.size = number;
  if (command.length > 0) unit.command = command;
  if (options.length > 0) unit.options = options;
  if (name) unit.name = name.slice(0, MAX_NAME);
  return readingOf(attempt, { unit, copies, part });
}

function readingOf(
  { candidate, claims }: Attempt,
  { unit, copies, part }: { unit: CatalogueUnit; copies: number; part: boolean },
): Reading {
  const { understood, notUnderstood } = claims;
  const letters = notUnderstood.reduce((sum, { from, to }) => sum + to - from, 0);
  const doubt =
    letters * DOUBT.letter +
    claims.far * DOUBT.far +
    (part ? DOUBT.part : 0) +
    (candidate.excluded ? DOUBT.excluded : 0) +
    (candidate.ally ? DOUBT.ally : 0);
  return { unit, copies, understood, notUnderstood, doubt };
}

/** Takes the words that name the entry: whether that is only a part of its name, or undefined where none does. */
function claimEntry({ candidate: { entry, ally, index }, claims }: Attempt): boolean | undefined {
  const phrases = entryPhrases(entry, index);
  const places = claims.words
    .map((_, at) => phraseAt(at, phrases, claims))
    .filter((one) => one !== undefined);
  const [best] = places.sort(
    (one, other) =>
      other.phrase.stems.length - one.phrase.stems.length ||
      Number(one.phrase.means.part) - Number(other.phrase.means.part) ||
      one.far - other.far,
  );
  if (!best) return undefined;
  claims.take(best.at, best.phrase.stems.length, { kind: 'entry', id: entry.id, label: entry.name });
  claims.far += best.far;
  if (ally) claimList(index, claims);
  return best.phrase.means.part;
}

/** `Barbarian ally`. */
function claimList({ list }: ListIndex, claims: Claims): void {
  const named = { stems: wordsOf(list.name).map(({ stem }) => stem), means: list.name };
  const words = ['ally', 'allied'].map((stem) => ({ stems: [stem], means: list.name }));
  claims.each([named, ...words], ({ at }, count) =>
    claims.take(at, count, { kind: 'list', id: list.id, label: list.name }),
  );
}

/** Takes the words that name command, options and kit; what is known but not offered is said to be so. */
function claimTerms({ candidate: { entry, index }, claims }: Attempt) {
  const options = new Set<string>();
  const command = new Set<string>();
  const phrases: Phrase<Meaning>[] = termPhrases(entry, index);
  claims.each(phrases, ({ at, phrase: { means } }, count) => {
    if (means.kind === 'not-offered') return claims.leave(at, count, 'not-offered');
    for (const id of means.options ?? []) options.add(id);
    for (const id of means.command ?? []) command.add(id);
    const { kind, id, label } = means;
    claims.take(at, count, id === undefined ? { kind, label } : { kind, id, label });
  });
  return { options: [...options], command: [...command] };
}
