import { createHash } from 'node:crypto';
import { shareKeySchema } from '@/lib/schema/share-key';
import { SHARE_KEY_HEADER } from '@/lib/schema/share-key-header';
import { ProblemError } from './problem';

/**
 * The hash of the key that a request carries, under which the store knows its sender; undefined without a key. The
 * key itself is never kept, so that nobody who reads the database can withdraw what others shared.
 * @throws {ProblemError} 400 if the key is malformed
 */
export function keyHashOf(headers: Headers): string | undefined {
  const key = headers.get(SHARE_KEY_HEADER);
  if (key === null) return undefined;
  if (!shareKeySchema.safeParse(key).success) throw new ProblemError(MALFORMED);
  return createHash('sha256').update(key).digest('base64url');
}

const MALFORMED = {
  status: 400,
  detail: `${SHARE_KEY_HEADER}: 20 to 100 letters, digits, "-" or "_" are expected.`,
};
