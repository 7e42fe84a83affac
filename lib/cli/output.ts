import { once } from 'node:events';
import { grouped } from '@/lib/schema/grouped';
import { cleanLine } from '@/lib/sheet/clean';
import type { Fault } from './input';

const FULL = 64 * 1024;

/** Standard output in big pieces; waits when the reader is slower. */
export class Output {
  private kept: string[] = [];
  private length = 0;

  /** Takes text, or the bytes of a file; wait for the promise where there is one. */
  write(piece: string | Uint8Array): Promise<void> | undefined {
    if (typeof piece !== 'string') return this.flush().then(() => hand(piece));
    this.kept.push(piece);
    this.length += piece.length;
    return this.length >= FULL ? this.flush() : undefined;
  }

  /** Hands over what was kept. */
  async flush(): Promise<void> {
    const text = this.kept.join('');
    this.kept = [];
    this.length = 0;
    if (text !== '') await hand(text);
  }
}

async function hand(piece: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}

/**
 * Ends quietly when the reader of the output has gone, as `head` does, and in words when it cannot be written. Who
 * reads no faults misses them only: the status still tells of them.
 */
export function endWithReader(status: () => number): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(status());
    process.stderr.write(`standard output: cannot be written (${code ?? message})\n`);
    process.exit(2);
  });
  process.stderr.on('error', () => undefined);
}

/** Tells standard error what is wrong with an input. */
export function tellFault({ file, line, path, message }: Fault): void {
  const parts = [`${file}:${line}`, path === '' ? 'roster' : path, message];
  process.stderr.write(`${parts.map(cleanLine).join(': ')}\n`);
}

/** A line on a terminal that counts; nothing where standard error is no terminal. */
export class Progress {
  private count = 0;
  private readonly shown = process.stderr.isTTY === true;

  step(): void {
    this.count += 1;
    if (this.shown && this.count % 500 === 0) {
      process.stderr.write(`\r${grouped(this.count)} rosters checked`);
    }
  }

  end(): void {
    if (this.shown && this.count >= 500) process.stderr.write('\r\x1b[K');
  }
}
