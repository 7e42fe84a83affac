import type { Roster } from '@/lib/schema';
import { openQueue, type QueuedShare, type ShareQueue } from '@/lib/shelf/queue';
import { shareArmy } from '../army/share';
import { markWaiting } from './mark';
import { SYNC_TAG } from './tag';

let opening: Promise<ShareQueue> | undefined;

/** The one queue of this page. */
export function theQueue(): Promise<ShareQueue> {
  opening ??= openQueue();
  return opening;
}

/** Puts a link to be made into the queue, and has it sent as soon as there is a network. */
export async function queueShare(army: string, roster: Roster): Promise<QueuedShare> {
  const share = await (await theQueue()).add(army, roster);
  markWaiting(true);
  void wakeLater();
  retry();
  return share;
}

async function wakeLater(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // This browser has no such wake-up, or refuses it: the pages send what waits.
  }
}

/** Milliseconds between attempts while a page is open. */
const PAUSE = 20_000;
let timer: ReturnType<typeof setTimeout> | undefined;

function retry(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendNow(), PAUSE);
}

/** Sends what waits; what cannot be sent is tried again in a while. */
export async function sendNow(): Promise<void> {
  const done = await theQueue()
    .then((queue) => queue.send(shareArmy))
    .catch(() => true);
  await markQueue().catch(() => undefined);
  if (!done) retry();
}

/** Takes a link out, whatever became of it. */
export async function removeShare(id: string): Promise<void> {
  await (await theQueue()).remove(id);
  await markQueue();
}

/** Marks whether anything waits; looks once more after it said no, since another page may just have put a link in. */
async function markQueue(): Promise<void> {
  const queue = await theQueue();
  if ((await queue.list()).length > 0) return markWaiting(true);
  markWaiting(false);
  if ((await queue.list()).length > 0) markWaiting(true);
}

/** Sends what waits at the start of a page, and each time the network comes back. */
export function startSending(): void {
  void sendNow();
  window.addEventListener('online', sendNow);
}
