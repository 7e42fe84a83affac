import { pathText } from './fault';

/** Where text stops being JSON, lines and columns counted from 1, and what was expected there. */
export interface Break {
  line: number;
  column: number;
  expected: string;
}

const EXPECTED = {
  value: 'a value',
  'first value': 'a value or ]',
  'first key': 'a name in double quotes or }',
  key: 'a name in double quotes',
  colon: 'a colon',
  'more values': 'a comma or ]',
  'more keys': 'a comma or }',
  end: 'nothing more',
} as const;

type State = keyof typeof EXPECTED;

const SPACE = /[ \t\n\r]*/y;
const TOKEN = /[{}[\],:]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Where a match of a sticky pattern that begins at `from` ends; `from` itself where there is none. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Where the string that begins at `from` ends. Read letter by letter: a pattern runs away on one that is long or cut. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; ) {
    const letter = text.charCodeAt(at);
    if (letter === 0x22) return at + 1;
    const next = letter === 0x5c ? endOf(ESCAPE, text, at) : at + 1;
    if (letter < 0x20 || next === at) return from;
    at = next;
  }
  return from;
}

/** A container that is open: the key or index at which it stands. */
type Step = string | number;

/** Walks JSON text, tells of each value with its path, and stops where it breaks. */
class Walk {
  private at = 0;
  private state: State = 'value';
  private readonly steps: Step[] = [];

  constructor(
    private readonly text: string,
    private readonly tell: (path: readonly Step[], offset: number) => void,
  ) {}

  run(): { offset: number; expected: string } | undefined {
    for (;;) {
      this.at = endOf(SPACE, this.text, this.at);
      if (this.state === 'end' && this.at === this.text.length) return undefined;
      const token = this.token();
      if (token === '' || !this.take(token)) return { offset: this.at, expected: EXPECTED[this.state] };
      this.at += token.length;
    }
  }

  /** The token that begins here; none where what begins here is no token. */
  private token(): string {
    const { text, at } = this;
    return text.slice(at, text[at] === '"' ? endOfString(text, at) : endOf(TOKEN, text, at));
  }

  private take(token: string): boolean {
    switch (this.state) {
      case 'value':
        return this.value(token);
      case 'first value':
        return token === ']' ? this.close() : this.value(token);
      case 'first key':
        return token === '}' ? this.close() : this.key(token);
      case 'key':
        return this.key(token);
      case 'colon':
        return token === ':' && this.to('value');
      case 'more values':
        return token === ']' ? this.close() : token === ',' && this.next();
      case 'more keys':
        return token === '}' ? this.close() : token === ',' && this.to('key');
      case 'end':
        return false;
    }
  }

  private value(token: string): boolean {
    if (/^[}\],:]/.test(token)) return false;
    this.tell(this.steps, this.at);
    if (token === '{') return this.open('', 'first key');
    return token === '[' ? this.open(0, 'first value') : this.after();
  }

  private open(step: Step, state: State): boolean {
    this.steps.push(step);
    return this.to(state);
  }

  private key(token: string): boolean {
    if (!token.startsWith('"')) return false;
    this.steps[this.steps.length - 1] = JSON.parse(token);
    return this.to('colon');
  }

  private next(): boolean {
    const index = this.steps.pop();
    this.steps.push(typeof index === 'number' ? index + 1 : 0);
    return this.to('value');
  }

  private close(): boolean {
    this.steps.pop();
    return this.after();
  }

  private after(): boolean {
    const open = this.steps.at(-1);
    if (open === undefined) return this.to('end');
    return this.to(typeof open === 'number' ? 'more values' : 'more keys');
  }

  private to(state: State): true {
    this.state = state;
    return true;
  }
}

/** JSON text as a value, or where it breaks. */
export function readJsonText(text: string): { value: unknown } | { broken: Break } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const broken = findBreak(text);
    if (!broken) throw error;
    return { broken };
  }
}

/** `line 3, column 9: expected a colon`. */
export function breakText({ line, column, expected }: Break): string {
  return `line ${line}, column ${column}: expected ${expected}`;
}

function findBreak(text: string): Break | undefined {
  const found = new Walk(text, () => {}).run();
  if (!found) return undefined;
  const { offset, expected } = found;
  return { line: lineAt(text, offset), column: columnAt(text, offset), expected };
}

/** The line, counted from 1, of each path of JSON text; of its nearest surroundings where there is no such value. */
export function linesOf(text: string, paths: readonly string[]): number[] {
  const wanted = new Set(paths.flatMap(withSurroundings));
  const deepest = Math.max(...paths.map((path) => withSurroundings(path).length));
  const offsets = new Map<string, number>();
  new Walk(text, (steps, offset) => {
    if (steps.length >= deepest) return;
    const path = pathText(steps);
    if (wanted.has(path)) offsets.set(path, offset);
  }).run();
  const offsetOf = (path: string) => withSurroundings(path).flatMap((step) => offsets.get(step) ?? [])[0];
  return paths.map((path) => lineAt(text, offsetOf(path) ?? 0));
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

function columnAt(text: string, offset: number): number {
  return offset === 0 ? 1 : offset - text.lastIndexOf('\n', offset - 1);
}

/** `units[3].size`, `units[3]`, `units` and the whole. */
function withSurroundings(path: string): string[] {
  const steps = path.match(/\.?[\w$-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\]/g) ?? [];
  return [...steps.map((_, at) => steps.slice(0, steps.length - at).join('')), ''];
}
