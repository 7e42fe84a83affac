import { STATUS_CODES } from 'node:http';
import type { Issue } from '@/lib/schema/parse';

/** What a client is told of what went wrong (RFC 9457). */
export interface Problem {
  status: number;
  detail: string;
  errors?: readonly Issue[];
  headers?: Record<string, string>;
}

/** Thrown where a request cannot be answered as it is asked; the answer is its problem. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(problem.detail, options);
    this.name = 'ProblemError';
  }
}

/** A problem as `application/problem+json`. It has no type of its own, so its title is the status phrase. */
export function problemResponse({ status, detail, errors = [], headers }: Problem): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, detail, errors };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
