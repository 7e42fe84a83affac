// A second reading of the rules, as plain as it can be: what units cost and which rules are broken.
// It is written from the rules and from tables typed off the print, and shares nothing with the engine or its data.
import { BARBARIAN } from '../data/printed/barbarian';
import { ROMAN } from '../data/printed/roman';
import type { PrintedEntry, PrintedList } from '../data/printed/types';

export interface Answer {
  points: number;
  units: (number | null)[];
  categories: Record<string, number>;
  /** `code where by`, sorted. */
  breaches: string[];
}

export interface AncientArmy {
  list: string;
  variant?: string;
  points: number;
  settings?: { shares?: string };
  units: { entry: string; list?: string; size?: number; options?: string[]; command?: string[] }[];
}
export interface MedievalArmy {
  points: number;
  settings?: { halves?: string };
  units: {
    quality: string;
    code: string;
    size?: number;
    arms?: string;
    options?: string[];
    champion?: boolean;
  }[];
}

const LISTS: Record<string, PrintedList> = { roman: ROMAN, barbarian: BARBARIAN };

/** A unit whose entry is known: where it is from, where it counts, what it costs. */
interface Found {
  entry: PrintedEntry;
  from: string;
  category: string;
  points: number;
}
type Say = (code: string, where: object, by?: number | null) => void;
type Unit = AncientArmy['units'][number];

function sayTo(breaches: string[]): Say {
  return (code, where, by = null) => breaches.push(`${code} ${JSON.stringify(where)} ${by}`);
}
const often = (ids: string[] | undefined, id: string) => (ids ?? []).filter((one) => one === id).length;

/** The ancient rules, by rulings 1 to 29. */
export function ancient(army: AncientArmy): Answer {
  const breaches: string[] = [];
  const say = sayTo(breaches);
  const all = army.units.map((unit, at) => findUnit(unit, at, army, say));
  const units = all.filter((one) => one !== null);
  const points = units.reduce((sum, one) => sum + one.points, 0);
  const categories: Record<string, number> = {};
  for (const unit of units) categories[unit.category] = (categories[unit.category] ?? 0) + unit.points;

  if (army.units.length === 0) say('empty', { army: true });
  if (points > army.points) say('total-over', { army: true }, points - army.points);
  sharesOf(army, points, categories, say);
  countsOf(army, all, say);
  return { points, units: all.map((one) => one?.points ?? null), categories, breaches: breaches.sort() };
}

function listOf(id: string): PrintedList {
  const list = LISTS[id];
  if (!list) throw new Error(id);
  return list;
}
const variantOf = ({ list, variant }: AncientArmy) => listOf(list).variants.find(({ id }) => id === variant);

function findUnit(unit: Unit, at: number, army: AncientArmy, say: Say): Found | null {
  const where = { unit: at };
  const from = unit.list ?? army.list;
  const ally = listOf(army.list).allies.find(({ list }) => list === from);
  if (from !== army.list && !ally) say('ally-excluded', where);
  if (from !== army.list && !ally) return null;
  const entry = listOf(from).entries.find(({ id }) => id === unit.entry);
  if (!entry) say('entry-unknown', where);
  if (!entry) return null;

  const size = unit.size ?? 1;
  const variant = variantOf(army);
  if (size < entry.size.min) say('size-under', where, entry.size.min - size);
  if (entry.size.max !== undefined && size > entry.size.max) say('size-over', where, size - entry.size.max);
  if (variant?.withoutEntries.includes(entry.id)) say('entry-excluded', where);
  const category = ally?.category ?? variant?.moves[entry.id] ?? entry.category;
  const basic = size * entry.price.each + (entry.price.unit ?? 0);
  const bought = optionsOf(unit, at, entry, army, say) + commandOf(unit, at, entry, say);
  return { entry, from, category, points: basic + bought };
}

function optionsOf(unit: Unit, at: number, entry: PrintedEntry, army: AncientArmy, say: Say): number {
  const where = { unit: at };
  const size = unit.size ?? 1;
  let points = 0;
  for (const id of new Set(unit.options)) {
    const option = entry.options.find((one) => one.id === id);
    if (often(unit.options, id) > 1) say('option-twice', where);
    if (!option) say('option-unknown', where);
    if (option && variantOf(army)?.withoutOptions.includes(id)) say('option-excluded', where);
    points += (option?.price ?? 0) * (option?.per === 'each' ? size : 1);
    for (const other of entry.options.filter(
      (one) => option && one.id > id && often(unit.options, one.id) > 0,
    ))
      if (entry.oneOf?.some((group) => group.includes(id) && group.includes(other.id)))
        say('options-exclusive', where);
  }
  return points;
}

function commandOf(unit: Unit, at: number, entry: PrintedEntry, say: Say): number {
  let points = 0;
  for (const id of new Set(unit.command)) {
    if (often(unit.command, id) > 1) say('command-twice', { unit: at });
    if (!(id in entry.command)) say('command-unknown', { unit: at });
    points += entry.command[id] ?? 0;
  }
  return points;
}

function sharesOf(army: AncientArmy, spent: number, categories: Record<string, number>, say: Say): void {
  const base = army.settings?.shares === 'spent' ? spent : army.points;
  for (const { of, min, max } of (variantOf(army) ?? listOf(army.list)).shares) {
    const where = { category: of[0] };
    const have = of.reduce((sum, id) => sum + (categories[id] ?? 0), 0);
    // Whole points decide: of a limit with a fraction what is below it, of a minimum what is above.
    const most = max && (base * max[0] - ((base * max[0]) % max[1])) / max[1];
    if (most !== undefined && have > most) say('category-over', where, have - most);
    const part = min && (base * min[0]) % min[1];
    const least = min && (base * min[0] + (part ? min[1] - part : 0)) / min[1];
    if (least !== undefined && have < least) say('category-under', where, least - have);
  }
}

function countsOf(army: AncientArmy, all: (Found | null)[], say: Say): void {
  const own = listOf(army.list);
  const known = all.filter((one) => one !== null);
  for (const { of, atMost } of own.counts) {
    const troops = known.filter(({ entry }) => entry.kind !== 'character');
    const count = (ids: string[]) => troops.filter(({ category }) => ids.includes(category)).length;
    if (count(of) > count(atMost)) say('units-over', { category: of[0] }, count(of) - count(atMost));
  }
  for (const list of Object.keys(LISTS))
    for (const { id, max = 9999 } of listOf(list).entries) {
      const taken = known.filter(({ from, entry }) => from === list && entry.id === id).length;
      if (taken > max) say('entry-over', { entry: id, list }, taken - max);
    }
  for (const { option, max } of own.upgrades) {
    const offered = (at: number) => all[at]?.entry.options.some(({ id }) => id === option);
    const taken = army.units.filter((unit, at) => offered(at) && often(unit.options, option) > 0).length;
    if (taken > max) say('upgrade-over', { option }, taken - max);
  }
}

const QUALITY: Record<string, number> = { peasant: 1, levy: 2, average: 3, elite: 4, fanatic: 5 };
const ARMOUR: Record<string, number> = { U: 0, P: 1, A: 2, M: 3, E: 4 };
const SHOOTING = ['longbow', 'light-crossbow', 'heavy-crossbow', 'sling'];
const KNOWN = [...SHOOTING, 'pike', 'polearm', 'shieldwall', 'warband', 'skirmishers'];
/** What peasants may not use (M:331). */
const SPECIAL = ['longbow', 'polearm', 'light-crossbow', 'heavy-crossbow', 'pike', 'shieldwall'];

/** The medieval rules, by rulings 45 to 52. */
export function medieval(army: MedievalArmy): Answer {
  const breaches: string[] = [];
  const say = sayTo(breaches);
  const up = army.settings?.halves === 'up';
  for (const [at, design] of army.units.entries())
    designFaults(design, (code, by) => say(code, { unit: at }, by));
  const units = army.units.map((design) => (up ? Math.ceil(designPoints(design)) : designPoints(design)));
  const points = units.reduce((sum, one) => sum + one, 0);
  if (units.length === 0) say('empty', { army: true });
  if (points > army.points) say('total-over', { army: true }, points - army.points);
  return { points, units, categories: {}, breaches: breaches.sort() };
}

type Design = MedievalArmy['units'][number];

function designPoints({ quality, code, size = 1, arms, options = [], champion }: Design): number {
  const level = QUALITY[quality] ?? Number.NaN;
  let figure = level + (ARMOUR[code.charAt(1)] ?? Number.NaN);
  if (code.endsWith('M')) figure *= 2;
  if (arms === 'cross-trained') figure *= 2;
  if (options.includes('longbow')) figure *= 1.5;
  if (options.includes('pike')) figure *= 1.5;
  if (options.includes('shieldwall')) figure += 1;
  return champion ? size * figure * 10 : size * figure + 10 * level;
}

function designFaults(design: Design, say: (code: string, by?: number) => void): void {
  const { quality, code, size = 1, arms = 'melee', options = [], champion } = design;
  const has = (id: string) => options.includes(id);
  const need = (ids: string[], met: boolean) => {
    for (const id of ids) if (has(id) && !met) say('option-needs');
  };
  for (const id of new Set(options)) {
    if (!KNOWN.includes(id)) say('option-unknown');
    if (often(options, id) > 1) say('option-twice');
  }
  const bows = SHOOTING.filter(has).length;
  for (let pair = 0; pair < (bows * (bows - 1)) / 2; pair += 1) say('options-exclusive');
  if (has('pike') && has('polearm')) say('options-exclusive');

  need(SPECIAL, quality !== 'peasant');
  need(['longbow', 'pike'], arms !== 'cross-trained');
  need([...SHOOTING, 'skirmishers'], arms !== 'melee');
  need(['pike', 'polearm'], arms !== 'missile');
  need(['sling', 'shieldwall', 'warband'], code.endsWith('F'));
  need(['skirmishers'], code.startsWith('O'));
  need(['shieldwall'], code.startsWith('C'));
  need(['shieldwall'], arms !== 'missile' || has('sling'));
  if (champion && !code.startsWith('O')) say('option-needs');
  if (size < 1) say('size-under', 1 - size);
  if (champion && size > 1) say('size-over', size - 1);
}
