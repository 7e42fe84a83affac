import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { grouped } from '@/lib/schema/grouped';
import en from './en.json';
import { type Formatters, type Key, makeWords, type Words } from './words';

/** By hand, since the platform's own ways are slow to start, and a program is started for one army. */
const BY_HAND = {
  getNumberFormat: () => ({ format: grouped }),
  getPluralRules: () => ({ select: (count: number) => (count === 1 ? 'one' : 'other') }),
  getListFormat: () => ({ format: series }),
  getDateTimeFormat: (locale: string, options: object) => new Intl.DateTimeFormat(locale, options),
} as unknown as Formatters;

function series(texts: Iterable<string>): string {
  const all = [...texts];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const compiled = new Map<Key, CompiledMessage>();

/** Compiles a message when it is first said. */
function find(key: Key): CompiledMessage | undefined {
  const old = compiled.get(key);
  if (old !== undefined) return old;
  const text = key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], en);
  if (typeof text !== 'string') return undefined;
  const message = compile(text);
  compiled.set(key, message);
  return message;
}

/** The words of reports and of the command line, whatever a reader's language. Not for pages: it brings the compiler. */
export const english: Words = makeWords('en-GB', find, BY_HAND);
