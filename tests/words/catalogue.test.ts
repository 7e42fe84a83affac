import compile from 'icu-minify/compile';
import type { Key, Values } from '@/lib/words';
import { catalogueOf, wordsOf } from '@/lib/words/catalogues';
import en from '@/lib/words/en.json';
import { PSEUDO } from '@/lib/words/locale';
import { type Compiled, messageAt } from '@/lib/words/words';

type Written = { [name: string]: string | Written };

function leaves(node: Written, path = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[`${path}${name}`, text] as [string, string]]
      : leaves(text, `${path}${name}.`),
  );
}

/** The gaps, choices and tags of a compiled message, sorted; as icu-minify shapes them. */
function gapsOf(message: unknown): string[] {
  return Array.isArray(message) ? message.flatMap(gapsOfNode).sort() : [];
}

function gapsOfNode(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, options] = node;
  if (kind === undefined || kind > 3) return [name];
  if (typeof kind !== 'number' || kind === 0) return [name, ...gapsOf(node.slice(1))];
  const chosen = Object.entries(options as object).map(([word, text]) => `${word}:${gapsOf(text)}`);
  return [`${name}?${chosen.join(' ')}`];
}

const MESSAGES = leaves(en);

test('every message compiles, and no name has a dot', () => {
  for (const [key, text] of MESSAGES) expect([key, typeof compile(text)]).not.toContain('undefined');
  const names = JSON.stringify(en).match(/"[^"]*\.[^"]*":/g) ?? [];
  expect(names).toEqual([]);
});

test.each(MESSAGES)('%s keeps its gaps in the pseudo-language, within the marks', (key) => {
  const plain = messageAt(catalogueOf('en'), key);
  const marked = messageAt(catalogueOf(PSEUDO) as Compiled, key);
  const text = JSON.stringify(marked);
  expect(text).toMatch(/^(\["⟦".*"⟧"\]|"⟦.*⟧")$/);
  expect(gapsOf(marked)).toEqual(gapsOf(plain));
});

/** Something for each gap: a number where one is counted or written, one of the choices, else a text. */
function fillings(message: unknown): Record<string, unknown> {
  const nodes = Array.isArray(message) ? message.filter((node) => Array.isArray(node)) : [];
  return Object.assign({}, ...nodes.map(filling));
}

function filling([name, kind, ...rest]: readonly unknown[]): Record<string, unknown> {
  if (kind === undefined) return { [String(name)]: `[${name}]` };
  if (typeof kind !== 'number' || kind === 0)
    return { ...fillings([kind, ...rest]), [String(name)]: (parts: string[]) => parts.join('') };
  if (kind > 3) return { [String(name)]: 2 };
  const options = Object.entries(rest[0] as object);
  const inside = Object.assign({}, ...options.map(([, text]) => fillings(text)));
  return { ...inside, [String(name)]: kind === 1 ? options[0]?.[0] : 2 };
}

test.each(MESSAGES)('%s is said once its gaps are filled, in both languages', (key) => {
  for (const language of ['en', PSEUDO] as const) {
    const message = messageAt(catalogueOf(language), key);
    const said = wordsOf({ language, locale: language }).say(key as Key, fillings(message) as Values);
    expect(said).not.toMatch(/^\s*$|[{}]|undefined|\[object/);
  }
});
