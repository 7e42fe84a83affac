import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster, newUnit, picks } from '@/lib/engine';
import { armyRoom, type Room } from '@/lib/engine/room';
import type { Breach, CatalogueRoster, Roster } from '@/lib/schema';
import { roster } from '../arbitraries';

const books = fileBooks();
const LARGEST = 10_000;

/** Whether a breach is of the total, or of a limit on what a unit of this category and entry adds to. */
function limits(
  breach: Breach,
  army: CatalogueRoster,
  place: { category: string; entry: string; list: string },
): boolean {
  const list = books.list(army.list);
  const variant = list?.variants.find(({ id }) => id === army.variant);
  const { code, where } = breach;
  if (code === 'total-over') return true;
  if (code === 'entry-over') return where.entry === place.entry && where.list === place.list;
  if (code === 'category-over') {
    const shares = variant?.shares ?? list?.shares ?? [];
    return shares.some(({ of, max }) => max && of[0] === where.category && of.includes(place.category));
  }
  if (code !== 'units-over') return false;
  const character =
    books.list(place.list)?.entries.find(({ id }) => id === place.entry)?.kind === 'character';
  return (
    !character &&
    (list?.counts.some(({ of }) => of[0] === where.category && of.includes(place.category)) ?? false)
  );
}

/** The largest size within a range at which an army breaks no such limit, by trying; null where there is none. */
function tried(from: number, to: number, breaks: (size: number) => boolean): number | null {
  if (from > to || breaks(from)) return null;
  let [fits, not] = [from, to + 1];
  // Every limit is one on money that grows with the size: tried by halves, and then on both sides of the line.
  while (not - fits > 1) {
    const middle = Math.floor((fits + not) / 2);
    if (breaks(middle)) not = middle;
    else fits = middle;
  }
  return fits;
}

const most = (room: Room | null | undefined) => (room && 'most' in room ? room.most : null);

test('a new unit of every entry: the largest that a check allows, and no larger', () => {
  let fitting = 0;
  fc.assert(
    fc.property(roster, (army) => {
      if (army.system === 'medieval') return;
      const room = armyRoom(army, books);
      for (const { list, ally, category, entries } of picks(army, books)) {
        const own = books.list(army.list)?.allies.find((one) => one.list === list)?.category;
        for (const { entry, excluded } of entries) {
          const place = { category: ally ? (own ?? '') : category.id, entry: entry.id, list };
          const unit = newUnit(entry, list, army);
          const breaks = (size: number) =>
            checkRoster({ ...army, units: [...army.units, { ...unit, size }] }, books).breaches.some(
              (breach) => limits(breach, army, place),
            );
          const found = most(room.entry(entry.id, list));
          if (found !== null) fitting += 1;
          expect([entry.id, found]).toEqual([
            entry.id,
            excluded ? null : tried(unit.size ?? 1, entry.size.max ?? LARGEST, breaks),
          ]);
        }
      }
    }),
    { numRuns: 12 },
  );
  expect(fitting).toBeGreaterThan(10);
});

test('every unit: the largest size that a check allows, and no larger', () => {
  let fitting = 0;
  fc.assert(
    fc.property(roster, (army) => {
      const room = armyRoom(army, books);
      army.units.forEach((unit, at) => {
        const sizes = sizesOf(army, at);
        if (!sizes) {
          expect(room.units()[at]).toBeNull();
          return;
        }
        const breaks = (size: number) => {
          const units = army.units.with(at, { ...unit, size } as never);
          return checkRoster({ ...army, units } as Roster, books).breaches.some((breach) =>
            sizes.place
              ? breach.code !== 'units-over' &&
                breach.code !== 'entry-over' &&
                limits(breach, army as CatalogueRoster, sizes.place)
              : breach.code === 'total-over',
          );
        };
        const found = most(room.units()[at]);
        if (found !== null) fitting += 1;
        expect([at, found]).toEqual([at, tried(sizes.min, sizes.max ?? LARGEST, breaks)]);
      });
    }),
    { numRuns: 40 },
  );
  expect(fitting).toBeGreaterThan(20);
});

function sizesOf(army: Roster, at: number) {
  if (army.system === 'medieval') {
    return { min: 1, max: army.units[at]?.champion ? 1 : undefined, place: null };
  }
  const unit = army.units[at];
  const own = books.list(army.list);
  const home = unit?.list ?? army.list;
  const ally = own?.allies.find(({ list }) => list === home);
  const entry =
    (home === army.list || ally) && books.list(home)?.entries.find(({ id }) => id === unit?.entry);
  if (!entry) return null;
  const variant = home === army.list ? own?.variants.find(({ id }) => id === army.variant) : undefined;
  const category = home === army.list ? (variant?.moves[entry.id] ?? entry.category) : (ally?.category ?? '');
  return { min: entry.size.min, max: entry.size.max, place: { category, entry: entry.id, list: home } };
}
