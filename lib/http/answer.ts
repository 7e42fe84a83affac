import { type Issue, ParseError } from '@/lib/schema/parse';
import { StoreError } from '@/lib/store';
import { type Problem, ProblemError, problemResponse } from './problem';

/** Seconds after which a client may ask a store again that has failed. */
const STORE_RETRY = '5';

/** As many paths as a person could mend; an answer must not outgrow its question. */
const MAX_ERRORS = 10_000;

/** Answers in JSON. Unless the headers say otherwise, nobody keeps the answer. */
export function jsonResponse(body: unknown, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
}

/** The answer to an error: what the client did wrong, or a plain word that the server failed. */
export function errorResponse(error: unknown): Response {
  if (error instanceof ProblemError) return problemResponse(error.problem);
  if (error instanceof ParseError) return problemResponse(malformed(error.issues));
  console.error(error);
  return problemResponse(error instanceof StoreError ? STORE_FAILED : FAILED);
}

const STORE_FAILED: Problem = {
  status: 503,
  detail: 'The store does not answer. Nothing was changed; please try again.',
  headers: { 'retry-after': STORE_RETRY },
};

const FAILED: Problem = { status: 500, detail: 'The server failed at this request.' };

function malformed(issues: readonly Issue[]): Problem {
  const count = issues.length === 1 ? 'one place' : `${issues.length} places`;
  const shown = issues.length > MAX_ERRORS ? `; the first ${MAX_ERRORS} are listed` : '';
  const detail = `The roster cannot be understood: ${count} malformed${shown}.`;
  return { status: 422, detail, errors: issues.slice(0, MAX_ERRORS) };
}
