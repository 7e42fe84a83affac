import { MAX_POINTS } from '@/lib/schema/limits';
import type { SHARE_BASES } from '@/lib/schema/vocabulary';
import { type Counted, onSpent } from '../catalogue/count';
import type { TakenUnit } from '../catalogue/taken';
import type { Candidate } from './candidate';
import { type Gone, goneAfter, shareOf } from './gone';
import { addMoves, smallestAdditions, unitMoves } from './listed-moves';
import type { Target } from './scene';
import { smallest } from './search';
import { moneyOf, unitCandidates } from './unit-candidates';

/** Changes of a listed army that may repair a breach, in no order. */
export function listedCandidates(target: Target, counted: Counted): Candidate[] {
  switch (target.code) {
    case 'empty':
      return smallestAdditions(counted);
    case 'total-over':
    case 'category-over':
    case 'category-under':
      return moneyCandidates(target, counted);
    case 'units-over':
      return countCandidates(target.where.category, target.by, counted);
    case 'entry-over': {
      const { entry, list } = target.where;
      return removals(
        known(counted).filter((unit) => isOf(unit, entry, list)),
        target.by,
      );
    }
    case 'upgrade-over':
      return withoutUpgrade(target.where.option, target.by, counted);
    default:
      return unitCandidates(target, counted);
  }
}

function known({ units }: Counted): TakenUnit[] {
  return units.filter((unit) => unit.entry !== null);
}

function isOf({ entry, index }: TakenUnit, id: string, list: string): boolean {
  return entry.entry.id === id && index.list.id === list;
}

function moneyCandidates(target: Target, counted: Counted): Candidate[] {
  const gone = goneAfter(target, counted);
  if (!gone) return [];
  return [
    ...concerned(target, counted).flatMap((unit) => unitMoves(unit, counted, gone)),
    ...(target.code === 'total-over' ? [] : addMoves(counted, gone)),
    ...totals(counted, gone),
    ...otherBase(target, counted),
  ];
}

/** Shares of the agreed total hang on their own categories only; all else hangs on every unit. */
function concerned(target: Target, counted: Counted): TakenUnit[] {
  const units = known(counted);
  const share = shareOf(target, counted);
  return share && !onSpent(counted.roster)
    ? units.filter(({ category }) => share.of.includes(category))
    : units;
}

/** The smallest larger total to agree on. */
function totals({ book, agreed }: Counted, gone: Gone): Candidate[] {
  const { scale } = book.system;
  const now = Math.round(agreed / scale);
  const points = smallest(now + 1, MAX_POINTS, (points) => gone({ agreed: points * scale }));
  return points === undefined ? [] : [{ edits: [{ kind: 'total', points }], moved: points * scale - agreed }];
}

/** The other reading of shares, which opponents may agree on (ruling 1). */
function otherBase({ code }: Target, { roster }: Counted): Candidate[] {
  if (code === 'total-over') return [];
  const shares: (typeof SHARE_BASES)[number] = onSpent(roster) ? 'agreed' : 'spent';
  return [{ edits: [{ kind: 'settings', settings: { shares } }], moved: 0 }];
}

/** More units of one kind than of another: so many of these less, or of those more. */
function countCandidates(category: string, by: number, counted: Counted): Candidate[] {
  const rule = counted.book.list.counts.find(({ of }) => of[0] === category);
  if (!rule) return [];
  const units = known(counted).filter(
    ({ category, entry }) => rule.of.includes(category) && entry.entry.kind !== 'character',
  );
  const added = smallestAdditions(counted, rule.atMost).map(({ edits, moved }) => ({
    edits: Array.from({ length: by }, () => edits).flat(),
    moved: moved * by,
  }));
  return [...removals(units, by), ...added];
}

/** Any one of the units less; where more are too many, the cheapest of them together. */
function removals(units: readonly TakenUnit[], by: number): Candidate[] {
  const cheapest = units.toSorted((one, other) => moneyOf(one) - moneyOf(other) || other.at - one.at);
  return grouped(cheapest, by).map((group) => ({
    edits: group.map(({ at }) => ({ kind: 'remove', unit: at })),
    moved: group.reduce((sum, unit) => sum + moneyOf(unit), 0),
  }));
}

/** Each by itself, or so many of the first together. */
function grouped<T>(rows: readonly T[], by: number): T[][] {
  if (by === 1) return rows.map((row) => [row]);
  return rows.length < by ? [] : [rows.slice(0, by)];
}

function withoutUpgrade(option: string, by: number, counted: Counted): Candidate[] {
  const { scale } = counted.book.system;
  const priced = known(counted).flatMap((unit) => {
    const bought = unit.ally ? undefined : unit.loadout.options.find(({ id }) => id === option);
    if (!bought) return [];
    const money = bought.price * (bought.per === 'each' ? unit.size : 1) * scale;
    return [{ at: unit.at, money }];
  });
  const cheapest = priced.toSorted((one, other) => one.money - other.money || other.at - one.at);
  return grouped(cheapest, by).map((group) => ({
    edits: group.map(({ at }) => ({ kind: 'choice', unit: at, of: 'options', drop: option })),
    moved: group.reduce((sum, { money }) => sum + money, 0),
  }));
}
