import { hashOf } from './hash.mjs';
import { runPackage } from './run.mjs';
import { once } from './stamp.mjs';

/** Generates the database client, unless that of this schema is there. */
export function generate() {
  return once({
    name: 'generate',
    hash: hashOf(['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json']),
    makes: '.build/prisma/client.ts',
    work: () =>
      runPackage('prisma/build/index.js', ['generate'], {
        quiet: true,
        // Any program will do: generating would download the engine, but not use it.
        env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
        failure: 'The database client could not be generated.',
      }),
  });
}
