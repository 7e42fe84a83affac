import { armyOf, type Books, entryOf, type ListIndex, unitKit, unitProfiles, unitRules } from '@/lib/engine';
import type { CatalogueRoster, CatalogueUnit, Entry, Profile, UnitStats } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { cleanLine } from './clean';
import { type Length, lengthText } from './length';
import type { Fact, ProfileRow, WoundTrack } from './sheet';
import { die } from './words';
import { woundTracks } from './wounds';

/** A unit of a catalogue army with what is needed to tell of it. */
export interface ListedUnit {
  unit: CatalogueUnit;
  entry: Entry | undefined;
  /** The name of the list that it comes from, where that is not the army's own. */
  ally: string | undefined;
  index: ListIndex;
  profiles: readonly Profile[];
  kit: readonly string[];
  rules: readonly string[];
}

/** Looks up one unit of a catalogue army. */
export function listedUnit(unit: CatalogueUnit, roster: CatalogueRoster, books: Books): ListedUnit {
  const army = armyOf(roster, books);
  const list = unit.list ?? roster.list;
  return {
    unit,
    entry: entryOf(unit, roster, books),
    ally: list === roster.list ? undefined : (books.list(list)?.name ?? cleanLine(list)),
    index: army.allies.get(list)?.index ?? army.index,
    profiles: unitProfiles(unit, roster, books),
    kit: unitKit(unit, roster, books),
    rules: unitRules(unit, roster, books),
  };
}

/** `Regular Legionaries`, or `Noble Cavalry, Barbarian ally`. */
export function listedKind({ unit, entry, ally }: ListedUnit, words: Words): string {
  const name = entry?.name ?? cleanLine(unit.entry);
  return ally === undefined ? name : words.list([name, words.say('sheet.ally', { list: ally })]);
}

/** `15 models`, `3 crew`. */
export function listedCount({ unit, entry }: ListedUnit, words: Words): string {
  const size = unit.size ?? 1;
  return entry ? words.counted(size, entry.size.noun) : words.say('count.models', { count: size });
}

/** The rows of figures in use, in the order of the system's characteristics. */
export function profileRows({ profiles, index }: ListedUnit): ProfileRow[] {
  return profiles.map((row) => ({
    name: row.name,
    cells: index.system.characteristics.map(({ id }) => String(row.values[id] ?? '–')),
  }));
}

/** Boxes for the unit's models that have more than one wound. */
export function listedWounds({ unit, entry, profiles }: ListedUnit): WoundTrack[] {
  return entry ? woundTracks(entry, unit.size ?? 1, profiles) : [];
}

/** Ids of the command models that the unit has: chosen and offered, each once. */
export function listedCommand({ unit, entry }: ListedUnit): string[] {
  const offered = entry?.command.map(({ id }) => id) ?? [];
  return offered.filter((id) => unit.command?.includes(id));
}

/** In whose words a unit is told, and in which distances. */
export interface Telling {
  words: Words;
  length?: Length | undefined;
}

/** Kit, saves, Move, Leadership, command, options and rules of a unit, those that it has. */
export function listedFacts(listed: ListedUnit, stats: UnitStats | null, telling: Telling): Fact[] {
  const { kit, rules, index } = listed;
  const carried = kit.filter((id) => index.items.get(id)?.kind !== 'training');
  const { words } = telling;
  const fact = (id: FactId, value: string): Fact => ({ id, label: words.say(`sheet.fact.${id}`), value });
  const facts = [
    fact('equipment', names(carried, listed, words)),
    fact('saves', savesText(stats?.saves, words)),
    fact('move', stats ? moveText(stats.move, listed, telling) : ''),
    fact('leadership', leadershipText(stats, listed, words)),
    fact('command', commandText(listed, words)),
    fact('options', optionsText(listed, words)),
    fact('rules', names(rules, listed, words)),
  ];
  return facts.filter(({ value }) => value !== '');
}

type FactId = 'equipment' | 'saves' | 'move' | 'leadership' | 'command' | 'options' | 'rules';

/** The name of an item, a rule or a command model; the clean id where there is none. */
function termName(id: string, { index: { items, rules, commands } }: ListedUnit): string {
  return (items.get(id) ?? rules.get(id) ?? commands.get(id))?.name ?? cleanLine(id);
}

function names(ids: readonly string[], listed: ListedUnit, words: Words): string {
  return words.list([...new Set(ids.map((id) => termName(id, listed)))]);
}

function commandText(listed: ListedUnit, words: Words): string {
  const { unit, entry } = listed;
  const ids = inOrder(unit.command, entry?.command);
  return words.list(ids.map((id) => choiceText(termName(id, listed), isOffered(id, entry?.command), words)));
}

function optionsText(listed: ListedUnit, words: Words): string {
  const { unit, entry } = listed;
  const ids = inOrder(unit.options, entry?.options);
  return words.list(
    ids.map((id) => choiceText(optionText(id, listed, words), isOffered(id, entry?.options), words)),
  );
}

/** Chosen ids, each once, in the order in which the entry offers them; what it does not offer comes last. */
function inOrder(chosen: readonly string[] = [], offered: readonly { id: string }[] = []): string[] {
  const ids = [...new Set(chosen)];
  const known = offered.map(({ id }) => id).filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

/** Of an unknown entry nothing is known to be offered. */
function isOffered(id: string, offered?: readonly { id: string }[]): boolean {
  return offered?.some((choice) => choice.id === id) ?? true;
}

/** `musician (not offered)`: ruling 58 keeps and flags it. */
export function choiceText(name: string, offered: boolean, words: Words): string {
  return offered ? name : words.say('sheet.notOffered', { name });
}

/** `heavy armour (for light armour)`: with what an option takes the place of, where it does. */
function optionText(id: string, listed: ListedUnit, words: Words): string {
  const { entry } = listed;
  const name = termName(id, listed);
  const option = entry?.options.find((offered) => offered.id === id);
  const gone = option?.replaces?.filter((item) => entry?.equipment.includes(item)) ?? [];
  if (gone.length === 0) return name;
  return words.say('sheet.inPlaceOf', {
    name,
    items: words.series(gone.map((item) => termName(item, listed))),
  });
}

function savesText(saves: UnitStats['saves'], words: Words): string {
  if (!saves) return '';
  if ('crew' in saves) {
    const sides = { front: die(saves.front), other: die(saves.other) };
    return words.list([
      words.say('army.stat.sides', sides),
      words.say('sheet.crewSave', { save: die(saves.crew) }),
    ]);
  }
  const { missile, combat, skirmish } = saves;
  const ways = { missile: die(missile), combat: die(combat) };
  const open = skirmish === undefined || skirmish === missile ? '' : die(skirmish);
  return words.list([
    missile === combat ? die(missile) : words.say('army.stat.ways', ways),
    open && words.say('army.stat.skirmishing', { save: open }),
  ]);
}

/** Move with what was bought; the printed figure beside it where no profile in use prints the same. */
function moveText(move: number | null, { profiles }: ListedUnit, { words, length }: Telling): string {
  const printed = profiles.flatMap(({ values }) => values.M ?? []);
  const [own] = printed;
  const told = lengthText(move, words, length);
  if (move === null || own === undefined || printed.includes(move)) return told;
  return words.say('sheet.printed', { move: told, figure: words.number(own) });
}

/** Leadership is told only where a command model adds to what the profile prints. */
function leadershipText(stats: UnitStats | null, listed: ListedUnit, words: Words): string {
  const raises = listedCommand(listed).filter((id) => listed.index.commands.get(id)?.leadership);
  if (stats?.leadership === undefined || raises.length === 0) return '';
  const names = words.series(raises.map((id) => termName(id, listed)));
  return words.say('sheet.leadershipWith', { figure: words.number(stats.leadership), names });
}
