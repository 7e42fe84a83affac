import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { romanArmy } from './armies';
import { median, type Row } from './table';

const ROSTERS = 10_000;
const UNITS = 12;
const RUNS = 5;

/** The command line program as whole processes: one army, and ten thousand of them. */
export function benchProgram(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  try {
    const one = join(folder, 'one.muster.json');
    const many = join(folder, 'many.ndjson');
    writeFileSync(one, JSON.stringify(romanArmy(UNITS)));
    writeFileSync(
      many,
      Array.from({ length: ROSTERS }, (_, at) => JSON.stringify(romanArmy(UNITS, `Army ${at}`))).join('\n'),
    );
    return [
      {
        what: 'muster check of one army, whole process',
        aim: '500 ms',
        measured: `${timed(one).toFixed(0)} ms`,
      },
      {
        what: `muster check of ${ROSTERS} rosters of ${UNITS} units`,
        aim: '3 s',
        measured: `${(timed(many) / 1_000).toFixed(2)} s`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timed(file: string): number {
  return median(Array.from({ length: RUNS }, () => timeOnce(file)));
}

function timeOnce(file: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['lib/setup/muster.mjs', 'check', '--json', file], {
    maxBuffer: 1 << 30,
  });
  if (status !== 1 && status !== 0) throw new Error(`muster ended with ${status}: ${stderr}`);
  return performance.now() - start;
}
