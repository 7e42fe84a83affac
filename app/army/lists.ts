import { fileBooks, listIds } from '@/lib/catalogue/files';
import type { ListChoice } from './ArmyHeader';

/** Every list and variant that an army can be built from, by name. */
export function listChoices(): ListChoice[] {
  const books = fileBooks();
  return listIds().flatMap((id): ListChoice[] => {
    const list = books.list(id);
    if (!list) return [];
    const variants = list.variants.map((variant) => ({ list: id, variant: variant.id, name: variant.name }));
    return [{ list: id, name: list.name }, ...variants];
  });
}
