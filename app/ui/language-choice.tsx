'use client';
import { useTranslations } from 'use-intl';
import { LOCALE_COOKIE, LOCALES, PSEUDO } from '@/lib/words/locale';

const A_YEAR = 31_536_000;

/** Keeps a choice of language, none for the browser's own; the page then loads afresh in it. */
export async function chooseLocale(locale: string): Promise<void> {
  const age = locale === '' ? 0 : A_YEAR;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${age}; SameSite=Lax`;
  if (navigator.serviceWorker?.controller)
    await import('../offline/worker').then((worker) => worker.refreshPages());
  location.reload();
}

/** The languages that can be chosen; the pseudo-language only while the program is worked on. */
export const LANGUAGES: readonly string[] =
  process.env.NODE_ENV === 'development' ? [...LOCALES, PSEUDO] : LOCALES;

/** A language in its own words: `English`. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
}

/** The language of the words on screen, or as the browser says. `chosen` is what the cookie holds. */
export function LanguageChoice({ chosen }: { chosen: string }) {
  const t = useTranslations('language');
  return (
    <label className="needs-script inline-flex items-center gap-1.5 text-sm text-muted">
      <span>{t('label')}</span>
      <select
        defaultValue={chosen}
        onChange={(event) => void chooseLocale(event.target.value)}
        className="min-h-9 cursor-pointer rounded border border-line bg-surface px-1.5 text-ink sm:min-h-7"
      >
        <option value="">{t('browser')}</option>
        {LANGUAGES.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </select>
    </label>
  );
}
