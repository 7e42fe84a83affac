import type { Advice, CatalogueRoster } from '@/lib/schema';
import { pointsText } from '../numbers';
import { ofUnit } from '../text';
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
  const advice: Advice[] = [];
  const say = (code: string, saying: string) =>
    advice.push({ code, where, message: ofUnit(taken.at, unitTitle(taken), saying) });
  for (const option of taken.loadout.options) {
    if (option.advice) say('option-unusual', option.advice.says);
  }
  if (general && taken.ally) say('two-generals', 'an ally’s general beside the army’s own command.');
  if (size.advise && taken.size < size.advise.min) say('size-few', size.advise.says);
  return advice;
}
