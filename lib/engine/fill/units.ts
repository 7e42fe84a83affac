import type { Money } from '../points';
import type { Slot, Taken } from './types';

/** The largest amount of which every step is a multiple: tables need no finer money. */
export function unitOf(slots: readonly Slot[]): Money {
  let unit = 0;
  for (const { steps } of slots) for (const { money } of steps) unit = common(unit, money);
  return unit || 1;
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

/** A slot whose steps are counted in units. */
export function inUnits(slot: Slot, unit: Money): Slot {
  return { ...slot, steps: slot.steps.map(({ size, money }) => ({ size, money: money / unit })) };
}

/** Steps counted in units as steps of the slots that they come from. */
export function inMoney(taken: readonly Taken[], slots: readonly Slot[], unit: Money): Taken[] {
  const known = new Map(slots.map((slot) => [keyOf(slot), slot]));
  return taken.map(({ slot, step }) => ({
    slot: known.get(keyOf(slot)) ?? slot,
    step: { size: step.size, money: step.money * unit },
  }));
}

function keyOf({ move, at }: Slot): string {
  return `${move} ${at}`;
}
