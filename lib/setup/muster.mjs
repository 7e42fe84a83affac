import { pathToFileURL } from 'node:url';
import { isBundled, MUSTER } from './steps/bundle.mjs';
import { main } from './steps/fault.mjs';
import { inRoot } from './steps/paths.mjs';

/** The command line program: made ready if need be, then run in this process, where its caller stands. */
await main(async () => {
  if (!isBundled()) await makeReady();
  process.env.MUSTER_DATA ??= inRoot('data');
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  await import(pathToFileURL(MUSTER).href);
});

/** Says what it does on standard error only, since standard output is the program's. */
async function makeReady() {
  const { prepareProgram } = await import('./steps/prepare.mjs');
  await prepareProgram(console.error);
}
