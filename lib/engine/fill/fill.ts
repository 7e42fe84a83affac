import type { Breach, Report, Roster } from '@/lib/schema';
import { MAX_SIZE, MAX_UNITS } from '@/lib/schema/limits';
import type { Books } from '../books';
import { checkRoster } from '../check';
import { type Money, toPoints } from '../points';
import { type FillArmy, fillArmy, largeIn } from './army';
import { type Found, finderOf, type Task } from './best';
import { changesOf, filled } from './changes';
import { fillChoices } from './choices';
import { refusalOf } from './refusal';
import { slotsOf } from './slots';
import type { FillChoice, FillRefusal, FillRequest, FillResult, FillWay } from './types';
import { differentWays, type Progress } from './ways';

/** How many ways are proposed. */
export const WAYS = 5;
/** More money than this is left to no table: it would take minutes. */
export const MOST_MONEY = 100_000;

/**
 * Legal ways to spend what an army has left, within a hundredth of its agreed total: by enlarging units of the
 * ticked choices and by adding new ones. Nearest to the total first, then with the fewest changes; the same
 * question has the same answer. It is exact: if there are such ways they are found, and none that is left out
 * is better than one that is not. New units are fitted out as the army's first one of their kind.
 * It yields how far it is, and may be given up at any time.
 * @throws {ParseError} where the roster names a system, list or variant that does not exist
 */
export function* fillUp(request: FillRequest, books: Books): Generator<Progress, FillResult, void> {
  const { roster, designs, most = WAYS } = request;
  const report = checkRoster(roster, books);
  const army = { ...fillArmy(roster, books), closed: closedBy(report) };
  const choices = fillChoices(roster, books, designs).filter(({ id }) => request.ticked.includes(id));
  const start = { request, army, report, choices };
  const refused = refusedAtOnce(start);
  if (refused) return { ways: [], refusal: refused };
  const task = taskOf(start);
  const finder = finderOf(task);
  const isSound = (found: Found) => wayOf(found, roster, army, books) !== undefined;
  const found = yield* differentWays({ best: finder.best, isSound, most, large: task.large });
  const [first, ...others] = found.flatMap((one) => wayOf(one, roster, army, books) ?? []);
  if (first) return { ways: [first, ...others], refusal: null };
  return {
    ways: [],
    refusal: yield* refusalOf(task, { crossed: finder.crossed, legal: report.verdict !== 'illegal' }),
  };
}

interface Start {
  request: FillRequest;
  army: FillArmy;
  report: Report;
  choices: readonly FillChoice[];
}

function refusedAtOnce({ army, report, choices, request }: Start): FillRefusal | undefined {
  const left = army.agreed - army.spent;
  const lasting = report.breaches.flatMap((breach, at) =>
    breach.waived || canMend(breach, army, choices) ? [] : [at],
  );
  if (lasting.length > 0) return { code: 'breaches', breaches: lasting };
  if (choices.length === 0) return { code: 'nothing-ticked' };
  if (left <= 0 || request.roster.units.length >= MAX_UNITS) return { code: 'nothing-left' };
  if (left <= MOST_MONEY) return undefined;
  return { code: 'too-much-left', left: toPoints(left, army.scale), limit: toPoints(MOST_MONEY, army.scale) };
}

/** A share that is exceeded by agreement stays as it is agreed. */
function closedBy({ breaches }: Report): string[] {
  return breaches.flatMap((breach) =>
    breach.code === 'category-over' && breach.waived ? [breach.where.category] : [],
  );
}

/** Whether filling may end a breach: what is too little can become more. */
function canMend(breach: Breach, army: FillArmy, choices: readonly FillChoice[]): boolean {
  switch (breach.code) {
    case 'empty':
    case 'category-under':
    case 'units-over':
      return true;
    case 'category-over':
      return army.ofSpent;
    case 'size-under':
      return choices.some(({ units }) => units.includes(breach.where.unit));
    default:
      return false;
  }
}

function taskOf({ request, army, report, choices }: Start): Task {
  const { roster, largest = MAX_SIZE } = request;
  const most = army.agreed - army.spent;
  const small = new Map(
    report.breaches.flatMap((breach): [number, number][] =>
      breach.code === 'size-under' && !breach.waived ? [[breach.where.unit, breach.limit]] : [],
    ),
  );
  const limits = { largest, money: most };
  const slots = slotsOf(choices, roster, army, { limits, small });
  return { army, slots, least: leastOf(army) - army.spent, most, large: largeIn(army) };
}

/** Within a hundredth of the total. */
function leastOf({ agreed }: FillArmy): Money {
  return Math.ceil((agreed * 99) / 100);
}

/** A filling as a way, if the real check finds the army legal and at the price that was worked out. */
function wayOf(found: Found, roster: Roster, army: FillArmy, books: Books): FillWay | undefined {
  const changes = changesOf(found, army);
  const next = filled(roster, changes);
  const report = checkRoster(next, books);
  const spent = toPoints(army.spent + found.added, army.scale);
  if (report.verdict === 'illegal' || report.points.spent !== spent || next.units.length > MAX_UNITS)
    return undefined;
  return { spent, added: toPoints(found.added, army.scale), changes, categories: report.categories };
}
