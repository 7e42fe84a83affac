/** The languages that have a catalogue, English first. */
export const LOCALES = ['en'] as const;

/** English with accents, a third longer, in brackets: shows which words do not come from the catalogue. */
export const PSEUDO = 'en-XA';

export type Locale = (typeof LOCALES)[number] | typeof PSEUDO;

/** The cookie in which a choice of language is kept, so that the server can answer in it. */
export const LOCALE_COOKIE = 'muster-locale';

/** How English writes numbers and dates where nothing tells the reader's place. */
const HOME = 'en-GB';

export interface LocaleChoice {
  /** Whose catalogue the words come from. */
  language: Locale;
  /** The language with the reader's region, by which numbers and dates are written: `en-DE`. */
  locale: string;
}

/**
 * Whose words a reader gets, and whose figures.
 * @param cookie the language that was chosen; any other text is no choice
 * @param accepted what the browser asks for, as in Accept-Language; anything may stand there
 */
export function localeChoice(cookie: string | undefined, accepted: string | null | undefined): LocaleChoice {
  if (cookie === PSEUDO) return { language: PSEUDO, locale: PSEUDO };
  const wanted = languageTags(accepted ?? '');
  const language =
    chosen(cookie) ?? wanted.map(({ language }) => chosen(language)).find(Boolean) ?? LOCALES[0];
  return { language, locale: withRegion(language, wanted, cookie) };
}

function chosen(text: string | undefined): (typeof LOCALES)[number] | undefined {
  return LOCALES.find((locale) => locale === text);
}

/** The reader's own variety of the language, or else the language as it is written where the reader is. */
function withRegion(language: string, wanted: readonly Intl.Locale[], cookie: string | undefined): string {
  const own = wanted.find((tag) => tag.language === language && tag.region);
  const elsewhere = cookie === undefined ? wanted[0]?.maximize().region : undefined;
  const region = own?.region ?? (wanted[0]?.language === language ? undefined : elsewhere);
  if (region) return `${language}-${region}`;
  return language === LOCALES[0] ? HOME : language;
}

/** The language tags of an Accept-Language, most wanted first. */
function languageTags(accepted: string): Intl.Locale[] {
  return accepted
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .map(([tag = '', weight = '1']) => ({ tag: tagOf(tag), weight: Number(weight) || 0 }))
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => tag ?? []);
}

function tagOf(text: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(text);
  } catch {
    return undefined;
  }
}
