'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { THEME_COOKIE, THEMES, type Theme, themeOf } from './theme';

const A_YEAR = 31_536_000;

function keep(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Light, dark, or as the system says. A native select: it also stands on pages that load hardly a script. */
export function ThemeChoice({ initial }: { initial: Theme }) {
  const t = useTranslations('theme');
  const [theme, setTheme] = useState(initial);
  // What the page was drawn in, which THEME_SCRIPT has from the cookie of now.
  useEffect(() => setTheme(themeOf(document.documentElement.dataset.theme)), []);
  return (
    <label className="needs-script inline-flex items-center gap-1.5 text-sm text-muted">
      <span>{t('label')}</span>
      <select
        value={theme}
        onChange={(event) => {
          const next = themeOf(event.target.value);
          setTheme(next);
          keep(next);
        }}
        className="min-h-9 cursor-pointer rounded border border-line bg-surface px-1.5 text-ink sm:min-h-7"
      >
        {THEMES.map((choice) => (
          <option key={choice} value={choice}>
            {t(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
