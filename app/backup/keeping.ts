import { type KeepNotes, parseNotes } from '@/lib/shelf/keep';

const KEY = 'muster-keep';

/** What is remembered of keeping the armies; nothing where the browser has no memory for it. */
export function readNotes(): KeepNotes {
  try {
    return parseNotes(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Adds to what is remembered, and gives it all. */
export function addNotes(more: KeepNotes): KeepNotes {
  const notes = { ...readNotes(), ...more };
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // It is asked again at the next visit.
  }
  return notes;
}

/** Whether the browser has promised to keep the data until the player removes it. */
export async function isPromised(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/** Asks the browser for that promise, and gives its answer. */
export async function askForPromise(): Promise<NonNullable<KeepNotes['answer']>> {
  const promised = await navigator.storage?.persist?.().catch(() => false);
  return promised ? 'promised' : 'refused';
}
