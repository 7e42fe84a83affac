import type { Roster } from '@/lib/schema';
import type { PdfOptions } from '@/lib/sheet/pdf/options';
import type { Words } from '@/lib/words';
import type { Compiled } from '@/lib/words/words';
import { pageDataVersion } from '../ui/data-version';
import { settings } from '../ui/settings';
import type { Asked, Told } from './messages';

/** What the paper says besides the army: the address of its shared copy, and in which words. */
export interface Saying {
  link: string | undefined;
  words: Words;
  /** The catalogue that the words are of. */
  messages: Compiled;
}

/**
 * The army as a PDF. Rules, library and fonts are loaded for it, which works without a network once they were kept.
 * @throws {Error} where one of them cannot be loaded
 */
export async function makePdf(roster: Roster, options: PdfOptions, saying: Saying): Promise<Blob> {
  const { link, words, messages } = saying;
  const [{ loadBooks }, { rosterSheet }] = await Promise.all([
    import('@/lib/catalogue/browser'),
    import('@/lib/sheet/model'),
  ]);
  const date = new Date();
  const { length } = settings();
  const extra = { date, length, dataVersion: pageDataVersion(), ...(link ? { link } : {}) };
  const sheet = rosterSheet(roster, await loadBooks(roster, words), extra);
  const bytes = await inWorker({
    sheet,
    request: { ...options, date },
    locale: words.locale,
    messages,
    fonts: `${location.origin}/fonts`,
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** A worker that waits for the click that needs it. */
let spare: Worker | undefined;

/** Loads the worker while the reader still chooses; gives what ends the waiting. */
export function prepareMaker(): () => void {
  spare ??= newWorker();
  return () => {
    spare?.terminate();
    spare = undefined;
  };
}

function newWorker(): Worker {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  // One that cannot be loaded is no use to anybody; the next click tries again.
  worker.onerror = () => {
    if (spare === worker) spare = undefined;
  };
  return worker;
}

/** A worker makes it, so that the page can be used meanwhile. */
function inWorker(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const worker = spare ?? newWorker();
  spare = undefined;
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) =>
      'bytes' in data ? resolve(data.bytes) : reject(new Error(data.failed));
    worker.onerror = () => reject(new Error('the worker that makes PDFs cannot be loaded'));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
