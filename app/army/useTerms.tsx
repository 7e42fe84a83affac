'use client';
import { termOf } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import { useWorkbench } from './workbench';

/** The terms of a list by their names; a label also says what its term means to those who point at it. */
export function useTerms(list: string) {
  const { books } = useWorkbench();
  return {
    terms: (ids: readonly string[]) => ids.flatMap((id) => termOf(id, list, books) ?? []),
    name: (id: string) => termOf(id, list, books)?.name ?? id,
    label: (id: string) => {
      const term = termOf(id, list, books);
      return <span title={term?.summary}>{capital(term?.name ?? id)}</span>;
    },
  };
}
