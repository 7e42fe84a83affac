import 'fake-indexeddb/auto';
import { withdrawLink } from '@/app/army/share';
import { keepLink, madeLinks } from '@/lib/shelf/links';

const ID = '23456789abcdefghjkmn';
const link = { id: ID, url: `https://muster.example/s/${ID}`, name: 'Legio XX', madeAt: 1 };

beforeEach(() => keepLink(link));

/** A server that answers a withdrawal with a status, and then shows the share or not. */
const server = (refusal: number, shown: number) =>
  (async (_: string, init?: RequestInit) =>
    new Response('{}', { status: init?.method === 'DELETE' ? refusal : shown })) as typeof fetch;

test.each([
  [403, 410, 'withdrawn'],
  [410, 410, 'withdrawn'],
  [404, 404, 'withdrawn'],
  [403, 200, 'kept'],
] as const)(
  'a link that is not there to be withdrawn (%d, then %d) leaves the list: %s',
  async (refusal, shown, told) => {
    expect(await withdrawLink(ID, server(refusal, shown))).toBe(told);
    expect(await madeLinks()).toEqual([]);
  },
);

test('a link stays on the list where the server fails', async () => {
  expect(await withdrawLink(ID, server(500, 200))).toBe('failed');
  expect(await madeLinks()).toEqual([link]);
});
