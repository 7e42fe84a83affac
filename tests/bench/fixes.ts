import { performance } from 'node:perf_hooks';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { fixer } from '@/lib/engine/fixes';
import type { CatalogueRoster, CatalogueUnit } from '@/lib/schema';
import { romanArmy } from './armies';
import { median, type Row } from './table';

const UNITS = 60;
const RUNS = 50;

/** The repairs of every breach of a large army that breaks nearly everything. */
export function benchFixes(): Row[] {
  const books = fileBooks();
  const roster = brokenArmy();
  const { breaches } = checkRoster(roster, books);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const fixes = fixer(roster, books);
    for (const breach of breaches) fixes(breach);
    return performance.now() - start;
  });
  return [
    {
      what: `fixes, ${UNITS} units with ${breaches.length} breaches`,
      aim: '50 ms',
      measured: `${median(times).toFixed(0)} ms`,
    },
  ];
}

/** Over its total and shares, Praetorians and Cataphracts too often, units too small, options that nobody offers. */
function brokenArmy(): CatalogueRoster {
  const roster = romanArmy(UNITS);
  return { ...roster, points: 8_000, units: roster.units.map(broken) };
}

function broken(unit: CatalogueUnit, at: number): CatalogueUnit {
  if (at % 6 === 0) return { ...unit, options: [...(unit.options ?? []), 'praetorian'] };
  if (at % 7 === 0) return { ...unit, size: 1 };
  if (at % 11 === 0) return { ...unit, options: ['stilts'] };
  return at % 13 === 0 ? { entry: 'cataphracts', size: 5 } : unit;
}
