import type { Roster } from '@/lib/schema';
import { type Army, copyOfArmy, type Draft } from '@/lib/shelf';
import { changeElsewhere } from '@/lib/shelf/elsewhere';
import type { Key } from '@/lib/words';
import { downloadDraft } from '../shelf/download';
import { addArmy, armyHref, theShelf } from '../shelf/shelf';
import { toast } from '../ui/toaster';
import { pageWords } from '../words/page-words';
import { quoted, severalText, whyNot } from './words';

/** What can be done to the list of armies; each shows its own outcome. */
export interface Actions {
  duplicate(army: Army): Promise<void>;
  rename(army: Army, name: string): Promise<void>;
  tag(army: Army, tags: string[]): Promise<void>;
  remove(army: Army): Promise<void>;
  download(draft: Draft): Promise<void>;
}

async function telling(failure: Key, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast({ tone: 'breach', message: pageWords().say(failure), detail: whyNot(error, pageWords()) });
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
  const words = pageWords();
  const undo = () =>
    telling('home.said.notBack', async () => {
      await shelf.restore(kept);
      await refresh();
    });
  toast({
    message: words.say('home.said.deleted', { army: quoted(kept.draft.name, words) }),
    undo: () => void undo(),
  });
}

/** Says that armies were added. */
export function tellAdded(names: readonly (string | undefined)[]): void {
  const words = pageWords();
  toast({ message: words.say('home.said.added', { armies: severalText(names, words) }) });
}

/** Says that nothing could be read at all, as when a part of the page cannot be loaded. */
export function tellNotRead(error: unknown): void {
  const words = pageWords();
  toast({ tone: 'breach', message: words.say('home.said.notAdded'), detail: whyNot(error, words) });
}

/** Says which files were not added, and why. */
export function tellRefused(refused: readonly { source: string; why: string }[]): void {
  const [first] = refused;
  if (!first) return;
  const words = pageWords();
  const file = (source: string) => quoted(source, words);
  const each = ({ source, why }: { source: string; why: string }) =>
    words.say('home.said.refusedWhy', { file: file(source), why });
  const count = refused.length;
  toast({
    id: 'refused files',
    tone: 'breach',
    message: words.say('home.said.refused', { count, file: file(first.source) }),
    detail: count === 1 ? first.why : refused.map(each).join('\n'),
  });
}

export function actionsOn(refresh: () => Promise<void>): Actions {
  return {
    duplicate: (army) =>
      telling('home.said.notDuplicated', async () => {
        await (await theShelf()).put(copyOfArmy(army));
        await refresh();
      }),
    rename: (army, name) =>
      telling('home.said.notRenamed', async () => {
        await renamed(army, name);
        await refresh();
      }),
    tag: (army, tags) =>
      telling('home.said.notTagged', async () => {
        await tagged(army, tags);
        await refresh();
      }),
    remove: (army) => telling('home.said.notDeleted', () => removed(army, refresh)),
    download: (draft) =>
      telling('home.said.noFile', async () => {
        if (!downloadDraft(draft)) toast({ message: pageWords().say('home.said.noTotal') });
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
    const words = pageWords();
    toast({ tone: 'breach', message: words.say('home.said.notBegun'), detail: whyNot(error, words) });
    return false;
  }
}
