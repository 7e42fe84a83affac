import type { Roster } from '@/lib/schema';
import { type Army, copyOfArmy, type Draft } from '@/lib/shelf';
import { changeElsewhere } from '@/lib/shelf/elsewhere';
import { downloadDraft } from '../shelf/download';
import { addArmy, armyHref, theShelf } from '../shelf/shelf';
import { toast } from '../ui/toaster';
import { quoted, severalText, whyNot } from './words';

/** What can be done to the list of armies; each shows its own outcome. */
export interface Actions {
  duplicate(army: Army): Promise<void>;
  rename(army: Army, name: string): Promise<void>;
  tag(army: Army, tags: string[]): Promise<void>;
  remove(army: Army): Promise<void>;
  download(draft: Draft): Promise<void>;
}

async function telling(failure: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast({ tone: 'breach', message: failure, detail: whyNot(error) });
  }
}

async function renamed(army: Army, name: string): Promise<void> {
  const shelf = await theShelf();
  await changeElsewhere(
    shelf,
    army.id,
    (draft) => ({ ...draft, name }),
    () => army.summary,
  );
}

async function tagged(army: Army, tags: string[]): Promise<void> {
  const shelf = await theShelf();
  const now = await shelf.get(army.id);
  if (now) await shelf.put({ ...now, tags });
}

async function removed(army: Army, refresh: () => Promise<void>): Promise<void> {
  const shelf = await theShelf();
  const kept = await shelf.remove(army.id);
  await refresh();
  if (!kept) return;
  const undo = () =>
    telling('It could not be brought back.', async () => {
      await shelf.restore(kept);
      await refresh();
    });
  toast({ message: `Deleted ${quoted(kept.draft.name)}.`, undo: () => void undo() });
}

/** Says that armies were added. */
export function tellAdded(names: readonly (string | undefined)[]): void {
  toast({ message: `Added ${severalText(names)}.` });
}

/** Says that nothing could be read at all, as when a part of the page cannot be loaded. */
export function tellNotRead(error: unknown): void {
  toast({ tone: 'breach', message: 'The files could not be added.', detail: whyNot(error) });
}

/** Says which files were not added, and why. */
export function tellRefused(refused: readonly { source: string; why: string }[]): void {
  const [first] = refused;
  if (!first) return;
  const one = refused.length === 1;
  toast({
    id: 'refused files',
    tone: 'breach',
    message: one ? `${quoted(first.source)} was not added.` : `${refused.length} files were not added.`,
    detail: one ? first.why : refused.map(({ source, why }) => `${quoted(source)}: ${why}`).join('\n'),
  });
}

export function actionsOn(refresh: () => Promise<void>): Actions {
  return {
    duplicate: (army) =>
      telling('It could not be duplicated.', async () => {
        await (await theShelf()).put(copyOfArmy(army));
        await refresh();
      }),
    rename: (army, name) =>
      telling('It could not be renamed.', async () => {
        await renamed(army, name);
        await refresh();
      }),
    tag: (army, tags) =>
      telling('It could not be tagged.', async () => {
        await tagged(army, tags);
        await refresh();
      }),
    remove: (army) => telling('It could not be deleted.', () => removed(army, refresh)),
    download: (draft) =>
      telling('No file could be made.', async () => {
        if (!downloadDraft(draft)) toast({ message: 'A roster file needs an agreed total: set one first.' });
      }),
  };
}

/** Adds an army and opens it in the builder. False if that failed, which was then said. */
export async function beginArmy(roster: Roster): Promise<boolean> {
  try {
    const army = await addArmy(roster);
    location.assign(armyHref(army.id));
    return true;
  } catch (error) {
    toast({ tone: 'breach', message: 'The army could not be begun.', detail: whyNot(error) });
    return false;
  }
}
