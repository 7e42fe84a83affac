import {
  armyOf,
  type Books,
  entryOf,
  type ListIndex,
  type Noun,
  unitKit,
  unitProfiles,
  unitRules,
} from '@/lib/engine';
import type { CatalogueRoster, CatalogueUnit, Entry, Profile, UnitStats } from '@/lib/schema';
import { cleanLine } from './clean';
import { type Length, lengthText } from './length';
import type { Fact, ProfileRow, WoundTrack } from './sheet';
import { counted, die, figure } from './words';
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
export function listedKind({ unit, entry, ally }: ListedUnit): string {
  const name = entry?.name ?? cleanLine(unit.entry);
  return ally === undefined ? name : `${name}, ${ally} ally`;
}

/** `15 models`, `3 crew`. */
export function listedCount({ unit, entry }: ListedUnit): string {
  const noun: Noun = entry?.size.noun ?? ['model', 'models'];
  return counted(unit.size ?? 1, noun);
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

/** Kit, saves, Move, Leadership, command, options and rules of a unit, those that it has. */
export function listedFacts(listed: ListedUnit, stats: UnitStats | null, length?: Length): Fact[] {
  const { kit, rules, index } = listed;
  const carried = kit.filter((id) => index.items.get(id)?.kind !== 'training');
  const facts: Fact[] = [
    { id: 'equipment', label: 'Equipment', value: names(carried, listed) },
    { id: 'saves', label: 'Saves', value: savesText(stats?.saves) },
    { id: 'move', label: 'Move', value: stats ? moveText(stats.move, listed, length) : '' },
    { id: 'leadership', label: 'Leadership', value: leadershipText(stats, listed) },
    { id: 'command', label: 'Command', value: commandText(listed) },
    { id: 'options', label: 'Options', value: optionsText(listed) },
    { id: 'rules', label: 'Rules', value: names(rules, listed) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The name of an item, a rule or a command model; the clean id where there is none. */
function termName(id: string, { index: { items, rules, commands } }: ListedUnit): string {
  return (items.get(id) ?? rules.get(id) ?? commands.get(id))?.name ?? cleanLine(id);
}

function names(ids: readonly string[], listed: ListedUnit): string {
  return [...new Set(ids.map((id) => termName(id, listed)))].join(', ');
}

function commandText(listed: ListedUnit): string {
  const { unit, entry } = listed;
  return inOrder(unit.command, entry?.command)
    .map((id) => choiceText(id, listed, entry?.command))
    .join(', ');
}

function optionsText(listed: ListedUnit): string {
  const { unit, entry } = listed;
  return inOrder(unit.options, entry?.options)
    .map((id) => choiceText(id, listed, entry?.options) + replacedText(id, listed))
    .join(', ');
}

/** Chosen ids, each once, in the order in which the entry offers them; what it does not offer comes last. */
function inOrder(chosen: readonly string[] = [], offered: readonly { id: string }[] = []): string[] {
  const ids = [...new Set(chosen)];
  const known = offered.map(({ id }) => id).filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

/** `musician (not offered)`: ruling 58 keeps and flags it. Of an unknown entry nothing is known to be offered. */
function choiceText(id: string, listed: ListedUnit, offered?: readonly { id: string }[]): string {
  const strange = offered && !offered.some((choice) => choice.id === id);
  return termName(id, listed) + (strange ? ' (not offered)' : '');
}

/** ` (for light armour)`: what an option takes the place of, where it does. */
function replacedText(id: string, listed: ListedUnit): string {
  const { entry } = listed;
  const option = entry?.options.find((offered) => offered.id === id);
  const gone = option?.replaces?.filter((item) => entry?.equipment.includes(item)) ?? [];
  return gone.length === 0 ? '' : ` (for ${gone.map((item) => termName(item, listed)).join(' and ')})`;
}

function savesText(saves: UnitStats['saves']): string {
  if (!saves) return '';
  if ('crew' in saves) {
    return `${die(saves.front)} front, ${die(saves.other)} elsewhere, ${die(saves.crew)} crew`;
  }
  const { missile, combat, skirmish } = saves;
  const skirmishing = skirmish === undefined || skirmish === missile ? '' : `, ${die(skirmish)} skirmishing`;
  if (missile === combat) return die(missile) + skirmishing;
  return `${die(missile)} missiles, ${die(combat)} hand to hand${skirmishing}`;
}

/** Move with what was bought; the printed figure beside it where no profile in use prints the same. */
function moveText(move: number | null, { profiles }: ListedUnit, length?: Length): string {
  const printed = profiles.flatMap(({ values }) => values.M ?? []);
  const [own] = printed;
  return move === null || own === undefined || printed.includes(move)
    ? lengthText(move, length)
    : `${lengthText(move, length)} (printed ${figure(own)})`;
}

/** Leadership is told only where a command model adds to what the profile prints. */
function leadershipText(stats: UnitStats | null, listed: ListedUnit): string {
  const raises = listedCommand(listed).filter((id) => listed.index.commands.get(id)?.leadership);
  if (stats?.leadership === undefined || raises.length === 0) return '';
  return `${stats.leadership} with ${raises.map((id) => termName(id, listed)).join(' and ')}`;
}
