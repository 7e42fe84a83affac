import type en from './en.json';

export { LOCALE_COOKIE, type Locale, type LocaleChoice, localeChoice } from './locale';
export type { Key, Noun, Values, Words } from './words';

/** The words on screen by feature, as the English catalogue has them; a translation has the same keys. */
export type Messages = typeof en;

// A key that the catalogue does not have is a type error in `useTranslations` too.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
