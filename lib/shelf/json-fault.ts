/** Where a text stops being JSON, lines and columns counted from 1, and what should stand there. */
export interface JsonFault {
  line: number;
  column: number;
  expected: string;
}

type Token = 'value' | 'string' | '{' | '}' | '[' | ']' | ',' | ':' | 'end' | 'fault';
type State = 'value' | 'first item' | 'first key' | 'key' | 'colon' | 'after';

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

const EXPECTED: Record<Exclude<State, 'after'>, string> = {
  value: 'a value',
  'first item': 'a value or ]',
  'first key': 'a key in double quotes or }',
  key: 'a key in double quotes',
  colon: 'a colon',
};

/** Reads tokens one after the other; `at` is where the last one began. */
class Tokens {
  at = 0;
  private next = 0;
  constructor(private readonly text: string) {}

  read(): Token {
    this.at = this.skip(SPACE, this.next);
    const sign = this.text[this.at];
    if (sign === undefined) return 'end';
    if ('{}[],:'.includes(sign)) return this.took(this.at + 1, sign as Token);
    const pattern = sign === '"' ? STRING : SCALAR;
    const end = this.skip(pattern, this.at);
    return end === this.at ? 'fault' : this.took(end, sign === '"' ? 'string' : 'value');
  }

  private took(end: number, token: Token): Token {
    this.next = end;
    return token;
  }

  private skip(pattern: RegExp, from: number): number {
    pattern.lastIndex = from;
    return pattern.test(this.text) ? pattern.lastIndex : from;
  }
}

/** The state after a token; null where it may not stand. `open` holds the brackets that are open. */
function step(state: State, token: Token, open: ('{' | '[')[]): State | null {
  const inner = open.at(-1);
  if (state === 'colon') return token === ':' ? 'value' : null;
  if (state === 'key' || (state === 'first key' && token !== '}')) return token === 'string' ? 'colon' : null;
  const closing = inner === '{' ? '}' : inner === '[' ? ']' : 'end';
  if (token === closing && state !== 'value') return open.pop() ? 'after' : null;
  if (state === 'after') return token === ',' && inner ? (inner === '{' ? 'key' : 'value') : null;
  if (token === 'value' || token === 'string') return 'after';
  if (token !== '{' && token !== '[') return null;
  open.push(token);
  return token === '{' ? 'first key' : 'first item';
}

function expectedAfter(inner: '{' | '[' | undefined): string {
  return inner === undefined ? 'the end' : inner === '{' ? 'a comma or }' : 'a comma or ]';
}

/** The first place where a text is not JSON, or null if it is. */
export function jsonFault(text: string): JsonFault | null {
  const tokens = new Tokens(text);
  const open: ('{' | '[')[] = [];
  let state: State = 'value';
  for (;;) {
    const token = tokens.read();
    if (token === 'end' && state === 'after' && open.length === 0) return null;
    const next = step(state, token, open);
    if (next === null) {
      const before = text.slice(0, tokens.at).split('\n');
      const expected = state === 'after' ? expectedAfter(open.at(-1)) : EXPECTED[state];
      return { line: before.length, column: (before.at(-1) ?? '').length + 1, expected };
    }
    state = next;
  }
}
