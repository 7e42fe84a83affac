import { hashOf } from './hash.mjs';
import { runPackage } from './run.mjs';
import { refuseWhileServed } from './serving.mjs';
import { once } from './stamp.mjs';
import { buildWorker } from './worker.mjs';

const SOURCES = [
  'app',
  'data',
  'lib',
  'pages',
  'public',
  'prisma/schema.prisma',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** How much of the sources' hash names a build: `ab12cd34`. */
const NAME = 8;

/** Builds the pages and the worker that keeps them, unless they were built from these sources. */
export function build(say = console.log) {
  const hash = hashOf(SOURCES);
  return once({
    name: 'build',
    hash,
    makes: '.next/sw.js',
    work: async () => {
      await refuseWhileServed();
      say('Building the pages.');
      const code = hash.slice(0, NAME);
      await runPackage('next/dist/bin/next', ['build'], {
        quiet: true,
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', MUSTER_CODE: code },
        failure: 'The pages could not be built.',
      });
      await buildWorker(code);
    },
  });
}
