import type { Breach, FormulaSystem, FormulaUnit, Need } from '@/lib/schema';
import { MAX_POINTS } from '@/lib/schema/limits';
import type { BreachFact } from '../fact';
import { type DesignedUnit, designUnit } from '../formula/designed';
import { type CountedDesigns, roundsUp } from '../formula/facts';
import { toPoints } from '../points';
import type { Candidate } from './candidate';
import { type DesignPart, type Edit, editUnit, type UnitEdit } from './edit';
import { designGoneAfter, type Gone } from './gone';
import { swapEdits } from './listed-moves';
import type { Target } from './scene';
import { smallest } from './search';
import { correctsId, meant } from './unit-candidates';

type Code = Breach['code'];
type Fact<C extends Code> = Extract<BreachFact, { code: C }>;

/** Changes of an army of designed units that may repair a breach, in no order. */
export function designedCandidates(target: Target, counted: CountedDesigns): Candidate[] {
  if (target.code === 'empty') return [firstUnit(counted)];
  const gone = designGoneAfter(target, counted);
  if (gone) return moneyCandidates(gone, counted);
  const unit = 'unit' in target.where ? counted.units[target.where.unit] : undefined;
  if (!unit) return [];
  return unitEdits(target, unit, counted.index.system).map((edit) =>
    correctsId(edit, target) ? { edits: [edit], moved: 0 } : priced(edit, unit, counted),
  );
}

/** Removing the unit, which repairs whatever it breaks by itself. */
export function designRemoval(target: Target, { units }: CountedDesigns): Candidate[] {
  const unit = 'unit' in target.where ? units[target.where.unit] : undefined;
  return unit ? [{ edits: [{ kind: 'remove', unit: unit.at }], moved: unit.money }] : [];
}

function priced(edit: Edit, unit: DesignedUnit, counted: CountedDesigns): Candidate {
  return { edits: [edit], moved: Math.abs(moneyAfter(edit, unit, counted) - unit.money) };
}

function moneyAfter(edit: Edit, unit: DesignedUnit, { roster, index }: CountedDesigns): number {
  if (edit.kind === 'remove') return 0;
  return designUnit(editUnit(unit.unit, edit as UnitEdit), unit.at, index, roundsUp(roster)).money;
}

/** A base of the cheapest men in the plainest order. */
function firstUnit({ roster, index }: CountedDesigns): Candidate {
  const { qualities, densities, armours, categories } = index.system;
  const quality = least(qualities, ({ value }) => value).id;
  const density = densities[0] ?? { code: 'C', base: 1 };
  const armour = least(armours, ({ cost }) => cost).code;
  const category = least(categories, ({ times }) => times).code;
  const unit: FormulaUnit = { quality, code: density.code + armour + category, size: density.base };
  return { edits: [{ kind: 'add', unit }], moved: designUnit(unit, 0, index, roundsUp(roster)).money };
}

function least<T>(rows: readonly T[], of: (row: T) => number): T {
  return rows.reduce((best, row) => (of(row) < of(best) ? row : best));
}

function moneyCandidates(gone: Gone, counted: CountedDesigns): Candidate[] {
  return [
    ...counted.units.flatMap((unit) => unitMoves(unit, gone, counted)),
    ...totals(gone, counted),
    ...exactHalves(counted),
  ];
}

function unitMoves(unit: DesignedUnit, gone: Gone, counted: CountedDesigns): Candidate[] {
  const { at, size } = unit;
  const edits: Edit[] = [...cheaper(unit, counted.index.system), { kind: 'remove', unit: at }];
  const enough = (edit: Edit) => gone({ more: moneyAfter(edit, unit, counted) - unit.money });
  const fewer = (by: number): Edit => ({ kind: 'size', unit: at, size: size - by });
  const by = smallest(1, size - 1, (by) => enough(fewer(by)));
  const enoughs = edits.filter(enough);
  return (by === undefined ? enoughs : [...enoughs, fewer(by)]).map((edit) => priced(edit, unit, counted));
}

/** Designs that may cost less: worse troops, lighter armour, other arms, one option less or another in its place. */
function cheaper(
  { at, quality, armour, arms, options, unit }: DesignedUnit,
  system: FormulaSystem,
): UnitEdit[] {
  const had = options.map(({ id }) => id);
  return [
    ...system.qualities
      .filter(({ value }) => value < quality.value)
      .map(({ id }) => design(at, { quality: id })),
    ...system.armours.filter(({ cost }) => cost < armour.cost).map(({ code }) => recoded(at, unit, 1, code)),
    ...system.arms.filter(({ times }) => times < arms.times).map(({ id }) => design(at, { arms: id })),
    ...had.map((id) => drop(at, id)),
    ...had.flatMap((id) => swapEdits(at, id, had, system.oneOf)),
  ];
}

/** Totals of designed armies go by halves. */
function totals(gone: Gone, { roster, index: { system } }: CountedDesigns): Candidate[] {
  const half = system.scale / 2;
  const now = Math.round((roster.points * system.scale) / half);
  const halves = smallest(now + 1, MAX_POINTS * 2, (halves) => gone({ agreed: halves * half }));
  if (halves === undefined) return [];
  const points = toPoints(halves * half, system.scale);
  return [{ edits: [{ kind: 'total', points }], moved: (halves - now) * half }];
}

function exactHalves({ roster, index, units, spent }: CountedDesigns): Candidate[] {
  if (!roundsUp(roster)) return [];
  const exact = units.reduce((sum, { unit, at }) => sum + designUnit(unit, at, index, false).money, 0);
  return [{ edits: [{ kind: 'settings', settings: { halves: 'exact' } }], moved: spent - exact }];
}

function design(unit: number, part: DesignPart): UnitEdit {
  return { kind: 'design', unit, part };
}

/** One letter of the code otherwise: density, armour or category. */
function recoded(at: number, { code }: FormulaUnit, place: 0 | 1 | 2, letter: string): UnitEdit {
  return design(at, { code: code.slice(0, place) + letter + code.slice(place + 1) });
}

function drop(unit: number, id: string): UnitEdit {
  return { kind: 'choice', unit, of: 'options', drop: id };
}

type Edits<C extends Code> = (fact: Fact<C>, unit: DesignedUnit, system: FormulaSystem) => Edit[];

/** Each edit by itself may repair a breach of one designed unit; one line a code. */
const EDITS: { [C in Code]?: Edits<C> } = {
  'size-under': ({ limit }, { at }) => [
    { kind: 'size', unit: at, size: limit },
    { kind: 'remove', unit: at },
  ],
  'size-over': ({ limit }, { at }) => [
    { kind: 'size', unit: at, size: limit },
    design(at, { champion: false }),
  ],
  'option-unknown': ({ option }, { at, unit }, { options }) => [
    drop(at, option),
    ...meant(
      'options',
      option,
      Object.entries(options).map(([id, { name }]) => ({ id, name })),
      at,
      unit,
    ),
  ],
  'option-twice': ({ option }, { at }) => [{ kind: 'once', unit: at, of: 'options', id: option }],
  'options-exclusive': ({ options }, { at }) => options.map((id) => drop(at, id)),
  'option-needs': ({ option, needs }, unit, system) => [
    ...MEETING[needs](unit, system),
    option in system.options ? drop(unit.at, option) : design(unit.at, { champion: false }),
  ],
};

function unitEdits(target: Target, unit: DesignedUnit, system: FormulaSystem): Edit[] {
  const edits = EDITS[target.code] as Edits<Code> | undefined;
  return edits?.(target as Fact<Code>, unit, system) ?? [];
}

type Meets = (unit: DesignedUnit, system: FormulaSystem) => UnitEdit[];

const otherQuality: Meets = ({ at, quality }, { qualities }) =>
  qualities.filter(({ id }) => id !== quality.id).map(({ id }) => design(at, { quality: id }));
const otherArms: Meets = (unit, system) =>
  system.arms.filter(({ id }) => id !== unit.arms.id).map(({ id }) => design(unit.at, { arms: id }));
const otherCategory: Meets = ({ at, unit, category }, { categories }) =>
  categories.filter(({ code }) => code !== category.code).map(({ code }) => recoded(at, unit, 2, code));
const otherDensity: Meets = ({ at, unit, density }, { densities }) =>
  densities.filter(({ code }) => code !== density.code).map(({ code }) => recoded(at, unit, 0, code));

/** The respects of a design on which a need hangs; whether an alternative meets it is found by a check. */
const MEETING: Record<Need, Meets> = {
  'levy-or-better': otherQuality,
  'not-cross-trained': otherArms,
  'missile-arms': otherArms,
  'melee-arms': otherArms,
  foot: otherCategory,
  'close-order': otherDensity,
  'open-order': otherDensity,
  shields: otherArms,
};
