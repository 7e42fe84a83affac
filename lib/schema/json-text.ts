import { pathText } from './parse';

/** Where JSON text stops being JSON, and what stands there in JSON. */
export interface Break {
  offset: number;
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

const TOKEN =
  /([{}[\],:])|("(?:[^"\\\p{Cc}]+|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
const SPACE = /[ \t\n\r]*/y;

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

  run(): Break | undefined {
    for (;;) {
      SPACE.lastIndex = this.at;
      this.at += SPACE.exec(this.text)?.[0].length ?? 0;
      if (this.state === 'end' && this.at === this.text.length) return undefined;
      TOKEN.lastIndex = this.at;
      const token = TOKEN.exec(this.text);
      if (!token || !this.take(token)) return { offset: this.at, expected: EXPECTED[this.state] };
      this.at = TOKEN.lastIndex;
    }
  }

  private take([whole, mark, string]: RegExpExecArray): boolean {
    switch (this.state) {
      case 'value':
        return this.value(whole, mark);
      case 'first value':
        return mark === ']' ? this.close() : this.value(whole, mark);
      case 'first key':
        return mark === '}' ? this.close() : this.key(string);
      case 'key':
        return this.key(string);
      case 'colon':
        return mark === ':' && this.to('value');
      case 'more values':
        return mark === ']' ? this.close() : mark === ',' && this.next();
      case 'more keys':
        return mark === '}' ? this.close() : mark === ',' && this.to('key');
      case 'end':
        return false;
    }
  }

  private value(whole: string, mark: string | undefined): boolean {
    if (mark !== undefined && mark !== '{' && mark !== '[') return false;
    this.tell(this.steps, this.at);
    if (whole === '{') this.steps.push('');
    if (whole === '[') this.steps.push(0);
    if (mark === undefined) return this.after();
    return this.to(whole === '{' ? 'first key' : 'first value');
  }

  private key(string: string | undefined): boolean {
    if (string === undefined) return false;
    this.steps[this.steps.length - 1] = JSON.parse(string);
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

/** Where text stops being JSON; undefined if it never does. */
export function findBreak(text: string): Break | undefined {
  return new Walk(text, () => {}).run();
}

/** The line, counted from 1, of each path of JSON text; of its nearest surroundings where there is no such value. */
export function linesOf(text: string, paths: readonly string[]): number[] {
  const wanted = new Set(paths.flatMap(withSurroundings));
  const offsets = new Map<string, number>();
  new Walk(text, (steps, offset) => {
    const path = pathText(steps);
    if (wanted.has(path)) offsets.set(path, offset);
  }).run();
  const offsetOf = (path: string) => withSurroundings(path).flatMap((step) => offsets.get(step) ?? [])[0];
  return paths.map((path) => lineAt(text, offsetOf(path) ?? 0));
}

/** The line, counted from 1, at an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** `units[3].size`, `units[3]`, `units` and the whole. */
function withSurroundings(path: string): string[] {
  const steps = path.match(/\.?[\w$-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\]/g) ?? [];
  return [...steps.map((_, at) => steps.slice(0, steps.length - at).join('')), ''];
}
