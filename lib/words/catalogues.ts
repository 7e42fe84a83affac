import compile from 'icu-minify/compile';
import en from './en.json';
import { type Locale, type LocaleChoice, PSEUDO } from './locale';
import { pseudoCatalogue } from './pseudo';
import { type Compiled, makeWords, messageAt, type Words } from './words';

interface Written {
  readonly [name: string]: string | Written;
}

/** The catalogues that ship. A translation is a file beside en.json and a line here and in LOCALES. */
const CATALOGUES: Record<Exclude<Locale, typeof PSEUDO>, Written> = { en };

const made = new Map<Locale, Compiled>();

/** The compiled catalogue of a language, English where it lacks a message; made once. For servers and tests. */
export function catalogueOf(language: Locale): Compiled {
  const old = made.get(language);
  if (old) return old;
  const fresh = language === PSEUDO ? pseudoCatalogue(catalogueOf('en')) : compiled(en, CATALOGUES[language]);
  made.set(language, fresh);
  return fresh;
}

/** The words of a reader. For servers and tests. */
export function wordsOf({ language, locale }: LocaleChoice): Words {
  const messages = catalogueOf(language);
  return makeWords(locale, (key) => messageAt(messages, key));
}

/** Compiled as plain objects, which may be sent to a browser. */
function compiled(english: Written, written: Written | undefined): Compiled {
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => {
      const own = written?.[name];
      if (typeof text !== 'string') return [name, compiled(text, typeof own === 'string' ? undefined : own)];
      return [name, JSON.parse(JSON.stringify(compile(typeof own === 'string' ? own : text)))];
    }),
  );
}
