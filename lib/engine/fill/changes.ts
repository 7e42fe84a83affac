import type { Roster, Unit } from '@/lib/schema';
import { type Money, toPoints } from '../points';
import { type FillArmy, largeIn } from './army';
import type { Found } from './best';
import type { FillChange, Slot, Step, Taken } from './types';

/** The changes of a filling: units that grow in the order of the roster, then new units in that of the list. */
export function changesOf({ taken }: Found, army: FillArmy): FillChange[] {
  const grown = taken.filter(({ slot }) => slot.kind === 'grow').sort((a, b) => a.slot.at - b.slot.at);
  const slots = [...new Set(onlyNew(taken).map(({ slot }) => slot))];
  return [
    ...grown.map(({ slot, step }): FillChange => growth(slot, step, army.scale)),
    ...slots.flatMap((slot) =>
      evenly(slot, stepsAt(slot, taken), largeIn(army)).map((step) => newUnit(slot, step, army.scale)),
    ),
  ];
}

function onlyNew(taken: readonly Taken[]): Taken[] {
  return taken.filter(({ slot }) => slot.kind === 'add');
}

function stepsAt(slot: Slot, taken: readonly Taken[]): Step[] {
  return taken.filter((one) => one.slot === slot).map(({ step }) => step);
}

function growth(slot: Slot, step: Step, scale: number): FillChange {
  return { kind: 'grow', at: slot.at, from: slot.from, to: step.size, points: toPoints(step.money, scale) };
}

function newUnit({ choice }: Slot, { size, money }: Step, scale: number): FillChange {
  const unit = sized(choice.unit, size);
  return { kind: 'add', choice: choice.id, unit, points: toPoints(money, scale) };
}

/** A unit of one model that can have no more says no size. */
function sized(unit: Unit, size: number): Unit {
  return unit.size === undefined && size === 1 ? unit : { ...unit, size };
}

/** New units alike in size, where that costs the same and no large change is lost; the larger ones first. */
function evenly(slot: Slot, steps: readonly Step[], large: Money): readonly Step[] {
  const models = steps.reduce((sum, { size }) => sum + size, 0);
  const each = Math.floor(models / steps.length);
  const larger = models % steps.length;
  const even = steps.flatMap((_, at) => {
    const size = at < larger ? each + 1 : each;
    return slot.steps.find((step) => step.size === size) ?? [];
  });
  const isLarge = (some: readonly Step[]) => some.some(({ money }) => money >= large);
  return even.length === steps.length && cost(even) === cost(steps) && isLarge(even) >= isLarge(steps)
    ? even
    : [...steps].sort((a, b) => b.size - a.size);
}

function cost(steps: readonly Step[]): Money {
  return steps.reduce((sum, { money }) => sum + money, 0);
}

/** The army after these changes; new units stand last. */
export function filled(roster: Roster, changes: readonly FillChange[]): Roster {
  const units = [...(roster.units as readonly Unit[])];
  for (const change of changes) {
    if (change.kind === 'grow') units[change.at] = { ...units[change.at], size: change.to } as Unit;
    else units.push(change.unit);
  }
  return { ...roster, units } as Roster;
}
