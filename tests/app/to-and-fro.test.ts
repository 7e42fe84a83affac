import { type Sent, ToAndFro } from '@/app/army/to-and-fro';

/** Another army, of which each step is noted. */
function elsewhere({ takesOut = true, takesIn = true } = {}) {
  const noted: string[] = [];
  const note = (words: string) => void noted.push(words);
  const sent: Sent = {
    into: 'Other',
    takeOut: async () => {
      note('out');
      return takesOut;
    },
  };
  const send = async () => {
    note('in');
    return takesIn ? sent : undefined;
  };
  const way = new ToAndFro(sent, send, { stays: () => note('stays'), fails: () => note('fails') });
  const steps = async (...all: ('undo' | 'redo')[]) => {
    for (const step of all) way[step]();
    await new Promise((resolve) => setTimeout(resolve));
    return noted;
  };
  return { steps };
}

test('units go and come as often as the move is undone and done again, in that order', async () => {
  expect(await elsewhere().steps('undo', 'redo', 'undo')).toEqual(['out', 'in', 'out']);
});

test('what is out is not taken out again, what is in not sent again', async () => {
  expect(await elsewhere().steps('redo', 'undo', 'undo', 'redo', 'redo')).toEqual(['out', 'in']);
});

test('what cannot be taken out is told of, stays, and is not sent twice', async () => {
  expect(await elsewhere({ takesOut: false }).steps('undo', 'redo')).toEqual(['out', 'stays']);
});

test('what cannot be sent again is told of', async () => {
  expect(await elsewhere({ takesIn: false }).steps('undo', 'redo')).toEqual(['out', 'in', 'fails']);
});
