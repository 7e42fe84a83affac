import type { CatalogueUnit } from '@/lib/schema';
import { MAX_SIZE, MAX_UNITS } from '@/lib/schema/limits';
import type { Counted } from '../catalogue/count';
import { type TakenUnit, takeUnit } from '../catalogue/taken';
import { newUnit } from '../picks';
import type { Money } from '../points';
import type { Candidate } from './candidate';
import { type Edit, editUnit, type UnitEdit } from './edit';
import { troopsOf } from './entries';
import type { Gone } from './gone';
import { smallest } from './search';

/** The changes of one unit, of each kind the smallest, after which a breach of the money is gone. */
export function unitMoves(taken: TakenUnit, counted: Counted, gone: Gone): Candidate[] {
  const { at } = taken;
  const changes = [
    ...sizeMoves(taken, counted, gone),
    ...choiceEdits(taken).map((edit) => priced(edit, taken, counted)),
  ];
  const all = [...changes, { edits: [{ kind: 'remove' as const, unit: at }], moved: -taken.money }];
  return all
    .filter(({ moved }) => gone({ more: moved, category: taken.category }))
    .map(({ edits, moved }) => ({ edits, moved: Math.abs(moved) }));
}

/** An edit with the money that it adds. */
interface Priced {
  edits: readonly Edit[];
  moved: Money;
}

function priced(edit: UnitEdit, taken: TakenUnit, { book }: Counted): Priced {
  const after = takeUnit(editUnit(taken.unit, edit), taken.at, book);
  return { edits: [edit], moved: (after.entry ? after.money : 0) - taken.money };
}

/** The fewest models less, and the fewest more, that do it; a unit stays within its printed sizes. */
function sizeMoves(taken: TakenUnit, { book }: Counted, gone: Gone): Priced[] {
  const { at, size, category, loadout } = taken;
  const { min, max = MAX_SIZE } = taken.entry.entry.size;
  const each = loadout.each * book.system.scale;
  const moves = [
    { sign: -1, by: smallest(1, size - min, (by) => gone({ more: -by * each, category })) },
    { sign: 1, by: smallest(1, max - size, (by) => gone({ more: by * each, category })) },
  ];
  return moves.flatMap(({ sign, by }) =>
    by === undefined
      ? []
      : [{ edits: [{ kind: 'size' as const, unit: at, size: size + sign * by }], moved: sign * by * each }],
  );
}

/** Every option and command model less, and every option exchanged for one that it cannot be had beside. */
export function choiceEdits({ at, entry, loadout, command }: TakenUnit): UnitEdit[] {
  const had = loadout.options.map(({ id }) => id);
  const models = entry.entry.command.filter((_, bit) => command.mask & (1 << bit));
  return [
    ...models.map(({ id }): UnitEdit => ({ kind: 'choice', unit: at, of: 'command', drop: id })),
    ...had.map((id): UnitEdit => ({ kind: 'choice', unit: at, of: 'options', drop: id })),
    ...had.flatMap((id) => swapEdits(at, id, had, entry.entry.oneOf ?? [])),
  ];
}

/** Another option of the same group in place of one. */
export function swapEdits(
  at: number,
  drop: string,
  had: readonly string[],
  groups: readonly (readonly string[])[],
): UnitEdit[] {
  const rivals = new Set(groups.filter((group) => group.includes(drop)).flat());
  return [...rivals]
    .filter((id) => !had.includes(id))
    .map((add) => ({ kind: 'choice', unit: at, of: 'options', drop, add }));
}

/** A new plain unit of each entry, just large enough that the breach of the money is gone. */
export function addMoves(counted: Counted, gone: Gone): Candidate[] {
  if (counted.units.length >= MAX_UNITS) return [];
  return troopsOf(counted).flatMap(({ entry, list, category }) => {
    const unit = newUnit(entry, list, counted.roster);
    const taken = takeUnit(unit, 0, counted.book);
    if (!taken.entry) return [];
    const each = taken.loadout.each * counted.book.system.scale;
    const { max = MAX_SIZE } = entry.size;
    const moneyAt = (size: number) => taken.money + (size - taken.size) * each;
    const size = smallest(taken.size, Math.max(max, taken.size), (size) =>
      gone({ more: moneyAt(size), category }),
    );
    if (size === undefined) return [];
    return [addition(size === taken.size ? unit : { ...unit, size }, moneyAt(size))];
  });
}

function addition(unit: CatalogueUnit, moved: Money): Candidate {
  return { edits: [{ kind: 'add', unit }], moved };
}

/** The smallest new unit of each entry that is offered and has room under its cap. */
export function smallestAdditions(counted: Counted, categories?: readonly string[]): Candidate[] {
  if (counted.units.length >= MAX_UNITS) return [];
  return troopsOf(counted)
    .filter(({ category }) => !categories || categories.includes(category))
    .map(({ entry, list }) => {
      const unit = newUnit(entry, list, counted.roster);
      const taken = takeUnit(unit, 0, counted.book);
      return addition(unit, taken.entry ? taken.money : 0);
    });
}
