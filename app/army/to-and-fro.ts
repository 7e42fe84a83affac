import type { Beside } from './useEdits';

/** Units that were put into another army: its name, and how to take them out of it again. */
export interface Sent {
  into: string | undefined;
  /** False where it was changed since. */
  takeOut(): Promise<boolean>;
}

/** Undefined where the army is gone or has no room. */
export type Send = () => Promise<Sent | undefined>;

interface Troubles {
  /** They could not be taken out, and are in both armies. */
  stays(sent: Sent): void;
  /** They could not be sent again. */
  fails(): void;
}

/** Units on their way between two armies as often as a move is undone and done again, one way after the other. */
export class ToAndFro implements Beside {
  private last: Promise<Sent | undefined>;

  constructor(
    sent: Sent,
    private readonly send: Send,
    private readonly troubles: Troubles,
  ) {
    this.last = Promise.resolve(sent);
  }

  readonly undo = (): void => {
    this.last = this.last.then((sent) => sent && this.takeOut(sent));
  };

  /** What could not be taken out is there, and is not sent twice. */
  readonly redo = (): void => {
    this.last = this.last.then((sent) => sent ?? this.sendAgain());
  };

  private async takeOut(sent: Sent): Promise<Sent | undefined> {
    const out = await sent.takeOut().catch(() => false);
    if (out) return undefined;
    this.troubles.stays(sent);
    return sent;
  }

  private async sendAgain(): Promise<Sent | undefined> {
    const sent = await this.send().catch(() => undefined);
    if (!sent) this.troubles.fails();
    return sent;
  }
}
