import { hashOf } from './hash.mjs';
import { runPackage } from './run.mjs';
import { once } from './stamp.mjs';

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

/** Builds the pages, unless they were built from these sources. */
export function build(say = console.log) {
  return once({
    name: 'build',
    hash: hashOf(SOURCES),
    makes: '.next/BUILD_ID',
    work: () => {
      say('Building the pages.');
      return runPackage('next/dist/bin/next', ['build'], {
        quiet: true,
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        failure: 'The pages could not be built.',
      });
    },
  });
}
