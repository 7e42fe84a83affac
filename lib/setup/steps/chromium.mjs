import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Fault } from './fault.mjs';
import { inRoot } from './paths.mjs';
import { run, runPackage } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const MISSING =
  'The browser tests need Chrome or Chromium, which could not be installed: install it, or name it in CHROME_PATH.';

/** The path of a Chrome or Chromium that runs: found, or else installed. */
export async function chromium(say = console.log) {
  if (process.env.CHROME_PATH) return named(process.env.CHROME_PATH);
  for (const attempt of [null, installByApt, installByPlaywright]) {
    await attempt?.(say).catch(() => undefined);
    const path = await findChromium();
    if (path) return path;
  }
  throw new Fault(MISSING);
}

function named(path) {
  if (runs(path)) return path;
  throw new Fault(`CHROME_PATH names no Chrome or Chromium that runs: ${path}`);
}

async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, MAC_CHROME, await playwrightPath()].find((path) => existsSync(path) && runs(path));
}

async function playwrightPath() {
  const { chromium: browser } = await import('playwright-core');
  return browser.executablePath();
}

/** Some systems have a program of that name that only says where to get the browser. */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

async function installByApt(say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium for the browser tests (apt-get).');
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, failure: MISSING };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], options);
}

async function installByPlaywright(say) {
  if (!existsSync(inRoot('node_modules/playwright-core/cli.js'))) return;
  say('Installing Chromium for the browser tests (playwright-core).');
  await runPackage('playwright-core/cli.js', ['install', 'chromium'], { quiet: true, failure: MISSING });
}
