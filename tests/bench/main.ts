import { cpus, totalmem } from 'node:os';
import { benchChecks } from './checks';
import { benchFill } from './fill';
import { benchFixes } from './fixes';
import { benchPages } from './pages';
import { benchPdf } from './pdf';
import { benchProgram } from './program';
import { type Row, tableText } from './table';

/** What is measured, in the order of the table. */
const BENCHES: Record<string, () => Row[] | Promise<Row[]>> = {
  checks: benchChecks,
  fill: benchFill,
  fixes: benchFixes,
  program: benchProgram,
  pdf: benchPdf,
  pages: () => benchPages(process.env.CHROME_PATH ?? 'chromium'),
};

/** Prints the machine and a table of everything that is measured, or of what is named: `npm run bench -- pdf fill`. */
async function main(): Promise<void> {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`${cpu?.model.trim()}, ${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}\n`);
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const rows: Row[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (named.length === 0 || named.includes(name)) rows.push(...(await bench()));
  }
  console.log(tableText(rows));
}

void main();
