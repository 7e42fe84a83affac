import compile from 'icu-minify/compile';
import { catalogueOf } from '@/lib/words/catalogues';
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
