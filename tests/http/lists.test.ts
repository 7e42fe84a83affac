import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function get(path: string): Promise<{ response: Response; body: Record<string, unknown> }> {
  const response = await fetch(server.url + path);
  return { response, body: await response.json() };
}

test('the lists are named, with the systems and the version of the data', async () => {
  const { response, body } = await get('/api/v1/lists');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(body.dataVersion).toMatch(/^[0-9a-f]{10}$/);
  expect((body.systems as { id: string }[]).map(({ id }) => id)).toEqual(['ancient', 'medieval']);
  expect(body.lists).toEqual([
    {
      id: 'barbarian',
      name: expect.any(String),
      system: 'ancient',
      summary: expect.any(String),
      variants: [{ id: 'mountain-tribe', name: expect.any(String), summary: expect.any(String) }],
    },
    { id: 'roman', name: expect.any(String), system: 'ancient', summary: expect.any(String), variants: [] },
  ]);
});

test('a list is given whole', async () => {
  const { response, body } = await get('/api/v1/lists/roman');
  expect(response.status).toBe(200);
  expect(body).toMatchObject({ id: 'roman', system: 'ancient' });
  // The Roman list prints 20 entries.
  expect(body.entries).toHaveLength(20);
});

test.each([
  ['roster', 'Muster roster'],
  ['list', 'Muster army list'],
  ['report', 'Muster report'],
])('the JSON Schema of a %s is published', async (name, title) => {
  const { response, body } = await get(`/api/v1/schema/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/schema+json');
  expect(body).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title });
});
