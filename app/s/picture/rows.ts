import type { Sheet, SheetUnit } from '@/lib/sheet/sheet';
import { figure } from '@/lib/sheet/words';

/** A line of the picture: a category, a unit, or how many more there are. */
export interface Row {
  kind: 'category' | 'unit' | 'more';
  text: string;
  points?: string;
}

/** The units by category, as many as there is room for in `most` lines; the last line counts the others. */
export function rowsOf(sheet: Sheet, most: number): Row[] {
  const rows = allRows(sheet);
  if (rows.length <= most) return rows;
  const shown = rows.slice(0, most - 1);
  if (shown.at(-1)?.kind === 'category') shown.pop();
  const more = sheet.units.length - shown.filter(({ kind }) => kind === 'unit').length;
  return [...shown, { kind: 'more', text: `and ${figure(more)} more ${more === 1 ? 'unit' : 'units'}` }];
}

function allRows({ categories, units }: Sheet): Row[] {
  const grouped = categories.flatMap(({ name, points }) => {
    const own = units.filter((unit) => unit.category === name);
    if (own.length === 0) return [];
    return [{ kind: 'category' as const, text: name, points: figure(points) }, ...own.map(unitRow)];
  });
  const named = new Set(categories.map(({ name }) => name));
  return [...grouped, ...units.filter(({ category }) => !named.has(category ?? '')).map(unitRow)];
}

function unitRow({ title, kind, size, points }: SheetUnit): Row {
  const count = size === 1 ? '' : `${figure(size)} `;
  const what = kind === undefined ? title : `${title}, ${kind}`;
  return { kind: 'unit', text: count + what, points: points === null ? '–' : figure(points) };
}
