import type { CategoryReport, Roster, Unit } from '@/lib/schema';
import type { Money } from '../points';

/** Something that a player may tick: an entry of a list, or a design. */
export interface FillChoice {
  /** Names it among the choices of one army: `roman/scorpio`; the parts of a design. */
  id: string;
  /** A new unit of it at its smallest: fitted out as the army's first such unit, else plain. */
  unit: Unit;
  /** The category in which it counts; null where there are none. */
  category: string | null;
  ally: boolean;
  /** The units of the army that are of it. */
  units: readonly number[];
  /** How many more the army may have; null: as many as it likes. */
  left: number | null;
  /** The largest number that one unit may have by the rules. */
  largest: number;
}

/** What to fill up, and with what. */
export interface FillRequest {
  roster: Roster;
  /** The ids of the choices that are ticked. */
  ticked: readonly string[];
  /** Designs beyond those that the army has. */
  designs?: readonly Unit[] | undefined;
  /** No unit is made larger than this. */
  largest?: number | undefined;
  /** How many ways are wanted; 5 if nothing is said. */
  most?: number | undefined;
}

/** One change of a way: a unit made larger, or a new one. Points are what it adds. */
export type FillChange =
  | { kind: 'grow'; at: number; from: number; to: number; points: number }
  | { kind: 'add'; choice: string; unit: Unit; points: number };

/** A legal way to spend what is left. */
export interface FillWay {
  spent: number;
  added: number;
  changes: readonly FillChange[];
  /** The categories as they then are. */
  categories: readonly CategoryReport[];
}

/** Why there is no way. Figures are points. */
export type FillRefusal =
  | { code: 'nothing-ticked' }
  | { code: 'nothing-left' }
  /** Breaches that no filling mends, by their places in the army's report. */
  | { code: 'breaches'; breaches: readonly number[] }
  /** So much of this category is missing, and what is ticked cannot bring it. */
  | { code: 'share-missing'; category: string; missing: number }
  /** The most that is reached, and the least that is wanted. */
  | { code: 'falls-short'; reached: number; wanted: number }
  | { code: 'too-much-left'; left: number; limit: number }
  | { code: 'shares-cross' }
  | { code: 'no-way' };

export type FillResult =
  | { ways: readonly [FillWay, ...FillWay[]]; refusal: null }
  | { ways: readonly []; refusal: FillRefusal };

/** A size that a unit may be given, and what that adds. */
export interface Step {
  size: number;
  money: Money;
}

/** One place where money can go: a unit that may grow, or new units of a choice. */
export interface Slot {
  kind: 'grow' | 'add';
  /** `grow CHOICE` or `add CHOICE`: ways that make the same moves differ in numbers only. */
  move: string;
  choice: FillChoice;
  /** The unit that grows, and its size before. */
  at: number;
  from: number;
  category: string;
  steps: readonly Step[];
  /** A unit too small to be legal has to grow. */
  forced: boolean;
  /** How many new units there may be. */
  most: number;
}

/** A step taken at a slot. */
export interface Taken {
  slot: Slot;
  step: Step;
}
