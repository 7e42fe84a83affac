import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { catalogueOf } from '@/lib/words/catalogues';
import { LOCALE_COOKIE, type LocaleChoice, localeChoice } from '@/lib/words/locale';
import { makeWords, messageAt, type Words } from '@/lib/words/words';

/** The language and region of the reader of this request. */
export const requestLocale = cache(async (): Promise<LocaleChoice> => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  return localeChoice(chosen, (await headers()).get('accept-language'));
});

/** The words of this request, for server components and metadata. */
export const requestWords = cache(async (): Promise<Words> => wordsOf(await requestLocale()));

/** The words of a reader. */
export function wordsOf({ language, locale }: LocaleChoice): Words {
  const messages = catalogueOf(language);
  return makeWords(locale, (key) => messageAt(messages, key));
}
