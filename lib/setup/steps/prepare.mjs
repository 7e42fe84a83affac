import { build } from './build.mjs';
import { bundle, bundlePdfMaker } from './bundle.mjs';
import { chromium } from './chromium.mjs';
import { copyFonts } from './fonts.mjs';
import { generate } from './generate.mjs';
import { install } from './install.mjs';
import { checkNode } from './node.mjs';

/** Packages, fonts and database client: what every command needs. */
export async function preparePackages(say) {
  checkNode();
  await install(say);
  await copyFonts();
  await generate();
}

/** All that serving needs. */
export async function prepareServer(say) {
  await preparePackages(say);
  await bundlePdfMaker();
  await build(say);
}

/** All that the command line program needs. */
export async function prepareProgram(say) {
  checkNode();
  await install(say);
  await copyFonts();
  await bundle();
}

/** All that the tests and the benchmark need: the built server, the program, and a browser. */
export async function prepareTests(say) {
  await prepareServer(say);
  await bundle();
  return { chromium: await chromium(say) };
}
