import { breakText, readJsonText } from '@/lib/schema/json-text';
import { ProblemError } from './problem';

/** The largest body that is read, in bytes. */
export const MAX_BODY = 1024 * 1024;

/**
 * Reads a request's body as JSON, whatever its content type says.
 * @throws {ProblemError} 415 if it is compressed, 413 as soon as it is too long, 400 if it is no UTF-8 or no JSON
 */
export async function readJson(request: Request, limit = MAX_BODY): Promise<unknown> {
  refuseEncoding(request.headers.get('content-encoding'));
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge(limit);
  return parseJson(decodeUtf8(await readBytes(request.body, limit)));
}

function refuseEncoding(encoding: string | null): void {
  if (!encoding || encoding.toLowerCase() === 'identity') return;
  const headers = { 'accept-encoding': 'identity' };
  throw new ProblemError({ status: 415, detail: 'A body that is not compressed is expected.', headers });
}

async function readBytes(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of arriving(body)) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What arrives of a body. Who stops early leaves the stream: cancelling it would cut the connection, and lose the answer. */
async function* arriving(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    yield* body?.values({ preventCancel: true }) ?? [];
  } catch (cause) {
    throw new ProblemError({ status: 400, detail: 'The body was cut off.' }, { cause });
  }
}

/** A byte order mark at the start is dropped, as RFC 8259 allows. */
function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw noJson('it is not UTF-8');
  }
}

function parseJson(text: string): unknown {
  const json = readJsonText(text);
  if ('broken' in json) throw noJson(breakText(json.broken));
  return json.value;
}

function noJson(message: string): ProblemError {
  return new ProblemError({
    status: 400,
    detail: `The body is no JSON: ${message}.`,
    errors: [{ path: '', message }],
  });
}

function tooLarge(limit: number): ProblemError {
  return new ProblemError({ status: 413, detail: `The body is longer than ${limit} bytes.` });
}
