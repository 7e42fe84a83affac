import { shareArmy } from '@/app/army/share';
import type { Roster } from '@/lib/schema';
import { english } from '@/lib/words/english';

const roster: Roster = { format: 'muster/1', system: 'medieval', points: 500, units: [] };
const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (async () => new Response(JSON.stringify(body), { status, headers })) as typeof fetch;

const UNREACHABLE = { problem: { kind: 'unreachable' }, later: true, unreachable: true };

test('a share is a link', async () => {
  expect(await shareArmy(roster, answering(201, { id: 'x', url: 'https://muster.example/s/x' }))).toEqual({
    url: 'https://muster.example/s/x',
  });
});

test('the roster is sent as it is', async () => {
  const sent: unknown[] = [];
  await shareArmy(roster, (async (path: string, { method, body }: RequestInit) => {
    sent.push(path, method, JSON.parse(String(body)));
    return new Response('{"url":"/s/x"}', { status: 201 });
  }) as typeof fetch);
  expect(sent).toEqual(['/api/v1/shares', 'POST', roster]);
});

test.each([
  ['too many, with a wait', 429, { 'retry-after': '42' }, { kind: 'too-many', seconds: 42 }, true],
  ['too many, one second', 429, { 'retry-after': '1' }, { kind: 'too-many', seconds: 1 }, true],
  ['too many, with no wait', 429, {}, { kind: 'too-many', seconds: 0 }, true],
  ['too long', 413, {}, { kind: 'too-long' }, false],
  ['malformed', 422, {}, { kind: 'not-understood' }, false],
  ['a failure', 500, {}, { kind: 'failed' }, true],
  ['a store that is down', 503, {}, { kind: 'failed' }, true],
])(
  '%s is said, and whether it may work later',
  async (_, status, headers: Record<string, string>, problem, later) => {
    expect(await shareArmy(roster, answering(status, {}, headers))).toEqual({
      problem,
      later,
    });
  },
);

test.each(['<html>Welcome to our network</html>', '{}', '{"url":7}', 'null', ''])(
  'an answer that is not ours is no link: %s',
  async (text) => {
    const portal = (async () => new Response(text)) as typeof fetch;
    expect(await shareArmy(roster, portal)).toEqual({
      problem: { kind: 'failed' },
      later: true,
    });
  },
);

test('no network is said', async () => {
  const offline = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  expect(await shareArmy(roster, offline)).toEqual(UNREACHABLE);
});

test.each([502, 504])('a gateway that does not reach the server is no network: %d', async (status) => {
  expect(await shareArmy(roster, answering(status, {}))).toEqual(UNREACHABLE);
});

test.each([
  [{ seconds: 42 }, /again in 42 seconds\.$/],
  [{ seconds: 1 }, /again in 1 second\.$/],
  [{ seconds: 0 }, /again in a while\.$/],
])('the wait is told in words: %j', (values, words) => {
  expect(english.say('share.problem.too-many', values)).toMatch(words);
});
