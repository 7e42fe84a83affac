import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from './client';
import { httpEnv } from './env';
import { ProblemError } from './problem';

const SECONDS = 60;

let limiter: RateLimiterMemory | undefined;

/**
 * Counts one share that a client is making.
 * @throws {ProblemError} 429 if it makes too many
 */
export async function countShare(headers: Headers): Promise<void> {
  const { SHARE_LIMIT, TRUST_PROXY } = httpEnv();
  limiter ??= new RateLimiterMemory({ points: SHARE_LIMIT, duration: SECONDS });
  try {
    await limiter.consume(clientKey(headers, TRUST_PROXY));
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(SHARE_LIMIT, error.msBeforeNext) : error;
  }
}

function tooMany(limit: number, wait: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new ProblemError({
    status: 429,
    detail: `At most ${limit} shares in ${SECONDS} seconds; the next in ${seconds}.`,
    headers: { 'retry-after': String(seconds) },
  });
}
