import type { Verdict } from '@/lib/schema';

/** How many rosters came to what; from it follows the exit status. */
export class Tally {
  private readonly counts = { legal: 0, waived: 0, illegal: 0, 'not understood': 0 };

  add(outcome: Verdict | 'not understood'): void {
    this.counts[outcome] += 1;
  }

  get all(): number {
    return this.legal + this.waived + this.illegal + this.lost;
  }

  get legal(): number {
    return this.counts.legal;
  }

  /** Legal, since the opponent has agreed to every breach. */
  get waived(): number {
    return this.counts.waived;
  }

  get illegal(): number {
    return this.counts.illegal;
  }

  /** Inputs that could not be read or understood. */
  get lost(): number {
    return this.counts['not understood'];
  }

  /** 0: all legal, or waived; 1: some illegal; 2: some input could not be read or understood. */
  get status(): 0 | 1 | 2 {
    if (this.lost > 0) return 2;
    return this.illegal > 0 ? 1 : 0;
  }
}
