import { exampleRosters, fileBooks, listIds, systemIds } from '@/lib/catalogue/files';
import { type Books, checkRoster } from '@/lib/engine';
import type { ArmyList, Roster, System } from '@/lib/schema';
import type { ArmyChoice, Choices, Example } from './types';

function choiceOf(
  system: System,
  of: Pick<ArmyChoice, 'id' | 'name' | 'summary' | 'within' | 'list' | 'variant'>,
) {
  return {
    ...of,
    system: system.id as Roster['system'],
    totals: system.commonTotals,
    halves: system.scale > 1,
  };
}

function choicesOfList(system: System, list: ArmyList): ArmyChoice[] {
  const { id, name, summary } = list;
  return [
    choiceOf(system, { id, name, summary, within: system.name, list: id }),
    ...list.variants.map((variant) =>
      choiceOf(system, {
        id: `${id}/${variant.id}`,
        name: variant.name,
        summary: variant.summary,
        within: `${system.name}, ${name}`,
        list: id,
        variant: variant.id,
      }),
    ),
  ];
}

function choicesOf(system: System, books: Books): ArmyChoice[] {
  const { id, name, summary } = system;
  if (system.kind === 'formula') return [choiceOf(system, { id, name, summary })];
  const lists = listIds().flatMap((listId) => books.list(listId) ?? []);
  return lists.filter((list) => list.system === id).flatMap((list) => choicesOfList(system, list));
}

function exampleOf(id: string, roster: Roster, books: Books): Example {
  const { points, verdict } = checkRoster(roster, books);
  return { id, roster, summary: { points: points.spent, verdict } };
}

/** What an army can be begun from: every list and variant, every formula, and the example armies. */
export function homeChoices(): Choices {
  const books = fileBooks();
  const systems = systemIds().flatMap((id) => books.system(id) ?? []);
  return {
    armies: systems.flatMap((system) => choicesOf(system, books)),
    examples: exampleRosters().map(({ id, roster }) => exampleOf(id, roster, books)),
  };
}
