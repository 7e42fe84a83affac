import { type Army, copyOfArmy } from './army';
import type { Draft } from './draft';
import { Conflict, type ShelfProblem, shelfError } from './errors';
import { Listeners } from './listeners';
import type { Weighed } from './news';
import type { Shelf } from './shelf';

/** `failed` and `full` are tried again; in a `conflict` the player has to choose. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'full' | 'conflict';

/** What a page sees of an army that is open. `army` is the same object until its draft changes. */
export interface ArmyView {
  state: 'loading' | 'missing' | 'ready';
  army: Army | null;
  /** The revision that is kept; `army.rev` is the one at which its draft was last taken over. */
  rev: number;
  save: SaveState;
  /** In a conflict: what is kept now, undefined if it was removed elsewhere. */
  theirs?: Army;
}

/** What to keep with a draft in place of the army that is kept; undefined while that cannot be told, and it stays. */
export type Weigh = (draft: Draft, kept: Army) => Partial<Weighed> | undefined;

/** When a change is written: at once, or a moment later. What is asked for by `flush` is always written at once. */
export type Soon = (write: () => void) => void;

const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

/**
 * One army open in one tab. Every change is written as soon as `soon` says; writes follow one another, and the last state
 * always wins within the tab. What other tabs write is taken over while nothing here is unsaved.
 */
export class OpenArmy {
  private view: ArmyView = { state: 'loading', army: null, rev: 0, save: 'saved' };
  /** The army as it is kept: what this tab started from. */
  private kept: Army | null = null;
  /** Whether the player has taken note of what the data have changed, and that is not kept yet. */
  private noted = false;
  private writing = false;
  private wait = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Listeners();
  private unwatch: () => void = () => undefined;

  constructor(
    private readonly shelf: Shelf,
    readonly id: string,
    private readonly weigh: Weigh = () => undefined,
    private readonly soon: Soon = (write) => write(),
  ) {}

  readonly see = (): ArmyView => this.view;

  readonly subscribe = this.listeners.subscribe;

  /** Reads the army and listens to the other tabs, until `stop`. */
  async start(): Promise<void> {
    this.unwatch = this.shelf.watch((notice) => {
      if (notice.id === this.id) void this.refresh();
    });
    await this.refresh();
  }

  stop(): void {
    this.unwatch();
    clearTimeout(this.timer);
  }

  /** The only way to change an army. */
  readonly change = (edit: (draft: Draft) => Draft): void => {
    const { army } = this.view;
    if (!army) return;
    const draft = edit(army.draft);
    if (draft === army.draft) return;
    this.show({ army: { ...army, draft }, save: this.view.save === 'saved' ? 'saving' : this.view.save });
    this.soon(() => void this.save());
  };

  /** Takes note of what the data have changed: it is not told again. */
  readonly takeNote = (): Promise<void> => {
    this.noted = true;
    return this.save();
  };

  get unsaved(): boolean {
    return this.view.army !== null && this.view.army.draft !== this.kept?.draft;
  }

  /** Writes what is unsaved now, without waiting for the next attempt. */
  readonly flush = (): Promise<void> => this.save();

  /** Looks whether another tab has changed the army. */
  readonly refresh = async (): Promise<void> => {
    try {
      this.meet(await this.shelf.get(this.id));
    } catch (error) {
      if (!this.view.army) this.fail(error);
    }
  };

  /** Out of a conflict: what this tab shows replaces what is kept. */
  readonly keepMine = async (): Promise<void> => {
    const { army, theirs, save } = this.view;
    if (!army || save !== 'conflict') return;
    if (theirs) this.kept = theirs;
    this.show({ save: 'saving', theirs: undefined });
    await this.save(theirs ? 'put' : 'restore');
  };

  /** Out of a conflict: what is kept replaces what this tab shows. */
  readonly takeTheirs = (): void => {
    if (this.view.save === 'conflict') this.adopt(this.view.theirs);
  };

  /** Out of a conflict: what this tab shows becomes an army of its own. Gives its id, or null if that failed. */
  readonly keepBoth = async (): Promise<string | null> => {
    const { army, save } = this.view;
    if (!army || save !== 'conflict') return null;
    try {
      const copy = await this.shelf.put(copyOfArmy(army));
      this.takeTheirs();
      return copy.id;
    } catch {
      return null;
    }
  };

  private show(part: Partial<ArmyView>): void {
    this.view = { ...this.view, ...part };
    this.listeners.tell();
  }

  private adopt(army: Army | undefined): void {
    this.kept = army ?? null;
    this.show({
      state: army ? 'ready' : 'missing',
      army: army ?? null,
      rev: army?.rev ?? 0,
      save: 'saved',
      theirs: undefined,
    });
  }

  /** Weighs what is kept now against what is shown; a write under way finds out for itself. */
  private meet(theirs: Army | undefined): void {
    if (this.writing || (theirs && this.kept && theirs.rev <= this.kept.rev)) return;
    const held = this.view.army && (this.unsaved || !theirs);
    if (held) this.show({ save: 'conflict', theirs });
    else this.adopt(theirs);
  }

  private async save(how: 'put' | 'restore' = 'put'): Promise<void> {
    clearTimeout(this.timer);
    if (this.writing || this.view.save === 'conflict') return;
    this.writing = true;
    try {
      await this.writeAll(how);
      this.wait = FIRST_RETRY;
      this.show({ save: 'saved', rev: this.kept?.rev ?? 0 });
    } catch (error) {
      this.fail(error);
    } finally {
      this.writing = false;
    }
    if (this.view.save === 'saved' && this.unsaved) await this.save();
  }

  private async writeAll(how: 'put' | 'restore'): Promise<void> {
    for (
      let next = this.mine();
      next && (how === 'restore' || this.unsaved || this.noted);
      next = this.mine()
    ) {
      this.kept = await this.shelf[how](next);
      if (!next.news) this.noted = false;
      how = 'put';
    }
  }

  private mine(): Army | null {
    const { army } = this.view;
    if (!army) return null;
    const { seen, news, rev } = this.kept ?? army;
    const told = this.weigh(army.draft, this.kept ?? army);
    const now = { ...army, seen, news, ...told, rev, changedAt: Date.now() };
    return this.noted ? { ...now, news: undefined } : now;
  }

  private fail(error: unknown): void {
    const found = shelfError(error);
    if (found instanceof Conflict) this.show({ save: 'conflict', theirs: found.theirs });
    else this.tryAgain(found.problem);
  }

  private tryAgain(problem: ShelfProblem): void {
    this.show({ save: problem });
    this.timer = setTimeout(() => void (this.view.army ? this.save() : this.refresh()), this.wait);
    this.wait = Math.min(this.wait * 2, LAST_RETRY);
  }
}
