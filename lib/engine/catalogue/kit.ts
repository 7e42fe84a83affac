import type { Entry, EntryOption, Item } from '@/lib/schema';
import { SAVE_SLOTS } from '@/lib/schema/vocabulary';
import type { ListIndex } from './index-list';
import type { KitSaves } from './loadout';
import { ownProfile } from './profiles';

/** Item ids that a unit has with these options: what they replace is gone. */
export function kitOf(entry: Entry, options: readonly EntryOption[]): string[] {
  const gone = new Set(options.flatMap((option) => option.replaces ?? []));
  return [...entry.equipment.filter((id) => !gone.has(id)), ...options.map((option) => option.id)];
}

/** Ids of the special rules of a unit: its entry's, and those that its kit brings. */
export function kitRules(entry: Entry, kit: readonly string[], index: ListIndex): string[] {
  const granted = kit.flatMap((id) => index.items.get(id)?.grants ?? []);
  return [...new Set([...entry.rules, ...granted])];
}

/** Move in inches after mount, armour and barding that are bought beyond the basic kit (rulings 13 and 35). */
export function kitMove(entry: Entry, options: readonly EntryOption[], index: ListIndex): number | null {
  const printed = ownProfile(entry, options)?.values.M ?? null;
  if (entry.fixedMove) return printed;
  const rides = options.flatMap((option) => index.items.get(option.id)?.move ?? []);
  const base = rides.length > 0 ? Math.max(...rides) : printed;
  if (base === null) return null;
  return base - (slowness(kitOf(entry, options), index) - slowness(entry.equipment, index));
}

function slowness(kit: readonly string[], index: ListIndex): number {
  return kit.reduce((sum, id) => {
    const slows = index.items.get(id)?.slows;
    const applies = slows && (!slows.with || slows.with.some((other) => kit.includes(other)));
    return applies ? sum + slows.by : sum;
  }, 0);
}

/** Saves from a kit (rulings 30 to 34): the best item of each slot counts, and the slots add up. */
export function kitSaves(entry: Entry, kit: readonly string[], index: ListIndex): KitSaves {
  const items = kit.flatMap((id) => index.items.get(id) ?? []);
  const open = items.filter((item) => !item.save?.closeOnly);
  const noShield = items.some((item) => item.twoHanded);
  const close = noShield ? items.filter((item) => item.save?.slot !== 'shield') : items;
  const die = (worn: Item[]) => neededDie(worn, index.system.saveFrom.die);
  const skirmish = die(items);
  return { missile: entry.skirmish === 'must' ? skirmish : die(open), combat: die(close), skirmish };
}

function neededDie(items: readonly Item[], from: number): number | null {
  const protection = SAVE_SLOTS.reduce((sum, slot) => sum + bestOf(items, slot), 0);
  return protection === 0 ? null : from - protection;
}

function bestOf(items: readonly Item[], slot: (typeof SAVE_SLOTS)[number]): number {
  return items.reduce((best, { save }) => (save?.slot === slot ? Math.max(best, save.better) : best), 0);
}
