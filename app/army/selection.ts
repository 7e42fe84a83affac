'use client';
import { useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/shelf/listeners';
import { useWorkbench } from './workbench';

/** Which units are selected: beside the state of the page, so that a card is drawn again only for itself. */
export class Selection {
  private on = false;
  private chosen: ReadonlySet<string> = new Set();
  /** Where a range begins that is extended with Shift. */
  private anchor: string | undefined;
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;

  readonly isOn = (): boolean => this.on;

  readonly keys = (): ReadonlySet<string> => this.chosen;

  start(): void {
    this.show(true, this.chosen);
  }

  stop(): void {
    this.anchor = undefined;
    this.show(false, new Set());
  }

  /** Takes one more unit, or lets it go. */
  toggle(key: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(key)) next.add(key);
    this.anchor = key;
    this.show(true, next);
  }

  /** Takes all units from the last one that was touched to this one, in the order in which they are shown. */
  extendTo(key: string, order: readonly string[]): void {
    const [from, to] = [order.indexOf(this.anchor ?? key), order.indexOf(key)].sort((a, b) => a - b);
    const range = from === undefined || to === undefined || from < 0 ? [key] : order.slice(from, to + 1);
    if (range.length === 1) this.anchor = key;
    this.show(true, new Set([...this.chosen, ...range]));
  }

  set(keys: readonly string[]): void {
    this.show(true, new Set(keys));
  }

  private show(on: boolean, chosen: ReadonlySet<string>): void {
    this.on = on;
    this.chosen = chosen;
    this.listeners.tell();
  }
}

const never = () => false;

/** Whether units are being selected. */
export function useSelecting(selection: Selection): boolean {
  return useSyncExternalStore(selection.subscribe, selection.isOn, never);
}

/** Whether a unit is selected; undefined while none are being selected. */
export function useSelected(key: string): boolean | undefined {
  const { selection } = useWorkbench();
  const read = () => (selection.isOn() ? selection.keys().has(key) : undefined);
  return useSyncExternalStore(selection.subscribe, read, () => undefined);
}

const NONE: ReadonlySet<string> = new Set();

export function useSelectedKeys(): ReadonlySet<string> {
  const { selection } = useWorkbench();
  return useSyncExternalStore(selection.subscribe, selection.keys, () => NONE);
}
