import { runPackage } from './run.mjs';

/** Checks the types, those of the routes included. */
export async function checkTypes() {
  console.log('Checking types.');
  const failure = 'The types do not fit.';
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  await runPackage('next/dist/bin/next', ['typegen'], { quiet: true, env, failure });
  await runPackage('typescript/bin/tsc', ['--noEmit'], { failure });
}

/** Checks style and format. */
export async function checkStyle() {
  console.log('Checking style and format.');
  await runPackage('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'], {
    quiet: true,
    failure: 'Style or format is not as it should be; `npm run fix` mends most of it.',
  });
}
