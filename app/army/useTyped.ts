'use client';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

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
    setRefused('refused' in typed ? refusal(text, shown, typed.refused) : undefined);
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

function refusal(text: string, shown: string, why: string): string {
  const typed = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return `“${typed}” is refused${shown && `; ${shown} stays`}. ${why}`;
}
