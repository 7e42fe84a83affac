import { bundlePdfMaker } from './steps/bundle.mjs';
import { main } from './steps/fault.mjs';
import { preparePackages } from './steps/prepare.mjs';
import { serve } from './steps/serve.mjs';

/** `npm run dev`: serves the sources as they are, and follows their changes. */
await main(async () => {
  await preparePackages();
  await bundlePdfMaker();
  await serve({ dev: true });
});
