import { main } from './steps/fault.mjs';
import { serve } from './steps/serve.mjs';

/** Serves what is built, and checks nothing: for the tests, and for a container that is ready. */
await main(() => serve({ dev: false }));
