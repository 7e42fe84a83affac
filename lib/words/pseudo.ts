import type { Compiled } from './words';

type Node = string | number | readonly unknown[];

const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlĺmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu)].flatMap(
    ([, plain, accented]) => [
      [plain, accented],
      [plain?.toUpperCase(), accented?.toUpperCase()],
    ],
  ),
);

/** What a marked message begins and ends with. */
export const MARKS = ['⟦', '⟧'] as const;

/** A compiled catalogue with every message accented, about a third longer and in brackets; gaps and tags stay. */
export function pseudoCatalogue(messages: Compiled): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([name, node]) => [
      name,
      typeof node === 'string' || Array.isArray(node) ? marked(node) : pseudoCatalogue(node as Compiled),
    ]),
  );
}

function marked(message: Node) {
  const [open, close] = MARKS;
  const nodes = typeof message === 'string' ? [message] : (message as readonly Node[]);
  const changed = nodes.map(accented);
  return changed.length === 1 && typeof changed[0] === 'string'
    ? `${open}${changed[0]}${close}`
    : ([open, ...changed, close] as never);
}

/** A node as icu-minify compiles it: text, a gap, a choice among texts, or a tag around nodes. */
function accented(node: Node): Node {
  if (typeof node === 'string') return [...node].map(longer).join('');
  if (typeof node === 'number') return node;
  const [name, kind, ...rest] = node as [string, Node | undefined, ...unknown[]];
  if (kind === undefined) return node;
  if (typeof kind !== 'number' || kind === 0) return [name, ...[kind, ...(rest as Node[])].map(accented)];
  const [options] = rest;
  if (kind > 3) return node;
  return [
    name,
    kind,
    Object.fromEntries(Object.entries(options as object).map(([word, text]) => [word, branch(text)])),
  ];
}

function branch(text: Node): Node {
  return Array.isArray(text) ? text.map(accented) : accented(text);
}

function longer(letter: string): string {
  const accent = ACCENTS[letter] ?? letter;
  return /[aeiou]/i.test(letter) ? accent + accent : accent;
}
