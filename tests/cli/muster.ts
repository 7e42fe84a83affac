import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const program = join(root, 'lib', 'setup', 'muster.mjs');

export interface Ran {
  status: number | null;
  out: string;
  err: string;
  /** Lines of standard error. */
  faults: string[];
}

interface Call {
  cwd?: string;
  input?: string | Buffer;
  /** Leaves its output, or what it says of faults, after the first piece, as `head` does. */
  leaves?: 'out' | 'err';
}

/** Runs the built program as its user would, standing in `cwd`. */
export function muster(args: readonly string[], { cwd = root, input = '', leaves }: Call = {}): Promise<Ran> {
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawn(process.execPath, [program, ...args], { cwd, env });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk) => {
    out.push(chunk);
    if (leaves === 'out') child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    err.push(chunk);
    if (leaves === 'err') child.stderr.destroy();
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const told = Buffer.concat(err).toString();
      const faults = told.split('\n').filter((line) => line !== '');
      resolve({ status, out: Buffer.concat(out).toString(), err: told, faults });
    });
  });
}

export interface GoldenCase {
  id: string;
  roster: { name: string };
  expect: {
    points: number;
    verdict: string;
    units: (number | null)[];
    breaches: [string, object, number | null][];
  };
}

const cases = join(root, 'tests', 'cases');

/** The golden armies. */
export const goldenCases: GoldenCase[] = readdirSync(cases).map((name) =>
  JSON.parse(readFileSync(join(cases, name), 'utf8')),
);
