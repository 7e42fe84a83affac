/** Those who are told when something changes that is kept beside the state of a page. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** Calls back at every change, as `useSyncExternalStore` asks for it; gives the way to stop it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  };

  tell(): void {
    for (const listener of this.all) listener();
  }
}
