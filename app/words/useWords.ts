'use client';
import { useContext } from 'react';
import type { Words } from '@/lib/words';
import { WordsContext } from './Provider';

/** The words in use, for figures and for functions that know no React: `words.points(97.5)`. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('there are no words outside the WordsProvider');
  return words;
}
