import type { Books } from '@/lib/engine/books';
import { fillUp } from '@/lib/engine/fill';
import { mute } from '@/lib/words/mute';
import type { Asked, Told } from './messages';

/** A bar moves smoothly enough at this pace, in milliseconds. */
const PACE = 40;

const tell = (told: Told) => self.postMessage(told);

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  const work = fillUp(data.request, booksOf(data));
  let told = performance.now();
  let step = work.next();
  while (!step.done) {
    const now = performance.now();
    if (now - told >= PACE) {
      told = now;
      tell({ kind: 'progress', done: step.value });
    }
    step = work.next();
  }
  tell({ kind: 'result', result: step.value });
};

function booksOf({ systems, lists }: Asked): Books {
  return {
    system: (id) => systems.find((system) => system.id === id),
    list: (id) => lists.find((list) => list.id === id),
    words: mute,
  };
}
