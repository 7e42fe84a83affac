import type { ListIndex } from '@/lib/engine';
import type { Entry } from '@/lib/schema';
import type { Phrase } from './phrases';
import { stemsOf } from './words';

/** What words after the entry's name mean for the unit. */
export interface Meaning {
  kind: 'option' | 'command' | 'kit' | 'little' | 'not-offered';
  id?: string;
  label: string;
  options?: readonly string[];
  command?: readonly string[];
}

/**
 * An entry by its name, by what stands in brackets after it, by its id, by some of its words, and by what it counts
 * where nothing else counts that.
 */
export function entryPhrases({ id, name, size }: Entry, { list }: ListIndex): Phrase<{ part: boolean }>[] {
  const [counts] = size.noun;
  const own = list.entries.every((other) => other.id === id || other.size.noun[0] !== counts);
  const [before = '', within = ''] = name.split(/[()]/);
  const whole = [name, before, within, id].map((text) => ({ stems: stemsOf(text), means: { part: false } }));
  const parts = [...partsOf(stemsOf(before)), ...(own ? [stemsOf(counts)] : [])].map((stems) => ({
    stems,
    means: { part: true },
  }));
  return [...whole, ...parts].filter(({ stems }) => stems.length > 0);
}

/** Words that stand side by side, all but the whole. */
function partsOf(stems: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let from = 0; from < stems.length; from += 1) {
    for (let to = from + 1; to <= stems.length; to += 1) {
      if (to - from < stems.length) parts.push(stems.slice(from, to));
    }
  }
  return parts;
}

const FULL_COMMAND = ['full command', 'command'];

/** All that can be said of a unit of an entry: what it is offered first, then what it has, then what others have. */
export function termPhrases(entry: Entry, index: ListIndex): Phrase<Meaning>[] {
  const has = (id: string) => entry.equipment.includes(id);
  const offered = new Set([...entry.options, ...entry.command].map(({ id }) => id));
  const strange = [...index.items, ...index.commands].filter(([id]) => !offered.has(id));
  const [one, many] = entry.size.noun;
  return [
    ...entry.options.flatMap(({ id }) => named(id, index, { kind: 'option', options: [id] })),
    ...entry.command.flatMap(({ id }) => named(id, index, { kind: 'command', command: [id] })),
    ...(entry.command.length > 0 ? fullCommand(entry) : []),
    ...[one, many].map((noun) => ({ stems: stemsOf(noun), means: { kind: 'little', label: noun } as const })),
    ...strange.flatMap(([id]) => named(id, index, { kind: has(id) ? 'kit' : 'not-offered' })),
  ];
}

function fullCommand({ command }: Entry): Phrase<Meaning>[] {
  const all = command.map(({ id }) => id);
  const means: Meaning = { kind: 'command', label: 'full command', command: all };
  return FULL_COMMAND.map((text) => ({ stems: stemsOf(text), means }));
}

/** An item or a command model by its name and by its id. */
function named(id: string, { items, commands }: ListIndex, means: Omit<Meaning, 'id' | 'label'>) {
  const name = (items.get(id) ?? commands.get(id))?.name ?? id;
  return [name, id].map(
    (text): Phrase<Meaning> => ({
      stems: stemsOf(text),
      means: { ...means, id, label: name },
    }),
  );
}
