'use client';
import { createContext, type ReactNode, useMemo } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import { type Compiled, makeWords, messageAt, type Words } from '@/lib/words/words';
import { setPageWords } from './page-words';

export const WordsContext = createContext<Words | null>(null);

interface Props {
  /** By which numbers and dates are written. */
  locale: string;
  /** The compiled catalogue of the language in use (next.config.js leaves the compiler out of the browser). */
  messages: Compiled;
  children: ReactNode;
}

/** Fixed, so that server and browser write the same; a time of the reader's own is written after it is known. */
const TIME_ZONE = 'UTC';

/** Gives the components within the words of one language: `useTranslations('feature')`. */
export function WordsProvider({ locale, messages, children }: Props) {
  const words = useMemo(() => makeWords(locale, (key) => messageAt(messages, key)), [locale, messages]);
  setPageWords(words);
  return (
    <IntlProvider
      locale={locale}
      messages={messages as unknown as Messages}
      onError={fault}
      timeZone={TIME_ZONE}
    >
      <WordsContext value={words}>{children}</WordsContext>
    </IntlProvider>
  );
}

/** A missing message is a fault of the program: it is said aloud, and its key is shown. */
function fault(error: Error): void {
  console.error(error);
}
