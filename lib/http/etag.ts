import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataVersion } from '@/lib/catalogue/files';

/** What an answer about a share depends on besides the share itself. */
interface Basis {
  sharedAt: Date;
  /** Whatever else changes the answer: its form, the address that it names, the reader's theme. */
  parts?: readonly string[];
}

/** Kept by whoever asks, and asked about each time, so that a withdrawal is seen at once. */
const REVALIDATED = 'no-cache';

/** The headers of an answer made from a share: its tag is made of content, data version and the code that made it. */
export function shareHeaders(id: string, { sharedAt, parts = [] }: Basis): Record<string, string> {
  const all = [id, sharedAt.toISOString(), dataVersion(), codeVersion(), ...parts];
  const tag = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
  return { etag: `"${tag}"`, 'cache-control': REVALIDATED };
}

/** Whether a request names the tag that the answer would have (RFC 9110, 13.1.2: compared weakly). */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The answer to a request about a share: 304 if the client has it, else what `body` makes. */
export async function tagged(
  request: Request,
  headers: Record<string, string>,
  make: (headers: Record<string, string>) => Response | Promise<Response>,
): Promise<Response> {
  if (!isUnchanged(request.headers.get('if-none-match'), headers.etag)) return make(headers);
  return new Response(null, { status: 304, headers });
}

let code: string | undefined;

/** Names the build, whose pages link to files of its own; nothing while the sources are served as they are. */
function codeVersion(): string {
  code ??= readBuildId();
  return code;
}

function readBuildId(): string {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'), 'utf8');
  } catch {
    return '';
  }
}
