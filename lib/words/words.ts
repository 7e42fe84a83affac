import type { CompiledMessage } from 'icu-minify/format';
import format, { type FormatOptions } from 'icu-minify/format';
import type { Messages } from './index';

/** The path of a message: `theme.label`. */
export type Key = Leaves<Messages>;
type Leaves<Node> = {
  [Name in keyof Node & string]: Node[Name] extends string ? Name : `${Name}.${Leaves<Node[Name]>}`;
}[keyof Node & string];

/** What stands in the gaps of a message. Points are given as text (`Words.points`), counts as numbers. */
export type Values = Record<string, string | number | Date>;

/** A catalogue whose messages were compiled (icu-minify), by feature and name. */
export interface Compiled {
  readonly [name: string]: CompiledMessage | Compiled;
}

/** The words of one language and the figures of one region; knows no React. */
export interface Words {
  /** The language tag by which numbers and dates are written: `en-GB`. */
  readonly locale: string;
  /**
   * A message with its gaps filled.
   * @throws {Error} where the message or a value that it needs is missing
   */
  say(key: Key, values?: Values): string;
  /** A whole number: `1,200`. */
  number(value: number): string;
  /** Points as a figure: `1,021`, `97½`, `½`. Halves and quarters are exact. */
  points(points: number): string;
  /** Points with their word: `270 points`, `½ point`. */
  amount(points: number): string;
  /** A number of what the data names in singular and plural: `1 hound`, `3 crew`. */
  counted(value: number, noun: Noun): string;
  /** `a`, `a and b`, `a, b and c`. */
  series(texts: readonly string[]): string;
  /** `a, b, c`, without what is empty. */
  list(texts: readonly string[]): string;
}

/** Singular and plural, as the data gives them. */
export type Noun = readonly [one: string, many: string];

const FRACTIONS: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** How numbers, plurals and series are formed. */
export type Formatters = FormatOptions['formatters'] & {
  getListFormat(locale: string): Pick<Intl.ListFormat, 'format'>;
};

/** By the platform. */
const PLATFORM: Formatters = {
  getNumberFormat: remembered((locale, options) => new Intl.NumberFormat(locale, options as object)),
  getDateTimeFormat: remembered((locale, options) => new Intl.DateTimeFormat(locale, options as object)),
  getPluralRules: remembered((locale, options) => new Intl.PluralRules(locale, options as object)),
  getListFormat: remembered((locale) => new Intl.ListFormat(locale)),
};

/** Words by their look-up. `find` gives the compiled message of a key; other formatters may stand in for the platform's. */
export function makeWords(
  locale: string,
  find: (key: Key) => CompiledMessage | undefined,
  formatters: Formatters = PLATFORM,
): Words {
  const say = (key: Key, values?: Values) => {
    const message = find(key);
    if (message === undefined) throw new Error(`the catalogue has no message ${key}`);
    return String(format(message, locale, values, { formatters }));
  };
  const number = (value: number) => formatters.getNumberFormat(locale).format(value);
  const points = (value: number) => {
    const whole = Math.trunc(value);
    const part = FRACTIONS[Math.abs(value - whole)] ?? '';
    if (part && whole === 0) return value < 0 ? `-${part}` : part;
    return number(whole) + part;
  };
  return {
    locale,
    say,
    number,
    points,
    amount: (value) =>
      say('count.points', { figure: points(value), count: value, size: isPart(value) ? 'part' : 'whole' }),
    counted: (value, [one, many]) =>
      say('count.things', { figure: points(value), noun: value > 0 && value <= 1 ? one : many }),
    list: (texts) => texts.filter((text) => text !== '').join(say('count.comma')),
    series: (texts) => formatters.getListFormat(locale).format(texts),
  };
}

/** Less than one: `½ point`, though a fraction is plural elsewhere. */
function isPart(value: number): boolean {
  return value > 0 && value < 1;
}

/** The message at a path of a compiled catalogue; undefined where there is none. */
export function messageAt(messages: Compiled, key: string): CompiledMessage | undefined {
  let node: CompiledMessage | Compiled | undefined = messages;
  for (const name of key.split('.')) {
    if (node === undefined || typeof node === 'string' || Array.isArray(node)) return undefined;
    node = (node as Compiled)[name];
  }
  return node as CompiledMessage | undefined;
}

function remembered<T>(make: (locale: string, options?: unknown) => T) {
  const made = new Map<string, T>();
  return (locale: unknown, options?: unknown): T => {
    const key = `${locale} ${options === undefined ? '' : JSON.stringify(options)}`;
    const old = made.get(key);
    if (old !== undefined) return old;
    const fresh = make(String(locale), options);
    made.set(key, fresh);
    return fresh;
  };
}
