import type { Roster, Unit } from '@/lib/schema';
import type { Money } from '../points';
import type { FillArmy } from './army';
import type { FillChoice, Slot, Step } from './types';

/** What bounds the sizes: no unit larger than this, and no more money than this. */
export interface Limits {
  largest: number;
  money: Money;
}

/**
 * Every place where money can go: the units of the ticked choices, and new units of them.
 * `small` are the units that are too small to be legal, with their smallest legal size.
 */
export function slotsOf(
  choices: readonly FillChoice[],
  roster: Roster,
  army: FillArmy,
  { limits, small }: { limits: Limits; small: ReadonlyMap<number, number> },
): Slot[] {
  return choices.flatMap((choice) => {
    const grown = choice.units.flatMap((at) => growSlot(at, choice, roster, army, { limits, small }) ?? []);
    return [...grown, ...addSlots(choice, army, limits)];
  });
}

function growSlot(
  at: number,
  choice: FillChoice,
  roster: Roster,
  army: FillArmy,
  { limits, small }: { limits: Limits; small: ReadonlyMap<number, number> },
): Slot | undefined {
  const unit = roster.units[at] as Unit;
  const size = unit.size ?? 1;
  const { category, money } = army.place(unit);
  const least = small.get(at);
  const from = Math.max(size + 1, least ?? 0);
  const steps = stepsFrom(from, { unit, before: money, choice, army, limits });
  if (steps.length === 0 && least === undefined) return undefined;
  const move = `grow ${choice.id}`;
  return {
    kind: 'grow',
    move,
    choice,
    at,
    from: size,
    category,
    steps,
    forced: least !== undefined,
    most: 1,
  };
}

function addSlots(choice: FillChoice, army: FillArmy, limits: Limits): Slot[] {
  const { unit } = choice;
  const steps = stepsFrom(unit.size ?? 1, { unit, before: 0, choice, army, limits });
  if (steps.length === 0 || choice.left === 0) return [];
  const { category } = army.place(unit);
  const most = choice.left ?? Number.POSITIVE_INFINITY;
  const move = `add ${choice.id}`;
  return [{ kind: 'add', move, choice, at: -1, from: 0, category, steps, forced: false, most }];
}

interface Sized {
  unit: Unit;
  before: Money;
  choice: FillChoice;
  army: FillArmy;
  limits: Limits;
}

/** Sizes from the smallest on, as long as they are legal and can be paid; what costs nothing adds nothing. */
function stepsFrom(from: number, { unit, before, choice, army, limits }: Sized): Step[] {
  const steps: Step[] = [];
  const last = Math.min(choice.largest, limits.largest);
  for (let size = from; size <= last; size += 1) {
    const money = army.place({ ...unit, size }).money - before;
    if (money > limits.money) break;
    if (money > 0) steps.push({ size, money });
  }
  return steps;
}
