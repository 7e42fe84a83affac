import { startServer, type TestServer } from '@/tests/setup/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.stop());

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const headersOf = async (path: string, headers: Record<string, string> = {}) =>
  Object.fromEntries((await fetch(server.url + path, { headers })).headers);

/** The directives of a policy, each with its sources. */
function directives(policy: string | undefined): Record<string, string> {
  return Object.fromEntries((policy ?? '').split('; ').map((part) => part.split(/ (.*)/s).slice(0, 2)));
}

test.each(['/', '/no-such-page', '/api/health', '/api/v1/nothing', '/api/v1/check'])(
  '%s has the security headers, and does not say what made it',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers).toMatchObject(ALWAYS);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

test('a page’s scripts and styles need the nonce of the answer', async () => {
  const policy = directives((await headersOf('/'))['content-security-policy']);
  const [, nonce] = /'nonce-([^']+)'/.exec(policy['script-src'] ?? '') ?? [];
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(policy).toEqual({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test.each(['/', '/no-such-page'])('every script of %s carries the nonce, another each time', async (path) => {
  const nonces = new Set<string>();
  for (const _ of [1, 2]) {
    const response = await fetch(server.url + path);
    const [, nonce = 'none'] =
      /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test('a nonce that the client sends is not used', async () => {
  const sent = { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" };
  const response = await fetch(server.url, { headers: sent });
  expect(await response.text()).not.toContain('nonce="mine"');
});

test('an answer of the API is no document', async () => {
  const headers = await headersOf('/api/health');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a built file is kept for ever, and its type is not guessed', async () => {
  const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(server.url)).text()) ?? [];
  expect(await headersOf(file)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('behind a proxy that speaks https, the browser is told to stay with it', async () => {
  const headers = await headersOf('/', { 'x-forwarded-proto': 'https' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});
