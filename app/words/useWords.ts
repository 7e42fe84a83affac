'use client';
import { useMemo } from 'react';
import { useLocale, useMessages } from 'use-intl';
import { type Compiled, makeWords, messageAt, type Words } from '@/lib/words/words';

/** The words in use, for functions that know no React: `words.say('theme.label')`. */
export function useWords(): Words {
  const locale = useLocale();
  const messages = useMessages() as unknown as Compiled;
  return useMemo(() => makeWords(locale, (key) => messageAt(messages, key)), [locale, messages]);
}
