import { type Sent, ToAndFro } from '@/app/army/to-and-fro';
import type { TakenBack } from '@/lib/shelf/elsewhere';

interface Other {
  comes?: TakenBack;
  takesIn?: boolean;
  name?: string;
  noted?: string[];
}

/** Another army, of which each step is noted. */
function elsewhere({ comes = 'done', takesIn = true, name = '', noted = [] }: Other = {}) {
  const note = (words: string) => void noted.push(name + words);
  const sent: Sent = {
    into: 'Other',
    takeOut: async () => {
      note('out');
      await new Promise((resolve) => setTimeout(resolve, 5));
      note(comes);
      return comes;
    },
  };
  const send = async () => {
    note('in');
    return takesIn ? sent : undefined;
  };
  const way = new ToAndFro(sent, send, { stays: () => note('stays'), fails: () => note('fails') });
  const steps = async (...all: ('undo' | 'redo')[]) => {
    for (const step of all) way[step]();
    await new Promise((resolve) => setTimeout(resolve, 60));
    return noted;
  };
  return { way, steps };
}

test('units go and come as often as the move is undone and done again, in that order', async () => {
  expect(await elsewhere().steps('undo', 'redo', 'undo')).toEqual(['out', 'done', 'in', 'out', 'done']);
});

test('what is out is not taken out again, what is in not sent again', async () => {
  expect(await elsewhere().steps('redo', 'undo', 'undo', 'redo', 'redo')).toEqual(['out', 'done', 'in']);
});

test('what cannot be taken out is told of, stays, and is not sent twice', async () => {
  const steps = await elsewhere({ comes: 'changed' }).steps('undo', 'redo');
  expect(steps).toEqual(['out', 'changed', 'stays']);
});

test('where the army is gone they are not there, and are sent again', async () => {
  expect(await elsewhere({ comes: 'gone' }).steps('undo', 'redo')).toEqual(['out', 'gone', 'in']);
});

test('what cannot be sent again is told of', async () => {
  const steps = await elsewhere({ takesIn: false }).steps('undo', 'redo');
  expect(steps).toEqual(['out', 'done', 'in', 'fails']);
});

test('two moves that are undone at once wait for one another', async () => {
  const noted: string[] = [];
  const second = elsewhere({ name: 'second ', noted });
  const first = elsewhere({ name: 'first ', noted });
  second.way.undo();
  await first.steps('undo');
  expect(noted).toEqual(['second out', 'second done', 'first out', 'first done']);
});
