import type { Advice, CatalogueRoster } from '@/lib/schema';
import { pointsText } from '../numbers';
import type { ArmyBook } from './army';
import { unitTitle } from './names';
import type { ArmyUnit, TakenUnit } from './taken';

const army = Object.freeze({ army: true } as const);

/** What a player may want to know and no rule forbids: the army first, then its units. */
export function catalogueAdvice(
  roster: CatalogueRoster,
  book: ArmyBook,
  units: readonly ArmyUnit[],
): Advice[] {
  const known = units.filter((unit) => unit.entry !== null);
  return [
    ...smallTotal(roster, book),
    ...withoutGeneral(book, known),
    ...known.flatMap((unit) => unitAdvice(unit)),
  ];
}

function smallTotal({ points }: CatalogueRoster, { system: { battle } }: ArmyBook): Advice[] {
  if (points >= battle.points) return [];
  const message = `${pointsText(points)} points make a small game: about ${pointsText(battle.points)} make a battle.`;
  return [{ code: 'total-small', where: army, message }];
}

function withoutGeneral({ list }: ArmyBook, known: readonly TakenUnit[]): Advice[] {
  const led = known.some(({ entry, ally }) => entry.entry.general && !ally);
  if (!list.wantsGeneral || led || known.length === 0) return [];
  return [{ code: 'no-general', where: army, message: list.wantsGeneral.says }];
}

function unitAdvice(taken: TakenUnit): Advice[] {
  const { general, size } = taken.entry.entry;
  const where = { unit: taken.at };
  const title = `Unit ${taken.at + 1}, ${unitTitle(taken)}: `;
  const says = taken.loadout.options.flatMap(({ advice }) => advice?.says ?? []);
  const advice: Advice[] = says.map((words) => ({ code: 'option-unusual', where, message: title + words }));
  if (general && taken.ally) {
    advice.push({
      code: 'two-generals',
      where,
      message: `${title}an ally’s general beside the army’s own command.`,
    });
  }
  if (size.advise && taken.size < size.advise.min) {
    advice.push({ code: 'size-few', where, message: title + size.advise.says });
  }
  return advice;
}
