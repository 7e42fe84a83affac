import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';

const run = promisify(execFile);
const root = join(__dirname, '..', '..');

/** Compiles a TypeScript program of the tests, so that it can run in processes of its own. */
export function compileProgram(source: string): string {
  const outfile = join(root, '.build', 'tests', source.replace(/\W/g, '-').concat('.cjs'));
  buildSync({
    absWorkingDir: root,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return outfile;
}

/** Runs a compiled program and gives what it printed as JSON. */
export async function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<unknown> {
  const { stdout } = await run(process.execPath, [program, ...args], { cwd: root, env });
  return JSON.parse(stdout);
}
