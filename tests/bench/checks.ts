import { performance } from 'node:perf_hooks';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { romanArmy } from './armies';
import { median, type Row } from './table';

const AIMS = [
  [10, 20],
  [30, 50],
  [100, 150],
  [300, 400],
] as const;
const WARM_UP = 2_000;
const RUNS = 2_000;

/** `checkRoster` on armies of growing size, in microseconds. */
export function benchChecks(): Row[] {
  return AIMS.map(([units, aim]) => {
    const measured = median(timeChecks(units));
    return { what: `check of ${units} units`, aim: `${aim} µs`, measured: `${measured.toFixed(1)} µs` };
  });
}

function timeChecks(units: number): number[] {
  const books = fileBooks();
  const roster = romanArmy(units);
  for (let run = 0; run < WARM_UP; run += 1) checkRoster(roster, books);
  return Array.from({ length: RUNS }, () => {
    const start = performance.now();
    checkRoster(roster, books);
    return (performance.now() - start) * 1_000;
  });
}
