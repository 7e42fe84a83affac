import type { Books } from '@/lib/engine';
import type { ArmyList } from '@/lib/schema';

/** All rule books that a text may be about. */
export interface Library {
  books: Books;
  /** Ids of the systems and lists that the books have. */
  systems: readonly string[];
  lists: readonly string[];
}

/** What an army is of, without its points and units. */
export type Frame =
  | { system: 'medieval' }
  | { system: 'ancient'; list: string; variant?: string | undefined };

/** An army that can be built, by the name that sheets give it: `Barbarian, Mountain tribe`. */
export interface ArmyKind {
  name: string;
  frame: Frame;
}

/** Every kind of army of a library. */
export function armyKinds({ books, systems, lists }: Library): ArmyKind[] {
  const listed = lists.flatMap((id) => books.list(id) ?? []).flatMap(kindsOf);
  const designed = systems
    .flatMap((id) => books.system(id) ?? [])
    .filter(({ kind }) => kind === 'formula')
    .map(({ id, name }) => ({ name, frame: { system: id } as Frame }));
  return [...listed, ...designed];
}

function kindsOf({ id: list, system, name, variants }: ArmyList): ArmyKind[] {
  const frame = { system, list } as Extract<Frame, { list: string }>;
  return [
    { name, frame },
    ...variants.map((variant) => ({
      name: `${name}, ${variant.name}`,
      frame: { ...frame, variant: variant.id },
    })),
  ];
}
