import { rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runPackage } from './run.mjs';

/** Checks the types, those of the routes included. */
export async function checkTypes() {
  console.log('Checking types.');
  const failure = 'The types do not fit.';
  // What a development server left may be cut short, or of routes that are gone.
  rmSync(inRoot('.next/dev/types'), { recursive: true, force: true });
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  await runPackage('next/dist/bin/next', ['typegen'], { quiet: true, env, failure });
  await runPackage('typescript/bin/tsc', ['--noEmit'], { failure });
}

/** Checks style and format. */
export async function checkStyle() {
  console.log('Checking style and format.');
  const colours = process.stderr.isTTY ? [] : ['--colors=off'];
  await runPackage('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', ...colours, '.'], {
    quiet: true,
    failure: 'Style or format is not as it should be; `npm run fix` mends most of it.',
  });
}
