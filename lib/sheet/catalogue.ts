import { type Books, entryOf, unitKit, unitProfiles, unitRules } from '@/lib/engine';
import type {
  ArmyList,
  CatalogueRoster,
  CatalogueSystem,
  CatalogueUnit,
  Entry,
  Profile,
  UnitStats,
} from '@/lib/schema';
import { cleanLine } from './clean';
import type { Fact, ProfileRow, WoundTrack } from './sheet';
import { counted, die, figure, inches, type Noun } from './words';
import { woundTracks } from './wounds';

/** A unit of a catalogue army with what is needed to tell of it. */
export interface ListedUnit {
  unit: CatalogueUnit;
  entry: Entry | undefined;
  list: ArmyList | undefined;
  ally: boolean;
  system: CatalogueSystem;
  profiles: Profile[];
  kit: readonly string[];
  rules: readonly string[];
}

/** Looks up one unit of a catalogue army. */
export function listedUnit(unit: CatalogueUnit, roster: CatalogueRoster, books: Books): ListedUnit {
  const system = books.system(roster.system);
  if (system?.kind !== 'catalogue') throw new RangeError('a roster that was checked has its system');
  return {
    unit,
    entry: entryOf(unit, roster, books),
    list: books.list(unit.list ?? roster.list),
    ally: unit.list !== undefined && unit.list !== roster.list,
    system,
    profiles: unitProfiles(unit, roster, books),
    kit: unitKit(unit, roster, books),
    rules: unitRules(unit, roster, books),
  };
}

/** `Regular Legionaries`, or `Noble Cavalry, Barbarian ally`. */
export function listedKind({ unit, entry, list, ally }: ListedUnit): string {
  const name = entry?.name ?? cleanLine(unit.entry);
  return ally ? `${name}, ${list?.name ?? cleanLine(unit.list ?? '')} ally` : name;
}

/** `15 models`, `3 crew`. */
export function listedCount({ unit, entry }: ListedUnit): string {
  const noun: Noun = entry?.size.noun ?? ['model', 'models'];
  return counted(unit.size ?? 1, noun);
}

/** The rows of figures in use, in the order of the system's characteristics. */
export function profileRows({ profiles, system }: ListedUnit): ProfileRow[] {
  return profiles.map((row) => ({
    name: row.name,
    cells: system.characteristics.map(({ id }) => String(row.values[id] ?? '–')),
  }));
}

/** Boxes for the unit's models that have more than one wound. */
export function listedWounds({ unit, entry, profiles }: ListedUnit): WoundTrack[] {
  return entry ? woundTracks(entry, unit.size ?? 1, profiles) : [];
}

/** Kit, saves, Move, Leadership, command, options and rules of a unit, those that it has. */
export function listedFacts(listed: ListedUnit, stats: UnitStats | null): Fact[] {
  const { unit, kit, rules } = listed;
  const facts: Fact[] = [
    {
      id: 'equipment',
      label: 'Equipment',
      value: names(
        kit.filter((id) => !isTraining(id, listed)),
        listed,
      ),
    },
    { id: 'saves', label: 'Saves', value: savesText(stats?.saves) },
    { id: 'move', label: 'Move', value: stats ? moveText(stats.move, listed) : '' },
    { id: 'leadership', label: 'Leadership', value: leadershipText(stats, listed) },
    { id: 'command', label: 'Command', value: names(inOrder(unit.command, listed.entry?.command), listed) },
    { id: 'options', label: 'Options', value: optionsText(listed) },
    { id: 'rules', label: 'Rules', value: names(rules, listed) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The name of an item, a rule or a command model; the clean id where there is none. */
export function termName(id: string, { system, list }: Pick<ListedUnit, 'system' | 'list'>): string {
  const term =
    list?.ownItems[id] ?? system.items[id] ?? list?.ownRules[id] ?? system.rules[id] ?? system.commands[id];
  return term?.name ?? cleanLine(id);
}

/** Training is learnt, not carried: it stands among the options and the rules. */
function isTraining(id: string, { system, list }: ListedUnit): boolean {
  return (list?.ownItems[id] ?? system.items[id])?.kind === 'training';
}

function names(ids: readonly string[], listed: ListedUnit): string {
  return [...new Set(ids.map((id) => termName(id, listed)))].join(', ');
}

function optionsText(listed: ListedUnit): string {
  return inOrder(listed.unit.options, listed.entry?.options)
    .map((id) => optionText(id, listed))
    .join(', ');
}

/** Chosen ids, each once, in the order in which the entry offers them; what it does not offer comes last. */
function inOrder(chosen: readonly string[] = [], offered: readonly { id: string }[] = []): string[] {
  const ids = [...new Set(chosen)];
  const known = offered.map(({ id }) => id).filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

/** `heavy armour (for light armour)`: what it takes the place of, where it does. */
function optionText(id: string, listed: ListedUnit): string {
  const { entry } = listed;
  const option = entry?.options.find((offered) => offered.id === id);
  const gone = option?.replaces?.filter((item) => entry?.equipment.includes(item)) ?? [];
  const name = termName(id, listed);
  if (entry && !option) return `${name} (not offered)`;
  return gone.length === 0
    ? name
    : `${name} (for ${gone.map((item) => termName(item, listed)).join(' and ')})`;
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
function moveText(move: number | null, { profiles }: ListedUnit): string {
  const printed = profiles.flatMap(({ values }) => values.M ?? []);
  const [own] = printed;
  return move === null || own === undefined || printed.includes(move)
    ? inches(move)
    : `${inches(move)} (printed ${figure(own)})`;
}

/** Leadership is told only where a command model adds to what the profile prints. */
function leadershipText(stats: UnitStats | null, { unit, entry, system }: ListedUnit): string {
  const raises = (unit.command ?? []).filter(
    (id) => system.commands[id]?.leadership && entry?.command.some((offered) => offered.id === id),
  );
  if (stats?.leadership === undefined || raises.length === 0) return '';
  return `${stats.leadership} with ${raises.map((id) => system.commands[id]?.name).join(' and ')}`;
}
