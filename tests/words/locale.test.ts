import { localeChoice } from '@/lib/words/locale';

const CASES: [
  name: string,
  cookie: string | undefined,
  accepted: string | undefined,
  language: string,
  locale: string,
][] = [
  ['nothing told: English as at home', undefined, undefined, 'en', 'en-GB'],
  ['the reader’s own English', undefined, 'en-AU,en;q=0.9', 'en', 'en-AU'],
  ['bare English', undefined, 'en', 'en', 'en-GB'],
  ['another language: English with that place’s figures', undefined, 'de-DE,de;q=0.9', 'en', 'en-DE'],
  ['another language without a place', undefined, 'fr', 'en', 'en-FR'],
  ['another language, English second', undefined, 'de-DE,en-US;q=0.7', 'en', 'en-US'],
  ['the most wanted counts, not the first', undefined, 'de-DE;q=0.1, en-IE;q=0.9', 'en', 'en-IE'],
  ['English chosen: its own figures', 'en', 'de-DE', 'en', 'en-GB'],
  ['English chosen, with a place', 'en', 'de-DE,en-NZ;q=0.5', 'en', 'en-NZ'],
  ['an unknown choice is none', 'xx', 'en-US', 'en', 'en-US'],
  ['the pseudo-language is for those who ask', 'en-XA', 'de', 'en-XA', 'en-XA'],
  ['any star', undefined, '*', 'en', 'en-GB'],
  ['rubbish', '"><', ';;q=,,é;q=x', 'en', 'en-GB'],
];

test.each(CASES)('%s', (_, cookie, accepted, language, locale) => {
  expect(localeChoice(cookie, accepted)).toEqual({ language, locale });
});

test('the figures of a place', () => {
  const { locale } = localeChoice(undefined, 'de-DE');
  expect(new Intl.NumberFormat(locale).format(1200.5)).toBe('1.200,5');
});
