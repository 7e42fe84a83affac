import { dataVersion, fileBooks, listIds, systemIds } from '@/lib/catalogue/files';

interface Named {
  id: string;
  name: string;
}

/** What there is to choose from. */
export interface Choice {
  dataVersion: string;
  systems: Named[];
  lists: (Named & { system: string; summary: string; variants: (Named & { summary: string })[] })[];
}

/** The rule systems and army lists, without their entries. */
export function listChoice(): Choice {
  const books = fileBooks();
  return {
    dataVersion: dataVersion(),
    systems: found(systemIds(), books.system).map(({ id, name }) => ({ id, name })),
    lists: found(listIds(), books.list).map(({ id, name, system, summary, variants }) => ({
      id,
      name,
      system,
      summary,
      variants: variants.map((variant) => ({ id: variant.id, name: variant.name, summary: variant.summary })),
    })),
  };
}

function found<T>(ids: readonly string[], lookUp: (id: string) => T | undefined): T[] {
  return ids.map(lookUp).filter((value) => value !== undefined);
}
