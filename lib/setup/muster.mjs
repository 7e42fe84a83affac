import { createRequire } from 'node:module';
import { isBundled, MUSTER } from './steps/bundle.mjs';
import { main } from './steps/fault.mjs';
import { inRoot } from './steps/paths.mjs';

/** The command line program: made ready if need be, then run in this process, where its caller stands. */
await main(async () => {
  if (!isBundled()) await makeReady();
  process.env.MUSTER_DATA ??= inRoot('data');
  process.env.MUSTER_FONTS ??= inRoot('public/fonts');
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  // Not `import`, which would first read the whole file for the names that it exports.
  createRequire(import.meta.url)(MUSTER);
});

/** Says what it does on standard error only, since standard output is the program's. */
async function makeReady() {
  const { prepareProgram } = await import('./steps/prepare.mjs');
  await prepareProgram(console.error);
}
