import type { FormulaSystem, FormulaUnit, Roster, Unit } from '@/lib/schema';
import type { Books } from '../books';
import { catalogueNames } from '../catalogue/names';
import { entryOf, isListed, unitTitle } from '../describe';
import { formulaNames } from '../formula/names';
import { capital, plainWords } from '../text';
import type { Names } from '../words';
import type { DesignPart, Edit } from './edit';
import type { Scene } from './scene';

/** What a change is told with: the key of a message, and what its words are filled with. */
export interface Phrase {
  key:
    | 'add'
    | 'add-sized'
    | 'fewer'
    | 'halves-exact'
    | 'instead'
    | 'more'
    | 'once'
    | 'ordinary'
    | 'read-as'
    | 'remove'
    | 'shares-agreed'
    | 'shares-spent'
    | 'total'
    | 'without';
  values: Record<string, string | number>;
}

/** Tells each edit. A unit goes by its title, and by its number where another one has the same title. */
export function phrasesOf(edits: readonly Edit[], scene: Scene): Phrase[] {
  const names = namesOf(scene);
  return edits.map((edit) => phraseOf(edit, scene, names));
}

function namesOf({ listed, designed, books: { words } }: Scene): Names {
  if (listed) return catalogueNames(listed, words);
  if (designed) return formulaNames(designed.roster.units, designed.index, words);
  throw new TypeError('an army is of one system or the other');
}

function phraseOf(edit: Edit, scene: Scene, names: Names): Phrase {
  switch (edit.kind) {
    case 'total':
      return { key: 'total', values: { points: scene.books.words.points(edit.points) } };
    case 'settings':
      return {
        key: edit.settings.halves ? 'halves-exact' : `shares-${edit.settings.shares ?? 'agreed'}`,
        values: {},
      };
    case 'add':
      return addPhrase(edit.unit, scene);
    case 'remove':
      return { key: 'remove', values: unitValues(edit.unit, scene) };
    default:
      return changePhrase(edit, scene, names);
  }
}

function changePhrase(
  edit: Exclude<Edit, { kind: 'total' | 'settings' | 'add' | 'remove' }>,
  scene: Scene,
  names: Names,
): Phrase {
  const unit = unitValues(edit.unit, scene);
  if (edit.kind === 'size') {
    const by = edit.size - (scene.roster.units[edit.unit]?.size ?? 1);
    const count = Math.abs(by);
    return {
      key: by < 0 ? 'fewer' : 'more',
      values: { by: count, noun: names.noun(edit.unit, count), ...unit },
    };
  }
  if (edit.kind === 'entry') {
    return { key: 'read-as', values: { entry: names.entry(edit.entry, edit.list), ...unit } };
  }
  if (edit.kind === 'design') return designPhrase(edit.unit, edit.part, scene, unit);
  const name = (id: string) =>
    plainWords(edit.of === 'options' ? names.option(id, edit.unit) : names.command(id));
  if (edit.kind === 'once') return { key: 'once', values: { what: name(edit.id), ...unit } };
  if (edit.add === undefined) return { key: 'without', values: { what: name(edit.drop), ...unit } };
  return { key: 'instead', values: { what: capital(name(edit.add)), was: name(edit.drop), ...unit } };
}

function unitValues(at: number, { roster, books }: Scene): Phrase['values'] {
  const titles = roster.units.map((unit) => unitTitle(unit, roster, books));
  const title = titles[at] ?? '';
  const numbered = titles.indexOf(title) === titles.lastIndexOf(title) ? 'no' : 'yes';
  return { unit: plainWords(title), at: at + 1, numbered };
}

function addPhrase(unit: Unit, { roster, books }: Scene): Phrase {
  const title = unitTitle(unit, roster, books);
  if (unit.size === undefined) return { key: 'add', values: { entry: title } };
  return { key: 'add-sized', values: { entry: title, size: unit.size, noun: nounOf(unit, roster, books) } };
}

function nounOf(unit: Unit, roster: Roster, books: Books): string {
  const noun = isListed(unit) ? entryOf(unit, roster, books)?.size.noun : undefined;
  if (!isListed(unit)) return books.words.say('count.figureNoun', { count: unit.size ?? 1 });
  return noun?.[unit.size === 1 ? 0 : 1] ?? '';
}

function designPhrase(at: number, part: DesignPart, { designed }: Scene, unit: Phrase['values']): Phrase {
  const now = designed?.roster.units[at];
  if ('champion' in part || !designed || !now) return { key: 'ordinary', values: unit };
  const [what, was] = respectOf(part, now, designed.index.system);
  return { key: 'instead', values: { what: capital(what), was, ...unit } };
}

/** What a design would be and what it is in the one respect that changes. */
function respectOf(part: Exclude<DesignPart, { champion: false }>, now: FormulaUnit, system: FormulaSystem) {
  const between = <T extends { name: string }>(
    rows: readonly T[],
    is: (row: T) => string,
    to: string,
    from: string,
  ) => [to, from].map((id) => rows.find((row) => is(row) === id)?.name ?? id) as [string, string];
  if ('quality' in part) return between(system.qualities, ({ id }) => id, part.quality, now.quality);
  if ('arms' in part) return between(system.arms, ({ id }) => id, part.arms, now.arms ?? 'melee');
  const rows = [system.densities, system.armours, system.categories];
  const place = rows.findIndex((_, at) => part.code[at] !== now.code[at]);
  return between<{ code: string; name: string }>(
    rows[place] ?? [],
    ({ code }) => code,
    part.code.charAt(place),
    now.code.charAt(place),
  );
}
