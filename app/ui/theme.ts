export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The cookie in which the choice is kept, so that the server can answer with it and nothing flashes. */
export const THEME_COOKIE = 'muster-theme';

/** The theme that a cookie says; anything else is the system's. */
export function themeOf(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** Puts the choice on the page before it is drawn: a page that is kept for use without a network has an older one. */
export const THEME_SCRIPT = `{
  const [, theme] = /(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie) ?? [];
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}`;
