import { main } from './steps/fault.mjs';
import { prepareServer } from './steps/prepare.mjs';
import { checkPort, serve } from './steps/serve.mjs';

/** `npm start`: makes everything ready that is not, and serves. */
await main(async () => {
  // What would fail at the end of a long preparation is told at once.
  await checkPort();
  await prepareServer();
  await serve({ dev: false });
});
