/** One thing that is wrong with an input, and where: `units[3].size`, or `` for the whole. */
export interface Issue {
  path: string;
  message: string;
}

/** Input that cannot be understood; every issue names its path. The only error that input can cause. */
export class ParseError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(issueText).join('\n'));
    this.name = 'ParseError';
    this.issues = issues;
  }
}

/** `units[3].size: expected …` on one line. */
export function issueText({ path, message }: Issue): string {
  return path === '' ? message : `${path}: ${message}`;
}

/** `['units', 3, 'size']` as `units[3].size`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.map(stepText).join('').replace(/^\./, '');
}

function stepText(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const name = String(step);
  return /^[A-Za-z_$][\w$-]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
