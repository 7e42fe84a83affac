import type { ArmyList, CatalogueSystem, CommandModel, Entry, EntryOption, Item, Rule } from '@/lib/schema';
import type { Loadout } from './loadout';

type CommandPrice = Entry['command'][number];

/** An entry with its look-ups; `position` is its place in the list. */
export interface EntryIndex {
  entry: Entry;
  position: number;
  options: ReadonlyMap<string, { option: EntryOption; bit: number }>;
  commands: ReadonlyMap<string, { command: CommandPrice; bit: number }>;
  loadouts: Map<number, Loadout>;
}

/** A list of one system with its look-ups, made once for each list. */
export interface ListIndex {
  list: ArmyList;
  system: CatalogueSystem;
  entries: ReadonlyMap<string, EntryIndex>;
  items: ReadonlyMap<string, Item>;
  rules: ReadonlyMap<string, Rule>;
  commands: ReadonlyMap<string, CommandModel>;
}

const indexes = new WeakMap<ArmyList, ListIndex>();

/** The look-ups of a list; the same object for the same list and system. */
export function indexList(list: ArmyList, system: CatalogueSystem): ListIndex {
  const known = indexes.get(list);
  if (known?.system === system) return known;
  const made: ListIndex = {
    list,
    system,
    entries: new Map(list.entries.map((entry, position) => [entry.id, indexEntry(entry, position)])),
    items: new Map([...Object.entries(system.items), ...Object.entries(list.ownItems)]),
    rules: new Map([...Object.entries(system.rules), ...Object.entries(list.ownRules)]),
    commands: new Map(Object.entries(system.commands)),
  };
  indexes.set(list, made);
  return made;
}

function indexEntry(entry: Entry, position: number): EntryIndex {
  return {
    entry,
    position,
    options: new Map(entry.options.map((option, at) => [option.id, { option, bit: 1 << at }])),
    commands: new Map(entry.command.map((command, at) => [command.id, { command, bit: 1 << at }])),
    loadouts: new Map(),
  };
}
