import { Keeper } from '@/lib/http/keeper';

/** Work that ends when it is told to. */
function work() {
  let end: (value: string) => void = () => undefined;
  const result = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { make: jest.fn(() => result), end: (value: string) => end(value) };
}

test('whoever asks at the same time gets the same, made once, and it is kept', async () => {
  const keeper = new Keeper<string>({ kept: 2, atOnce: 1, waiting: 1 });
  const { make, end } = work();
  const both = [keeper.get('a', make), keeper.get('a', make)];
  end('made');
  expect(await Promise.all(both)).toEqual(['made', 'made']);
  expect(await keeper.get('a', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

test('the one that was not asked for longest is given up', async () => {
  const keeper = new Keeper<string>({ kept: 2, atOnce: 1, waiting: 5 });
  const make = jest.fn(async () => 'made');
  for (const name of ['a', 'b', 'a', 'c', 'a']) await keeper.get(name, make);
  expect(make).toHaveBeenCalledTimes(3);
  await keeper.get('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('a few are made at once, a few wait, and more are sent away', async () => {
  const keeper = new Keeper<string>({ kept: 9, atOnce: 1, waiting: 1 });
  const [first, second] = [work(), work()];
  const one = keeper.get('a', first.make);
  const two = keeper.get('b', second.make);
  await expect(keeper.get('c', first.make)).rejects.toMatchObject({ problem: { status: 503 } });
  expect(second.make).not.toHaveBeenCalled();
  first.end('one');
  expect(await one).toBe('one');
  second.end('two');
  expect(await two).toBe('two');
  expect(await keeper.get('c', async () => 'three')).toBe('three');
});

test('a failure is told and not kept', async () => {
  const keeper = new Keeper<string>({ kept: 9, atOnce: 1, waiting: 1 });
  await expect(keeper.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await keeper.get('a', async () => 'yes')).toBe('yes');
});
