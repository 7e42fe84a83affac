import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFreshNonce } from '@/app/sw/nonce';

const page = (body: string, policy?: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) },
  });

describe('a kept page', () => {
  test('comes with another nonce, in its policy and wherever it stands', async () => {
    const old = page(
      '<script nonce="0a1b">f("0a1b")</script>',
      "script-src 'self' 'nonce-0a1b'; style-src 'nonce-0a1b'",
    );
    const fresh = await withFreshNonce(old, 'ffff');
    expect(await fresh.text()).toBe('<script nonce="ffff">f("ffff")</script>');
    expect(fresh.headers.get('content-security-policy')).toBe(
      "script-src 'self' 'nonce-ffff'; style-src 'nonce-ffff'",
    );
    expect(fresh.headers.get('content-type')).toBe('text/html');
  });

  test('comes with one that nobody can guess', async () => {
    const policies = [1, 2].map(async () => {
      const fresh = await withFreshNonce(page('', "script-src 'nonce-0a1b'"));
      return fresh.headers.get('content-security-policy');
    });
    const [one, two] = await Promise.all(policies);
    expect(one).toMatch(/^script-src 'nonce-[0-9a-f]{32}'$/);
    expect(two).not.toBe(one);
  });

  test.each([undefined, "script-src 'self'", "script-src 'sha256-abc='"])(
    'without a nonce stays as it is: %j',
    async (policy) => {
      const old = page('words', policy);
      expect(await withFreshNonce(old)).toBe(old);
    },
  );
});

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesIn(path);
    return entry.name === 'page.tsx' && !path.includes('[') ? [path] : [];
  });
}

test.each(pagesIn('app'))(
  '%s asks the server for nothing of its address: one copy of it serves all',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/searchParams|useSearchParams/);
  },
);
