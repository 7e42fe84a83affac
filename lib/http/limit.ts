import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from './client';
import { httpEnv } from './env';
import { ProblemError } from './problem';

const SECONDS = 60;

/** PDFs that one client may have made in a minute; those that are kept are not counted. */
const PDFS = 20;

let shares: RateLimiterMemory | undefined;
let withdrawals: RateLimiterMemory | undefined;
let pdfs: RateLimiterMemory | undefined;

/**
 * Counts one share that a client is making.
 * @throws {ProblemError} 429 if it makes too many
 */
export async function countShare(headers: Headers): Promise<void> {
  const { SHARE_LIMIT } = httpEnv();
  shares ??= new RateLimiterMemory({ points: SHARE_LIMIT, duration: SECONDS });
  await count(shares, headers, `At most ${SHARE_LIMIT} shares`);
}

/**
 * Counts one share that a client takes back: as many as it may make.
 * @throws {ProblemError} 429 if it takes back too many
 */
export async function countWithdrawal(headers: Headers): Promise<void> {
  const { SHARE_LIMIT } = httpEnv();
  withdrawals ??= new RateLimiterMemory({ points: SHARE_LIMIT, duration: SECONDS });
  await count(withdrawals, headers, `At most ${SHARE_LIMIT} withdrawals`);
}

/**
 * Counts one PDF that is made for a client.
 * @throws {ProblemError} 429 if it asks for too many
 */
export async function countPdf(headers: Headers): Promise<void> {
  pdfs ??= new RateLimiterMemory({ points: PDFS, duration: SECONDS });
  await count(pdfs, headers, `At most ${PDFS} PDFs`);
}

async function count(limiter: RateLimiterMemory, headers: Headers, limit: string): Promise<void> {
  try {
    await limiter.consume(clientKey(headers, httpEnv().TRUST_PROXY));
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(limit, error.msBeforeNext) : error;
  }
}

function tooMany(limit: string, wait: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new ProblemError({
    status: 429,
    detail: `${limit} in ${SECONDS} seconds; the next in ${seconds}.`,
    headers: { 'retry-after': String(seconds) },
  });
}
