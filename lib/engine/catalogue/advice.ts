import type { Advice } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { ofUnit } from '../text';
import type { ArmyBook } from './army';
import type { Counted } from './count';
import { unitTitle } from './names';
import type { TakenUnit } from './taken';

const army = Object.freeze({ army: true } as const);

/** What a player may want to know and no rule forbids: the army first, then its units. */
export function catalogueAdvice(counted: Counted, words: Words): Advice[] {
  const { book, units } = counted;
  const known = units.filter((unit) => unit.entry !== null);
  return [
    ...smallTotal(counted, words),
    ...withoutGeneral(book, known),
    ...known.flatMap((unit) => unitAdvice(unit, words)),
  ];
}

function smallTotal({ roster: { points }, book }: Counted, words: Words): Advice[] {
  const { battle } = book.system;
  if (points >= battle.points) return [];
  const gaps = { count: points, total: words.points(points), battle: words.points(battle.points) };
  return [{ code: 'total-small', where: army, message: words.say('advice.total-small', gaps) }];
}

function withoutGeneral({ list }: ArmyBook, known: readonly TakenUnit[]): Advice[] {
  const led = known.some(({ entry, ally }) => entry.entry.general && !ally);
  if (!list.wantsGeneral || led || known.length === 0) return [];
  return [{ code: 'no-general', where: army, message: list.wantsGeneral.says }];
}

function unitAdvice(taken: TakenUnit, words: Words): Advice[] {
  const { general, size } = taken.entry.entry;
  const where = { unit: taken.at };
  const advice: Advice[] = [];
  const say = (code: string, saying: string) =>
    advice.push({ code, where, message: ofUnit({ at: taken.at, title: unitTitle(taken) }, saying, words) });
  for (const option of taken.loadout.options) {
    if (option.advice) say('option-unusual', option.advice.says);
  }
  if (general && taken.ally) say('two-generals', words.say('advice.two-generals'));
  if (size.advise && taken.size < size.advise.min) say('size-few', size.advise.says);
  return advice;
}
