import type { TakenBack } from '@/lib/shelf/elsewhere';
import type { Beside } from './useEdits';

/** Units that were put into another army: its name, and how to take them out of it again. */
export interface Sent {
  into: string | undefined;
  takeOut(): Promise<TakenBack>;
}

/** Undefined where the army is gone or has no room. */
export type Send = () => Promise<Sent | undefined>;

interface Troubles {
  /** They could not be taken out, and are in both armies. */
  stays(sent: Sent): void;
  /** They could not be sent again. */
  fails(): void;
}

/** All ways of a page, one after the other: two moves may lead to the same army. */
let ways: Promise<void> = Promise.resolve();

/** Units on their way between two armies, as often as a move is undone and done again. */
export class ToAndFro implements Beside {
  /** Undefined while they are here. */
  private sent: Sent | undefined;

  constructor(
    sent: Sent,
    private readonly send: Send,
    private readonly troubles: Troubles,
  ) {
    this.sent = sent;
  }

  readonly undo = (): void => {
    ways = ways.then(() => this.takeOut());
  };

  readonly redo = (): void => {
    ways = ways.then(() => this.sendAgain());
  };

  private async takeOut(): Promise<void> {
    const { sent } = this;
    if (!sent) return;
    const came = await sent.takeOut().catch(() => 'changed');
    if (came === 'changed') this.troubles.stays(sent);
    else this.sent = undefined;
  }

  /** What could not be taken out is there, and is not sent twice. */
  private async sendAgain(): Promise<void> {
    this.sent ??= await this.send().catch(() => undefined);
    if (!this.sent) this.troubles.fails();
  }
}
