import { pathToFileURL } from 'node:url';
import { bundleForNode } from './steps/bundle.mjs';
import { main } from './steps/fault.mjs';
import { inBuild, root } from './steps/paths.mjs';
import { prepareTests } from './steps/prepare.mjs';

/** `npm run bench`: makes everything ready and runs the benchmark, which is compiled like the product. */
await main(async () => {
  const ready = await prepareTests();
  const program = inBuild('bench', 'bench.cjs');
  await bundleForNode('tests/bench/main.ts', program, { packages: 'external' });
  process.chdir(root);
  process.env.CHROME_PATH = ready.chromium;
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(program).href);
});
