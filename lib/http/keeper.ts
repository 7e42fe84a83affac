import { ProblemError } from './problem';

interface Limits {
  /** How many results are kept, the last used ones. */
  kept: number;
  /** How many are made at the same time. */
  atOnce: number;
  /** How many may wait for their turn; whoever comes then is sent away. */
  waiting: number;
}

/** Makes what is costly once for whoever asks at the same time, a few at a time, and keeps the last ones. */
export class Keeper<T> {
  private readonly results = new Map<string, Promise<T>>();
  private readonly queue: (() => void)[] = [];
  private busy = 0;

  constructor(private readonly limits: Limits) {}

  /**
   * The result of a name, made if it is not there.
   * @throws {ProblemError} 503 where too many wait; whatever `make` throws
   */
  get(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.results.get(name);
    if (known) return this.keep(name, known);
    const made = this.inTurn(make);
    // A failure is not kept, so that the next one tries again.
    made.catch(() => this.results.delete(name));
    return this.keep(name, made);
  }

  private keep(name: string, result: Promise<T>): Promise<T> {
    this.results.delete(name);
    this.results.set(name, result);
    const [oldest] = this.results.keys();
    if (this.results.size > this.limits.kept && oldest !== undefined) this.results.delete(oldest);
    return result;
  }

  private async inTurn(make: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await make();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }

  private turn(): Promise<void> | undefined {
    if (this.busy < this.limits.atOnce) {
      this.busy += 1;
      return undefined;
    }
    if (this.queue.length >= this.limits.waiting) throw new ProblemError(FULL);
    return new Promise((resolve) => this.queue.push(resolve));
  }
}

const FULL = {
  status: 503,
  detail: 'Too many wait for this. Please try again in a moment.',
  headers: { 'retry-after': '2' },
};
