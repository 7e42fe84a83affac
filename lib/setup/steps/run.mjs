import { spawn } from 'node:child_process';
import { Fault } from './fault.mjs';
import { root } from './paths.mjs';
import { onStop } from './stop.mjs';

/** Runs a command, and fails with one line if it fails; what ends this process ends it, too. A quiet one shows its output only then. */
export async function run(command, args, { quiet = false, env = {}, failure }) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
  });
  const off = onStop(() => {
    child.kill();
    process.exit(1);
  });
  const output = quiet ? collect(child) : [];
  const code = await ended(child);
  off();
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Fault(failure);
}

/** Runs a program that a package in node_modules holds. */
export function runPackage(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}

function collect(child) {
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return output;
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
}
