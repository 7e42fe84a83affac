import { hashOf } from './hash.mjs';
import { run } from './run.mjs';
import { once } from './stamp.mjs';

const SOURCES = ['package-lock.json', '.npmrc'];

/** Installs the packages of the lock file, unless they are there, built for this Node. */
export function install(say = console.log) {
  const { versions, platform, arch } = process;
  return once({
    name: 'install',
    hash: hashOf(SOURCES, versions.modules, platform, arch),
    makes: 'node_modules/next/package.json',
    work: () => {
      say('Installing packages; the first time this takes a few minutes.');
      return npm(['ci', '--include=dev', '--loglevel=error'], 'The packages could not be installed.');
    },
  });
}

/** The same npm that runs this command, else the one on the path. */
function npm(args, failure) {
  const npmCli = process.env.npm_execpath;
  // Prisma's engine is not used, so its download is spared.
  const options = { failure, env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath } };
  if (npmCli?.endsWith('.js')) return run(process.execPath, [npmCli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
