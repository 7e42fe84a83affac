import { checkStyle, checkTypes } from './steps/checks.mjs';
import { main } from './steps/fault.mjs';
import { prepareTests } from './steps/prepare.mjs';
import { runPackage } from './steps/run.mjs';

/** `npm test`: makes everything ready, checks types, style and format, and runs the tests; what follows `--` is Jest's. */
await main(async () => {
  const ready = await prepareTests();
  await checkTypes();
  await checkStyle();
  const env = { NODE_ENV: 'test', CHROME_PATH: ready.chromium };
  await runPackage('jest/bin/jest.js', process.argv.slice(2), { env, failure: '' });
});
