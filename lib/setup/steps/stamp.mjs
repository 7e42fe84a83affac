import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inBuild, inRoot } from './paths.mjs';

/**
 * Does a step unless it was done from the same sources and what it made is there. The stamp goes before the work
 * and comes back after it, so a step that was interrupted is done again.
 */
export async function once({ name, hash, makes, work }) {
  const stamp = inBuild('stamps', name);
  if (existsSync(inRoot(makes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(inBuild('stamps'), { recursive: true });
  writeFileSync(stamp, hash);
}
