import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfOrder, PdfOutcome } from './pdf-order';
import { ProblemError } from './problem';

/** Orders that may wait; whoever comes later is asked to come again. */
const MOST_WAITING = 12;
/** Milliseconds after which a PDF is given up: many times what one takes, since a machine may be busy. */
const PATIENCE = 40_000;
/** Megabytes that the thread may take. */
const MEMORY = 512;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();
let thread: Worker | undefined;

/**
 * Makes a PDF in a thread of its own, so that requests of others are answered meanwhile; one at a time.
 * @throws {ProblemError} 503 if too many wait, or if it takes too long
 */
export async function orderPdf(order: PdfOrder): Promise<Uint8Array> {
  if (waiting >= MOST_WAITING) throw new ProblemError(BUSY);
  waiting += 1;
  const made = last.then(() => make(order));
  last = made.catch(() => undefined);
  try {
    return await made;
  } finally {
    waiting -= 1;
  }
}

function make(order: PdfOrder): Promise<Uint8Array> {
  const worker = startedThread();
  return new Promise<Uint8Array>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      // Not all listeners: Node has some of its own on a worker, without which its messages no longer arrive.
      worker.off('message', told).off('error', fail).off('exit', ended);
    };
    const fail = (error: Error) => {
      end();
      stopThread(worker);
      reject(error);
    };
    const ended = (code: number) => fail(new Error(`the maker of PDFs ended with ${code}`));
    const told = (outcome: PdfOutcome) => {
      if ('failed' in outcome) return fail(new Error(outcome.failed));
      end();
      resolve(outcome.bytes);
    };
    const timer = setTimeout(() => fail(new ProblemError(TOO_LONG)), PATIENCE);
    worker.on('message', told).on('error', fail).on('exit', ended);
    worker.postMessage(order);
  });
}

function startedThread(): Worker {
  if (thread) return thread;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.build', 'pdf-maker.cjs');
  thread = new Worker(/* turbopackIgnore: true */ file, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  // One that ends between orders is forgotten, and the next order starts another.
  const started = thread;
  started.on('error', () => stopThread(started)).on('exit', () => stopThread(started));
  // It keeps its fonts between orders, and no server from ending.
  started.unref();
  return thread;
}

function stopThread(worker: Worker): void {
  if (thread === worker) thread = undefined;
  void worker.terminate();
}

const RETRY = { 'retry-after': '10' };
const BUSY = { status: 503, detail: 'Too many PDFs are being made. Please try again.', headers: RETRY };
const TOO_LONG = { status: 503, detail: 'The PDF takes too long to make here.', headers: RETRY };
