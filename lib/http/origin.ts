import { httpEnv } from './env';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The scheme, host and port that players see, without a slash at the end: PUBLIC_URL, or else what the request
 * was sent to. A client can send any host, so an answer that is made from it may only go back to that client.
 */
export function publicOrigin(headers: Headers): string {
  const { PUBLIC_URL } = httpEnv();
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, '');
  const host = first(headers, 'x-forwarded-host') || first(headers, 'host');
  const scheme = first(headers, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${scheme}://${HOST.test(host) ? host : 'localhost'}`;
}

function first(headers: Headers, name: string): string {
  return (headers.get(name) ?? '').split(',', 1)[0]?.trim() ?? '';
}
