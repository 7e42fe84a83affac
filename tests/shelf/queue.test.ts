import 'fake-indexeddb/auto';
import type { Roster } from '@/lib/schema';
import { openQueue, type Post, type Posted, type ShareQueue } from '@/lib/shelf/queue';

const roster: Roster = { format: 'muster/1', system: 'medieval', name: 'First', points: 500, units: [] };
const second: Roster = { ...roster, name: 'Second' };
const linkTo = ({ name }: Roster) => ({ url: `https://muster.example/s/${name}` });

let count = 0;
let queues: ShareQueue[] = [];
let name = '';
async function open(): Promise<ShareQueue> {
  const queue = await openQueue(name);
  queues.push(queue);
  return queue;
}
beforeEach(() => {
  count += 1;
  name = `queue ${count}`;
});
afterEach(() => {
  for (const queue of queues) queue.close();
  queues = [];
});

/** Answers that come one after the other, and what was asked. */
function answering(...answers: Posted[]): { post: Post; asked: (string | undefined)[] } {
  const asked: (string | undefined)[] = [];
  const post: Post = async (sent) => {
    asked.push(sent.name);
    return answers.shift() ?? linkTo(sent);
  };
  return { post, asked };
}

test('what waits is sent once, in order, and its link stays until it is taken out', async () => {
  const queue = await open();
  await queue.add('a', roster);
  await queue.add('b', second);
  const { post, asked } = answering();
  expect(await queue.send(post)).toBe(true);
  expect(await queue.send(post)).toBe(true);
  expect(asked).toEqual(['First', 'Second']);
  const [one, two] = await queue.list();
  expect([one?.state, one?.url, two?.url]).toEqual([
    'made',
    'https://muster.example/s/First',
    'https://muster.example/s/Second',
  ]);
  await queue.remove(one?.id ?? '');
  expect((await queue.list()).map(({ army }) => army)).toEqual(['b']);
});

test('without an answer all stays as it is, and is sent another time', async () => {
  const queue = await open();
  await queue.add('a', roster);
  await queue.add('b', second);
  const { post, asked } = answering({ problem: { kind: 'unreachable' }, later: true });
  expect(await queue.send(post)).toBe(false);
  expect((await queue.list()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(await queue.send(post)).toBe(true);
  expect(asked).toEqual(['First', 'First', 'Second']);
});

test('what is refused for good is told of and not sent again, and what is behind it is', async () => {
  const queue = await open();
  await queue.add('a', roster);
  await queue.add('b', second);
  const { post, asked } = answering({ problem: { kind: 'too-long' }, later: false });
  expect(await queue.send(post)).toBe(true);
  expect(await queue.send(post)).toBe(true);
  expect(asked).toEqual(['First', 'Second']);
  expect((await queue.list()).map(({ state, problem }) => [state, problem])).toEqual([
    ['refused', { kind: 'too-long' }],
    ['made', undefined],
  ]);
});

test('the same army in the same state waits once; a later state or another army for itself', async () => {
  const queue = await open();
  const first = await queue.add('a', roster);
  expect((await queue.add('a', { ...roster })).id).toBe(first.id);
  await queue.add('a', second);
  await queue.add('b', roster);
  expect(await queue.list()).toHaveLength(3);
});

test('the copy is frozen: what becomes of the army later changes nothing', async () => {
  const queue = await open();
  const army = structuredClone(roster);
  await queue.add('a', army);
  army.name = 'Changed';
  expect((await queue.list())[0]?.roster.name).toBe('First');
});

test('one that is taken out is not sent, even while another is under way', async () => {
  const queue = await open();
  await queue.add('a', roster);
  const other = await queue.add('b', second);
  const asked: (string | undefined)[] = [];
  await queue.send(async (sent) => {
    asked.push(sent.name);
    await queue.remove(other.id);
    return linkTo(sent);
  });
  expect(asked).toEqual(['First']);
});

test('one that is taken out while it is under way does not come back', async () => {
  const queue = await open();
  const { id } = await queue.add('a', roster);
  await queue.send(async (sent) => {
    await queue.remove(id);
    return linkTo(sent);
  });
  expect(await queue.list()).toEqual([]);
});

test('it outlives the page, and other tabs hear of it', async () => {
  const [one, other] = [await open(), await open()];
  const heard = new Promise<void>((resolve) => other.watch(resolve));
  await one.add('a', roster);
  await heard;
  one.close();
  expect((await (await open()).list()).map(({ army }) => army)).toEqual(['a']);
});
