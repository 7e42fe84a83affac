// Every filling of a small army, tried one by one and judged by the real check alone.
import { type Books, checkRoster } from '@/lib/engine';
import { type FillChoice, type FillRequest, fillChoices } from '@/lib/engine/fill';
import type { Roster, Unit } from '@/lib/schema';

/** A legal filling: what the army then costs, and its changes: the move that each makes and what it adds. */
export interface Filling {
  spent: number;
  changes: readonly Made[];
}

export interface Made {
  move: string;
  points: number;
}

/** All legal fillings within a hundredth of the total. */
export function everyFilling({ roster, ticked, largest = 10_000 }: FillRequest, books: Books): Filling[] {
  const found: Filling[] = [];
  const choices = fillChoices(roster, books).filter(({ id }) => ticked.includes(id));
  const growing = choices.flatMap((choice) => choice.units.map((at) => ({ at, choice })));
  const spentOn = (units: readonly Unit[]) => checkRoster({ ...roster, units } as Roster, books).points.spent;

  const made = (move: string, before: readonly Unit[], after: readonly Unit[]): Made => ({
    move,
    points: spentOn(after) - spentOn(before),
  });

  function grow(next: number, units: readonly Unit[], changes: readonly Made[]): void {
    const here = growing[next];
    if (!here) {
      add(0, 1, units, changes);
      return;
    }
    grow(next + 1, units, changes);
    const unit = units[here.at] as Unit;
    for (let size = (unit.size ?? 1) + 1; size <= Math.min(largest, here.choice.largest); size += 1) {
      const larger = units.with(here.at, { ...unit, size } as Unit);
      if (spentOn(larger) > roster.points) break;
      grow(next + 1, larger, [...changes, made(`grow ${here.choice.id}`, units, larger)]);
    }
  }

  /** New units of one choice come in growing size, so that no set of them is tried twice. */
  function add(next: number, least: number, units: readonly Unit[], changes: readonly Made[]): void {
    const choice = choices[next];
    if (!choice) {
      judge(units, changes);
      return;
    }
    add(next + 1, 1, units, changes);
    for (
      let size = Math.max(least, choice.unit.size ?? 1);
      size <= Math.min(largest, choice.largest);
      size += 1
    ) {
      const more = [...units, sized(choice, size)];
      if (spentOn(more) > roster.points) break;
      add(next, size, more, [...changes, made(`add ${choice.id}`, units, more)]);
    }
  }

  function judge(units: readonly Unit[], changes: readonly Made[]): void {
    if (changes.length === 0) return;
    const { verdict, points } = checkRoster({ ...roster, units } as Roster, books);
    if (verdict === 'legal' && points.spent * 100 >= roster.points * 99) {
      found.push({ spent: points.spent, changes });
    }
  }

  grow(0, roster.units as readonly Unit[], []);
  return found;
}

function sized({ unit }: FillChoice, size: number): Unit {
  return { ...unit, size };
}
