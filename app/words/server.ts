import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Words } from '@/lib/words';
import { wordsOf } from '@/lib/words/catalogues';
import { LOCALE_COOKIE, type LocaleChoice, localeChoice } from '@/lib/words/locale';

/** The language and region of the reader of this request. */
export const requestLocale = cache(async (): Promise<LocaleChoice> => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  return localeChoice(chosen, (await headers()).get('accept-language'));
});

/** The words of this request, for server components and metadata. */
export const requestWords = cache(async (): Promise<Words> => wordsOf(await requestLocale()));
