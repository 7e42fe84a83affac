import { main } from './steps/fault.mjs';
import { prepareServer } from './steps/prepare.mjs';
import { serve } from './steps/serve.mjs';

/** `npm start`: makes everything ready that is not, and serves. */
await main(async () => {
  await prepareServer();
  await serve({ dev: false });
});
