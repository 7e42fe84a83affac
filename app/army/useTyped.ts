'use client';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import type { Words } from '@/lib/words';
import { useWords } from '../words/useWords';

interface Typing<T> {
  /** The value as it stands in the field while nobody types. */
  shown: string;
  read(text: string): { value: T } | { refused: string };
  onCommit(value: T): void;
}

const LONGEST = 20;

/**
 * A field whose text is taken on Enter or when it is left. What is refused leaves the old value and says why;
 * Escape gives up what was typed.
 */
export function useTyped<T>({ shown, read, onCommit }: Typing<T>) {
  const words = useWords();
  const [text, setText] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  const reset = () => {
    setText(null);
    setRefused(undefined);
  };
  const commit = () => {
    if (text === null || text === shown) return reset();
    const typed = read(text);
    setText(null);
    setRefused('refused' in typed ? refusal({ text, shown, why: typed.refused, words }) : undefined);
    if ('value' in typed) onCommit(typed.value);
  };
  const input = {
    value: text ?? shown,
    autoComplete: 'off',
    // Nothing typed is waiting: undo means the army's.
    'data-settled': text === null || text === shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setText(event.target.value);
      setRefused(undefined);
    },
    onBlur: () => text !== null && commit(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit();
      if (event.key === 'Escape') reset();
    },
  };
  return { input, refused, reset };
}

interface Refusal {
  text: string;
  shown: string;
  why: string;
  words: Words;
}

function refusal({ text, shown, why, words }: Refusal): string {
  const typed = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return words.say(shown ? 'army.typed.stays' : 'army.typed.refused', { typed, shown, why });
}
