import { messageSW, Serwist } from '@serwist/window';
import { saveAll } from '../shelf/unsaved';
import type { Asked } from '../sw/build';
import { tellNews } from './news';

const HOUR = 3_600_000;

const worker = new Serwist('/sw.js', { scope: '/', updateViaCache: 'none' });
const { serviceWorker } = navigator;
/** Whether this page came from a worker: if so, another worker means another build. */
let kept = serviceWorker.controller !== null;

/**
 * Has the browser keep the pages for use without a network, and learns of newer versions: at each start, when a page
 * comes back to sight, and each hour. A browser that refuses, as some do in private windows, goes on without.
 */
export async function startWorker(): Promise<void> {
  worker.addEventListener('waiting', () => tellNews({ update: 'waiting' }));
  serviceWorker.addEventListener('controllerchange', () => void changed());
  if (kept) tellNews({ kept: true });
  try {
    await worker.register({ immediate: true });
  } catch {
    return;
  }
  setInterval(look, HOUR);
  window.addEventListener('online', look);
  window.addEventListener('online', catchUp);
  catchUp();
}

function look(): void {
  if (navigator.onLine) void worker.update().catch(() => undefined);
}

/** Lets the version that waits take over, in all tabs, once this one has nothing left to save. */
export async function updateNow(): Promise<void> {
  if (!(await saveAll())) return;
  worker.messageSkipWaiting();
}

/** A worker took over: the first one, for the pages as they are, or that of an update. */
async function changed(): Promise<void> {
  const first = !kept;
  kept = true;
  if (first && (await ask({ type: 'BUILD' })) === pageBuild()) return tellNews({ kept: true });
  if (!first && (await saveAll())) return location.reload();
  tellNews({ update: 'arrived' });
}

/** Set while pages are kept in a language that was: without a network they cannot be fetched at once. */
const STALE = 'muster-pages-stale';

/** Has the pages fetched again, since they are kept in the language that was; if need be once there is a network. */
export async function refreshPages(): Promise<void> {
  mark(true);
  if (await ask({ type: 'PAGES' })) mark(false);
}

function mark(stale: boolean): void {
  try {
    if (stale) localStorage.setItem(STALE, '');
    else localStorage.removeItem(STALE);
  } catch {
    // A browser that keeps no mark keeps no pages either.
  }
}

/** Makes up for what had to wait for a network. */
function catchUp(): void {
  try {
    if (navigator.onLine && localStorage.getItem(STALE) !== null) void refreshPages();
  } catch {
    // There is no mark.
  }
}

async function ask(question: Asked): Promise<unknown> {
  const { controller } = serviceWorker;
  return controller ? messageSW(controller, question) : undefined;
}

function pageBuild(): string {
  return document.documentElement.dataset.code ?? '';
}
