import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Body, caseRoster, post, problemOf } from '@/tests/setup/http';
import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const LIMIT = 1024 * 1024;
const check = (body: Body, headers?: Record<string, string>) =>
  post(`${server.url}/api/v1/check`, body, headers);
const ROSTER = { format: 'muster/1', system: 'ancient', list: 'roman', points: 1000, units: [] };
const TEXT = JSON.stringify(ROSTER);

test('a roster gets its report, which nobody keeps', async () => {
  const response = await check(caseRoster('R04'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  // The total and the verdict are those of the case, worked by hand.
  expect(await response.json()).toMatchObject({
    verdict: 'legal',
    points: { spent: 1200, agreed: 1200 },
    breaches: [],
  });
});

test('an illegal roster is answered like any other', async () => {
  const response = await check(caseRoster('E01'));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ verdict: 'illegal', breaches: [{ code: 'empty' }, {}] });
});

test('an army with what was agreed has its own verdict', async () => {
  const waivers = [
    { code: 'category-under', where: { category: 'legionaries' }, note: 'a walk-over' },
    { code: 'size-under', where: { unit: 'gone' } },
  ];
  // A general leads no legionaries, of whom a quarter is asked for.
  const units = [{ entry: 'army-general' }];
  const response = await check(JSON.stringify({ ...ROSTER, units, waivers }));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    verdict: 'waived',
    breaches: [{ code: 'category-under', waived: true, note: 'a walk-over' }],
    lapsed: [{ why: 'gone', waiver: { where: { unit: 'gone' } } }],
  });
});

test('an id that two units have is malformed, and said where', async () => {
  const unit = { id: 'a', entry: 'scorpio', size: 2 };
  const response = await check(JSON.stringify({ ...ROSTER, units: [unit, unit] }));
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual([
    { path: 'units[1].id', message: 'expected an id that no other unit has' },
  ]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8', 'nonsense'])(
  'the content type %s is no matter',
  async (type) => {
    expect((await check(TEXT, { 'content-type': type })).status).toBe(200);
  },
);

test('a compressed body is not taken', async () => {
  const response = await check(new Uint8Array(gzipSync(TEXT)), { 'content-encoding': 'gzip' });
  expect(response.status).toBe(415);
  expect(response.headers.get('accept-encoding')).toBe('identity');
  await problemOf(response);
  expect((await check(TEXT, { 'content-encoding': 'identity' })).status).toBe(200);
});

test('a byte order mark at the start is no matter', async () => {
  expect((await check(`\uFEFF${TEXT}`)).status).toBe(200);
});

test('of a key that stands twice, the last counts', async () => {
  const response = await check(TEXT.replace('{', '{"points":7,'));
  expect(await response.json()).toMatchObject({ points: { agreed: 1000 } });
});

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['nothing', ''],
  ['spaces', '   '],
  ['text', 'Legio XX'],
  ['a cut object', '{"format":'],
  ['a comma too many', '{"format":"muster/1",}'],
  ['two objects', `${TEXT}${TEXT}`],
  ['single quotes', "{'format':'muster/1'}"],
  ['NaN', '{"points":NaN}'],
  ['a control character in a string', '{"name":"a\nb"}'],
  ['a zero byte', '\u0000'],
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))],
  ['a megabyte of opening brackets', '['.repeat(LIMIT)],
])('%s is no JSON: 400 with the reason', async (_, body) => {
  const response = await check(body);
  const problem = await problemOf(response);
  expect(response.status).toBe(400);
  expect(problem).toMatchObject({
    title: 'Bad Request',
    errors: [{ path: '', message: expect.any(String) }],
  });
});

test.each<[string, string, string[]]>([
  ['null', 'null', ['']],
  ['a number', '1e999', ['']],
  ['an array', '[]', ['']],
  ['a misspelt key', JSON.stringify({ ...ROSTER, unts: [] }), ['unts']],
  [
    'three faults at once',
    JSON.stringify({ ...ROSTER, points: 0, name: 7, units: [{ entry: 'x' }, { entry: 'x', size: 1.5 }] }),
    ['name', 'points', 'units[1].size'],
  ],
  ['a list that is none', JSON.stringify({ ...ROSTER, list: 'martian' }), ['list']],
  ['a variant that is none', JSON.stringify({ ...ROSTER, variant: 'moon' }), ['variant']],
  ['a list named as a property', JSON.stringify({ ...ROSTER, list: 'constructor' }), ['list']],
  ['__proto__', TEXT.replace('{', '{"__proto__":{"name":"x"},'), ['__proto__']],
  ['__proto__ in a unit', TEXT.replace('[]', '[{"entry":"x","__proto__":{}}]'), ['units[0].__proto__']],
  ['brackets half a megabyte deep', '['.repeat(LIMIT / 2) + ']'.repeat(LIMIT / 2), ['']],
  [
    'a name that is brackets all the way',
    TEXT.replace('{', `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)},`),
    ['name'],
  ],
  ['half a million units', TEXT.replace('[]', `[${'0,'.repeat(500_000)}0]`), ['units']],
])('%s cannot be understood: 422 with every path', async (_, body, paths) => {
  const response = await check(body);
  const problem = await problemOf(response);
  expect(response.status).toBe(422);
  expect(problem.title).toBe('Unprocessable Entity');
  expect((problem.errors as { path: string }[]).map(({ path }) => path).sort()).toEqual(paths);
});

test('every unit of the largest army may be malformed: each is listed', async () => {
  const units = Array.from({ length: 2000 }, () => ({ entry: 'x', sizee: 5 }));
  const problem = await problemOf(await check({ ...ROSTER, units }));
  expect((problem.errors as { path: string }[]).map(({ path }) => path)).toEqual(
    units.map((_, at) => `units[${at}].sizee`),
  );
});

test('of more faults than anybody mends, ten thousand are listed and all are counted', async () => {
  const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`k${at}`, 0]));
  const problem = await problemOf(await check({ ...ROSTER, ...many }));
  expect(problem.errors).toHaveLength(10_000);
  expect(problem.detail).toBe(
    'The roster cannot be understood: 15000 places malformed; the first 10000 are listed.',
  );
});

test('broken JSON: the line, the column and what was expected there', async () => {
  const problem = await problemOf(await check('{\n  "format" "muster/1"}'));
  const message = 'line 2, column 12: expected a colon';
  expect(problem.errors).toEqual([{ path: '', message }]);
  expect(problem.detail).toBe(`The body is no JSON: ${message}.`);
});

test('a body of exactly the limit is read', async () => {
  expect((await check(TEXT.padEnd(LIMIT))).status).toBe(200);
});

test.each([
  ['one byte more', LIMIT + 1],
  ['ten times as much', 10 * LIMIT],
])('%s is too much: 413', async (_, length) => {
  const response = await check(TEXT.padEnd(length));
  expect(response.status).toBe(413);
  expect((await problemOf(response)).detail).toBe('The body is longer than 1048576 bytes.');
});

test('a client that goes away half-way is no failure of the server', async () => {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), 'localhost');
  socket.write('POST /api/v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  expect((await check(TEXT)).status).toBe(200);
  expect(server.output()).not.toContain('Error');
});

test('a long body that does not say its length is too much as well', async () => {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  let left = 640;
  const body = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
  });
  const streamed = { method: 'POST', body, duplex: 'half' };
  const response = await fetch(`${server.url}/api/v1/check`, streamed);
  expect(response.status).toBe(413);
  await problemOf(response);
});
