import { readFileSync } from 'node:fs';
import { request } from 'node:http';

/** A roster of the golden cases, as anyone would send it. */
export function caseRoster(id: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`tests/cases/${id}.json`, 'utf8')).roster;
}

export type Body = string | Uint8Array<ArrayBuffer> | object;

/** Posts a body: text and bytes as they are, anything else as JSON. */
export function post(url: string, body: Body, headers: Record<string, string> = {}): Promise<Response> {
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  return fetch(url, { method: 'POST', headers, body: raw ? body : JSON.stringify(body) });
}

/** The problem that an answer is, with what each problem must have checked. */
export async function problemOf(response: Response): Promise<Record<string, unknown>> {
  const problem = await response.json();
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(problem).toEqual({
    type: 'about:blank',
    title: expect.stringMatching(/^[A-Z]/),
    status: response.status,
    detail: expect.any(String),
    errors: expect.any(Array),
  });
  expect(JSON.stringify(problem)).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b/);
  return problem;
}

/** A request that `fetch` would not send as it is: an odd method, a host of our own, a path that is no path. */
export function rawRequest(
  url: string,
  options: { method?: string; path?: string; headers?: Record<string, string>; body?: string },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { body, ...rest } = options;
    const sent = request(url, rest, async (answer) => {
      const chunks = await answer.toArray();
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        `${value}`,
      ]);
      resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 0, headers }));
    });
    sent.once('error', reject).end(body);
  });
}
