const NONCE = /'nonce-([\w+/=-]+)'/;

function freshNonce(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/**
 * A kept page with a nonce that it never had before, in its policy and its scripts alike: what could once be read from
 * a page is of no use in the next. A page without a nonce stays as it is.
 */
export async function withFreshNonce(page: Response, nonce = freshNonce()): Promise<Response> {
  const policy = page.headers.get('content-security-policy') ?? '';
  const [, old] = NONCE.exec(policy) ?? [];
  if (old === undefined) return page;
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', policy.replaceAll(old, nonce));
  const text = await page.text();
  return new Response(text.replaceAll(old, nonce), { status: page.status, headers });
}
