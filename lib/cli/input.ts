import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** A longer file, or a longer line of an NDJSON file, is not read. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Something that is wrong with an input: told as `file:line: path: what was expected`. */
export interface Fault {
  file: string;
  line: number;
  path: string;
  message: string;
}

/** A roster's text as it was read, or what is wrong with it. */
export type Piece = { line: number; text: string } | { line: number; fault: string };

const NEWLINE = 0x0a;

/** Opens a file, or standard input for `-`. */
export function openInput(file: string): Readable {
  return file === '-' ? process.stdin : createReadStream(file);
}

/** The whole of an input as one piece. */
export async function* wholePiece(input: Readable): AsyncGenerator<Piece> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) {
      yield { line: 1, fault: `at most ${MAX_BYTES / 1024 / 1024} MiB was expected` };
      return;
    }
    chunks.push(chunk);
  }
  yield decoded(Buffer.concat(chunks), 1);
}

/** The lines of an input that are not blank, one piece at a time. */
export async function* linePieces(input: Readable): AsyncGenerator<Piece> {
  let line = 1;
  for await (const bytes of splitLines(input)) {
    if (bytes === 'too long') {
      yield { line, fault: `a line of at most ${MAX_BYTES / 1024 / 1024} MiB was expected` };
    } else if (!isBlank(bytes)) {
      yield decoded(bytes, line);
    }
    line += 1;
  }
}

async function* splitLines(input: Readable): AsyncGenerator<Buffer | 'too long'> {
  let parts: Buffer[] = [];
  let length = 0;
  const ended = () => {
    const whole = length > MAX_BYTES ? 'too long' : Buffer.concat(parts);
    parts = [];
    length = 0;
    return whole;
  };
  for await (const chunk of input as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      length += to - from;
      parts.push(chunk.subarray(from, to));
      yield ended();
      from = to + 1;
    }
    length += chunk.length - from;
    if (length <= MAX_BYTES) parts.push(chunk.subarray(from));
    else parts = [];
  }
  if (length > 0) yield ended();
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Buffer, line: number): Piece {
  try {
    return { line, text: utf8.decode(bytes) };
  } catch {
    return { line, fault: 'UTF-8 text was expected' };
  }
}
