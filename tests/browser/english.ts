import type { Page } from 'playwright-core';
import { keyNames, SHORTCUTS } from '@/app/army/keys';
import { dataVersion } from '@/lib/catalogue/files';
import { PSEUDO } from '@/lib/words/locale';
import { pseudoCatalogue } from '@/lib/words/pseudo';
import { dataFiles } from '@/tests/data/load';

/** Keys of the data files whose texts are shown as they are: names and what is told in the words of the data. */
const SHOWN = [
  'name',
  'noun',
  'unitName',
  'summary',
  'says',
  'cite',
  'range',
  'strength',
  'flight',
  'code',
  'note',
];
/** Keys of texts that only stand in charts and profiles. */
const TABLES = ['title', 'corner', 'columns', 'rows', 'notes', 'id', 'says'];

/** All texts of a JSON value that stand under one of these keys, in lists as well. */
function textsUnder(keys: readonly string[], json: unknown, under = false): string[] {
  if (typeof json === 'string') return under ? [json] : [];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    textsUnder(keys, value, Array.isArray(json) ? under : keys.includes(key)),
  );
}

const files = [...dataFiles('systems'), ...dataFiles('lists')];
/** The names of characteristics are words that pages have, too, so they only count where profiles are. */
export const CHARACTERISTICS = files.flatMap(({ json }) =>
  textsUnder(['id', 'name'], (json as { characteristics?: unknown }).characteristics),
);
const characteristic = new Set(CHARACTERISTICS);

/** The words of the data, which are translated in data/. */
const DATA = [...files, ...dataFiles('examples')]
  .flatMap(({ json }) => textsUnder(SHOWN, json))
  .filter((text) => !characteristic.has(text));
/** What is shown on sheets and on the rules page besides. */
export const PRINTED = [
  ...CHARACTERISTICS,
  ...dataFiles('charts').flatMap(({ json }) => textsUnder(TABLES, json)),
];

/** What stands on keys; the names by which dice, prices and the program itself go in every language. */
const KEYS = Object.values(SHORTCUTS)
  .flat()
  .flatMap((shortcut) => keyNames(shortcut, false));
const SIGNS = ['Muster', 'x'];

/** Dates, times and series as the platform writes them; it has none for the pseudo-language, and takes English ones. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(PSEUDO, { month: 'long' }).format(new Date(2026, month)),
);
const DAYS = Array.from({ length: 7 }, (_, day) =>
  new Intl.DateTimeFormat(PSEUDO, { weekday: 'long' }).format(new Date(2026, 0, day + 1)),
);
const CLOCK = ['at', 'AM', 'PM'];
const AGO = [1, 2, 3, 4, 5].map((minutes) =>
  new Intl.RelativeTimeFormat(PSEUDO, { numeric: 'auto' }).format(-minutes, 'minute'),
);
/** A language goes by its own name. */
const LANGUAGES = [new Intl.DisplayNames('en', { type: 'language' }).of('en') ?? ''];

/** Between the last two of a series. */
const AND = new Intl.ListFormat(PSEUDO).format(['', '']);

const ALWAYS = [...DATA, ...KEYS, ...SIGNS, ...MONTHS, ...DAYS, ...CLOCK, ...AGO, ...LANGUAGES, AND];

/** Every letter that the pseudo-language has, and no other language's page. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = new RegExp(
  `[${String(pseudoCatalogue({ all: ALPHABET + ALPHABET.toUpperCase() }).all).replace(/[⟦⟧]/gu, '')}]+`,
  'gu',
);

/** All that a page says, seen or read aloud, open or not yet: its texts and the attributes that name things. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ];
    const said = [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content];
    const look = (node: Node): void => {
      if (node instanceof Text) said.push(node.data);
      if (!(node instanceof Element) || node.matches('script, style, noscript, template, [lang=en]')) return;
      for (const name of named) said.push(node.getAttribute(name) ?? '');
      node.childNodes.forEach(look);
    };
    document.body.childNodes.forEach(look);
    return [...new Set(said.map((text) => text?.trim() ?? ''))].filter((text) => /\p{L}/u.test(text));
  });
}

/** What a page says that neither the catalogue nor the data have; `own` are the texts of the test's own armies. */
export async function englishOn(page: Page, own: readonly string[] = []): Promise<string[]> {
  const { host, code } = await page.evaluate(() => ({
    host: location.origin,
    code: document.documentElement.dataset.code ?? '',
  }));
  const known = phrases([...ALWAYS, ...own, code, dataVersion()]);
  return (await saidOn(page)).filter((text) => /\p{L}/u.test(leftOf(text, known, host)));
}

/** Phrases in small letters, the longest first, so that none is cut by another. */
function phrases(texts: readonly string[]): string[] {
  const all = new Set(texts.map((text) => text.toLowerCase().trim()).filter((text) => /\p{L}/u.test(text)));
  return [...all].sort((one, other) => other.length - one.length);
}

/** What is left of a text without the letters of the catalogue and without whole phrases that are known. */
function leftOf(text: string, known: readonly string[], host: string): string {
  const own = text.replaceAll(new RegExp(`${host}\\S*`, 'g'), '').replace(ACCENTED, '\u0000');
  return known.reduce(without, own.toLowerCase());
}

function without(text: string, phrase: string): string {
  if (!text.includes(phrase)) return text;
  const parts = text.split(phrase);
  return parts.reduce((whole, part) => {
    const inWord = /[\p{L}\p{N}]$/u.test(whole) || /^[\p{L}\p{N}]/u.test(part);
    return whole + (inWord ? phrase : '\u0000') + part;
  });
}
