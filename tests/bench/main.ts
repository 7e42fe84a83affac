import { cpus, totalmem } from 'node:os';
import { benchChecks } from './checks';
import { benchFill } from './fill';
import { benchFixes } from './fixes';
import { benchPages } from './pages';
import { benchPdf } from './pdf';
import { benchProgram } from './program';
import { tableText } from './table';

/** Prints the machine and a table of everything that is measured. */
async function main(): Promise<void> {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`${cpu?.model.trim()}, ${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}\n`);
  const rows = [
    ...benchChecks(),
    ...benchFill(),
    ...benchFixes(),
    ...benchProgram(),
    ...(await benchPdf()),
    ...(await benchPages(process.env.CHROME_PATH ?? 'chromium')),
  ];
  console.log(tableText(rows));
}

void main();
