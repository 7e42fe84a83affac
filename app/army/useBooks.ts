'use client';
import { useEffect, useState } from 'react';
import { booksAtHand, loadBooks } from '@/lib/catalogue/browser';
import type { Books } from '@/lib/engine';
import type { Draft } from '@/lib/shelf';
import { useWords } from '../words/useWords';

/** The list that a draft is built from, where its system has lists. */
export function listOf(draft: Draft): string | undefined {
  return 'list' in draft ? draft.list : undefined;
}

/** The books that a draft needs: undefined while they load, null where they could not be loaded. */
export function useBooks(draft: Draft | null): Books | null | undefined {
  const system = draft?.system;
  const list = draft ? listOf(draft) : undefined;
  const key = `${system}/${list ?? ''}`;
  const words = useWords();
  const [loaded, setLoaded] = useState<{ key: string; books: Books | null }>();
  useEffect(() => {
    if (!system) return;
    let gone = false;
    const show = (books: Books | null) => {
      if (!gone) setLoaded({ key, books });
    };
    loadBooks({ system, list }, words).then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [system, list, key, words]);
  if (loaded?.key === key) return loaded.books;
  return system && booksAtHand({ system, list }, words);
}
