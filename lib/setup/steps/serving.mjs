import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { inBuild } from './paths.mjs';

/** Milliseconds in which a server of this machine answers. */
const PATIENCE = 2_000;

/** Marks, until this process ends, that it serves what is built in this folder on a port. */
export function markServing(port) {
  const mark = inBuild('serving', String(process.pid));
  mkdirSync(inBuild('serving'), { recursive: true });
  writeFileSync(mark, String(port));
  process.once('exit', () => rmSync(mark, { force: true }));
}

/**
 * Refuses to go on while what is built here is served: a new build takes away what its pages still ask for.
 * @throws {Fault}
 */
export async function refuseWhileServed() {
  for (const pid of marked()) {
    const mark = inBuild('serving', pid);
    const port = readFileSync(mark, 'utf8');
    if (!(await answers(pid, port))) {
      rmSync(mark, { force: true });
      continue;
    }
    throw new Fault(
      `This folder is being served at http://localhost:${port} (process ${pid}), and the sources have changed. ` +
        'Stop it first: a new build would break its open pages.',
    );
  }
}

function marked() {
  try {
    return readdirSync(inBuild('serving'));
  } catch {
    return [];
  }
}

/** Whether a marked process still serves: one that was killed leaves its mark, and its number may be another's now. */
async function answers(pid, port) {
  try {
    process.kill(Number(pid), 0);
    const { ok } = await fetch(`http://localhost:${port}/api/health`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return ok;
  } catch {
    return false;
  }
}
