import { caseRoster, post, problemOf } from '@/tests/setup/http';
import { startServer } from '@/tests/setup/server';

const roster = caseRoster('R04');

/** The statuses of shares made one after the other, each with headers of its own. */
async function statuses(url: string, calls: Record<string, string>[]): Promise<number[]> {
  const answers: number[] = [];
  for (const headers of calls) answers.push((await post(`${url}/api/v1/shares`, roster, headers)).status);
  return answers;
}

const from = (...addresses: string[]) => addresses.map((address) => ({ 'x-forwarded-for': address }));

test('a client that makes too many shares is told when to come again; the rest goes on', async () => {
  const server = await startServer({ SHARE_LIMIT: '3' });
  expect(await statuses(server.url, [{}, {}, {}])).toEqual([201, 201, 201]);
  const response = await post(`${server.url}/api/v1/shares`, roster);
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await problemOf(response)).toMatchObject({
    title: 'Too Many Requests',
    detail: `At most 3 shares in 60 seconds; the next in ${wait}.`,
  });
  expect((await post(`${server.url}/api/v1/check`, roster)).status).toBe(200);
  await server.stop();
});

test('without a proxy, nobody gets round the limit by making up an address', async () => {
  const server = await startServer({ SHARE_LIMIT: '2' });
  expect(await statuses(server.url, from('192.0.2.1', '192.0.2.2', '192.0.2.3'))).toEqual([201, 201, 429]);
  await server.stop();
});

test('behind a proxy, each client has a limit of its own, by the address that the proxy wrote', async () => {
  const server = await startServer({ SHARE_LIMIT: '1', TRUST_PROXY: '1' });
  const calls = from(
    '192.0.2.1',
    '192.0.2.2',
    'made up, 192.0.2.1',
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8:0:1::1',
  );
  expect(await statuses(server.url, calls)).toEqual([201, 201, 429, 201, 429, 201]);
  await server.stop();
});
