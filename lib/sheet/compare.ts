import type { Report, Roster, Unit } from '@/lib/schema';
import type { Sheet, SheetUnit } from './sheet';

/** One of two armies that are compared: the roster, its report and its sheet. */
export interface Side {
  roster: Roster;
  report: Report;
  sheet: Sheet;
}

/** A number of either army, null where it has none, and by how much the second has more. */
export interface NumberPair {
  has: readonly [number | null, number | null];
  by: number;
}

/** What a category has in either army. */
export interface CategoryPair extends NumberPair {
  name: string;
}

/** Something that two units have differently: its label, and what either has. */
export interface Difference {
  id: string;
  label: string;
  has: readonly [string, string];
}

/** A unit of either army and its like in the other; one of them may be missing. */
export interface UnitPair {
  units: readonly [SheetUnit | null, SheetUnit | null];
  /** Empty where they are the same, and where one is missing. */
  differences: Difference[];
  /** By how many points the second costs more; 0 where one is missing. */
  by: number;
}

export interface Comparison {
  /** Of the armies as wholes: points agreed and spent, and how many units and breaches. */
  totals: Record<'agreed' | 'spent' | 'units' | 'breaches', NumberPair>;
  categories: CategoryPair[];
  units: UnitPair[];
  /** Whether the armies are alike but for their names and totals. */
  same: boolean;
}

/** What two units must share to be taken for the same one; undefined: this unit has no such mark. */
type Mark = (unit: Unit, roster: Roster) => string | undefined;

function kindOf(unit: Unit, roster: Roster): string {
  if (!('entry' in unit)) return JSON.stringify([unit.quality, unit.code, unit.champion ?? false]);
  return JSON.stringify([unit.list ?? (roster.system === 'ancient' ? roster.list : ''), unit.entry]);
}

function contentOf(unit: Unit, roster: Roster): string {
  const { id: _, ...rest } = unit;
  return JSON.stringify([kindOf(unit, roster), Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** From the surest to the weakest: the id, the whole content, the name of a kind, the kind, for designs the name. */
const MARKS: readonly Mark[] = [
  (unit) => unit.id,
  contentOf,
  (unit, roster) => (unit.name ? JSON.stringify([kindOf(unit, roster), unit.name]) : undefined),
  kindOf,
  (unit) => ('entry' in unit ? undefined : unit.name),
];

/** The place of each unit's like in the other army; what is alike in several is paired in the order of the rosters. */
function matched(a: Roster, b: Roster): Map<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const mark of MARKS) {
    const free = new Map<string, number[]>();
    b.units.forEach((unit, at) => {
      const key = taken.has(at) ? undefined : mark(unit, b);
      if (key !== undefined) free.set(key, [...(free.get(key) ?? []), at]);
    });
    a.units.forEach((unit, at) => {
      const key = pairs.has(at) ? undefined : mark(unit, a);
      const like = key === undefined ? undefined : free.get(key)?.shift();
      if (like === undefined) return;
      pairs.set(at, like);
      taken.add(like);
    });
  }
  return pairs;
}

function differencesOf(a: SheetUnit, b: SheetUnit, labels: CompareLabels): Difference[] {
  const told = (unit: SheetUnit): Omit<Difference, 'has'>[] =>
    unit.facts.map(({ id, label }) => ({ id, label }));
  const facts = new Map([...told(a), ...told(b)].map((fact) => [fact.id, fact]));
  const rows: Difference[] = [
    { id: 'name', label: labels.name, has: [a.title, b.title] },
    { id: 'count', label: labels.count, has: [a.count, b.count] },
    ...[...facts.values()].map(
      (fact): Difference => ({ ...fact, has: [factOf(a, fact.id), factOf(b, fact.id)] }),
    ),
    { id: 'note', label: labels.note, has: [a.note ?? '', b.note ?? ''] },
  ];
  return rows.filter(({ has: [one, other] }) => one !== other);
}

function factOf(unit: SheetUnit, id: string): string {
  return unit.facts.find((fact) => fact.id === id)?.value ?? '';
}

/** Exact: points are whole or halves. */
function numberPair(a: number | null = null, b: number | null = null): NumberPair {
  return { has: [a, b], by: (b ?? 0) - (a ?? 0) };
}

function totalsOf({ sheet: a }: Side, { sheet: b }: Side): Comparison['totals'] {
  return {
    agreed: numberPair(a.points.agreed, b.points.agreed),
    spent: numberPair(a.points.spent, b.points.spent),
    units: numberPair(a.units.length, b.units.length),
    breaches: numberPair(a.breaches.length, b.breaches.length),
  };
}

/** Categories of either army, by their ids, in the order of the first army. */
function categoriesOf(a: Side, b: Side): CategoryPair[] {
  const ids = [a, b].map(({ report }) => report.categories.map(({ category }) => category));
  const row = ({ report, sheet }: Side, id: string) => {
    const at = report.categories.findIndex(({ category }) => category === id);
    return at < 0 ? undefined : sheet.categories[at];
  };
  return [...new Set(ids.flat())].map((id) => {
    const [one, other] = [row(a, id), row(b, id)];
    return { name: one?.name ?? other?.name ?? id, ...numberPair(one?.points, other?.points) };
  });
}

const alone = (units: UnitPair['units']): UnitPair => ({ units, differences: [], by: 0 });

/** What the differences that are no facts of the sheet are called. */
export interface CompareLabels {
  name: string;
  count: string;
  note: string;
}

/** Two armies side by side: by category, and each unit of the first with its like; then what only the second has. */
export function compareArmies(a: Side, b: Side, labels: CompareLabels): Comparison {
  const pairs = matched(a.roster, b.roster);
  const likes = new Set(pairs.values());
  const units = [
    ...a.sheet.units.map((unit, at): UnitPair => {
      const like = b.sheet.units[pairs.get(at) ?? -1] ?? null;
      if (!like) return alone([unit, null]);
      const { by } = numberPair(unit.points, like.points);
      return { units: [unit, like], differences: differencesOf(unit, like, labels), by };
    }),
    ...b.sheet.units.flatMap((unit, at): UnitPair[] => (likes.has(at) ? [] : [alone([null, unit])])),
  ];
  const same = units.every(
    ({ units: [one, other], differences }) => one && other && differences.length === 0,
  );
  return { totals: totalsOf(a, b), categories: categoriesOf(a, b), units, same };
}
