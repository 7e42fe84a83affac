import { problemOf, rawRequest } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ROUTES: [string, string][] = [
  ['/api/v1/check', 'POST, OPTIONS'],
  ['/api/v1/shares', 'POST, OPTIONS'],
  ['/api/v1/shares/x', 'GET, HEAD, DELETE, OPTIONS'],
  ['/api/v1/lists', 'GET, HEAD, OPTIONS'],
  ['/api/v1/lists/roman', 'GET, HEAD, OPTIONS'],
  ['/api/v1/schema/roster', 'GET, HEAD, OPTIONS'],
  ['/api/health', 'GET, HEAD, OPTIONS'],
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const WRONG = ROUTES.flatMap(([path, allow]) =>
  METHODS.filter((method) => !allow.includes(method)).map((method) => [method, path, allow] as const),
);

test.each(WRONG)('%s %s: 405 with what is allowed', async (method, path, allow) => {
  const response = await fetch(server.url + path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  expect((await problemOf(response)).detail).toBe(`${method} is not among ${allow}.`);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s to a page: 405', async (method) => {
  const response = await fetch(server.url, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  await problemOf(response);
});

test.each(ROUTES)('OPTIONS %s says what is allowed', async (path, allow) => {
  const response = await fetch(server.url + path, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('allow')).toBe(allow);
});

test.each([
  ['/api/health', 200],
  ['/api/v1/lists', 200],
  ['/api/v1/lists/martian', 404],
  ['/api/v1/check', 405],
])('HEAD %s is answered as GET, without a body', async (path, status) => {
  const response = await fetch(server.url + path, { method: 'HEAD' });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('');
});

test.each([
  '/api',
  '/api/v1',
  '/api/v2/check',
  '/api/v1/check/more',
  '/api/v1/lists/martian',
  '/api/v1/lists/..%2Fsystems%2Fancient',
  '/api/v1/lists/__proto__',
  '/api/v1/schema/martian',
  '/api/v1/schema/constructor',
])('nothing is at %s', async (path) => {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(404);
  await problemOf(response);
});

test.each(['POST', 'PUT', 'DELETE'])('%s to no route is 404, too', async (method) => {
  const response = await fetch(`${server.url}/api/nothing`, { method });
  expect(response.status).toBe(404);
  await problemOf(response);
});

test('a method that nobody uses is not implemented', async () => {
  const response = await rawRequest(server.url, { method: 'TRACE', path: '/api/v1/check' });
  expect(response.status).toBe(501);
  await problemOf(response);
});

test.each(['/api/v1/shares/%E0%A4%A', '/api/v1/lists/%', '/%ZZ'])('%s cannot be read', async (path) => {
  const response = await rawRequest(server.url, { path });
  expect(response.status).toBe(400);
  await problemOf(response);
});
