import { performance } from 'node:perf_hooks';
import { fileBooks } from '@/lib/catalogue/files';
import { type FillRequest, fillChoices, fillUp } from '@/lib/engine/fill';
import type { Roster } from '@/lib/schema';
import { median, type Row } from './table';

const TOTAL = 2_000;
const RUNS = 3;
/** As the dialog asks for it, and without any limit. */
const LARGEST = [30, undefined] as const;

const HALF: Roster = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  points: TOTAL,
  units: [
    { entry: 'army-general', options: ['warhorse'] },
    { entry: 'regular-legionaries', size: 20, command: ['centurion'], options: ['heavy-armour'] },
    { entry: 'auxiliary-infantry', size: 20, options: ['light-armour'] },
    { entry: 'auxiliary-cavalry', size: 8 },
    { entry: 'scorpio', size: 2 },
  ],
};
const DESIGNED: Roster = {
  format: 'muster/1',
  system: 'medieval',
  points: TOTAL,
  units: [
    { quality: 'levy', code: 'CUF', size: 16 },
    { quality: 'elite', code: 'LPF', size: 12, arms: 'cross-trained' },
    { quality: 'average', code: 'CAF', size: 20, options: ['pike'] },
    { quality: 'average', code: 'LAF', size: 12, arms: 'missile', options: ['longbow'] },
  ],
};
const empty = (list: string): Roster => ({
  format: 'muster/1',
  system: 'ancient',
  list,
  points: TOTAL,
  units: [],
});

/** Filling up armies of 2,000 points, empty and half full, with all ticked and with what they have. */
export function benchFill(): Row[] {
  const times = requests().map((request) => median(Array.from({ length: RUNS }, () => time(request))));
  const said = `${median(times).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms`;
  return [
    {
      what: `fill up ${TOTAL} points, the median and the worst of ${times.length} armies`,
      aim: '2 s',
      measured: said,
    },
  ];
}

function requests(): FillRequest[] {
  const books = fileBooks();
  return [HALF, DESIGNED, empty('roman'), empty('barbarian')].flatMap((roster) => {
    const choices = fillChoices(roster, books);
    const all = choices.map(({ id }) => id);
    const own = choices.filter(({ units }) => units.length > 0).map(({ id }) => id);
    const ticks = own.length === 0 || own.length === all.length ? [all] : [all, own];
    return ticks.flatMap((ticked) => LARGEST.map((largest) => ({ roster, ticked, largest })));
  });
}

function time(request: FillRequest): number {
  const start = performance.now();
  const work = fillUp(request, fileBooks());
  let step = work.next();
  while (!step.done) step = work.next();
  if (step.value.ways.length === 0) throw new Error('nothing was found to fill up with');
  return performance.now() - start;
}
