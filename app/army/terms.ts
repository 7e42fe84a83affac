import type { Books } from '@/lib/engine';
import type { Item, Roster } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';

/** The list whose words describe a unit: its own, or that of the army. */
export function homeOf(unit: DraftUnit, frame: Roster): string {
  return ('list' in unit && unit.list) || (frame.system === 'ancient' ? frame.list : '');
}

/** An item by its id as a list knows it. */
export function itemOf(id: string, list: string, books: Books): Item | undefined {
  const army = books.list(list);
  const system = army && books.system(army.system);
  if (!army || system?.kind !== 'catalogue') return undefined;
  const items = Object.hasOwn(army.ownItems, id) ? army.ownItems : system.items;
  return Object.hasOwn(items, id) ? items[id] : undefined;
}

/** The heading over a choice of one among these items. */
export function choiceHeading(ids: readonly string[], list: string, books: Books): string {
  const headings = new Set(
    ids.map((id) => {
      const kind = itemOf(id, list, books)?.kind;
      return kind ? books.words.say(`army.choice.heading.${kind}`) : '';
    }),
  );
  const [only] = headings;
  return headings.size === 1 && only ? only : books.words.say('army.choice.oneOf');
}
