import type { ArmyList, CatalogueSystem, Entry, EntryOption, Item, Profile, Share } from '@/lib/schema';
import {
  CHARACTERISTICS,
  type PrintedEntry,
  type PrintedList,
  type PrintedOption,
  type PrintedShare,
} from './printed/types';

/** Arms and armour whose ids the contract fixes. */
const KIT = new Set(
  `light-armour heavy-armour shield large-shield buckler barding javelins throwing-spear thrusting-spear
   long-spear kontos throwing-darts double-handed-weapon sling bow short-bow composite-bow`.split(/\s+/),
);
/** Special rules that are held against print; the rest are a matter of how the data is cut. */
const RULES = new Set(
  `drilled stubborn warbands light-infantry light-cavalry skirmishers frenzy fear hatred`.split(/\s+/),
);
/** Kinds of item that print takes for granted: a horse under a cavalryman. */
const UNSAID = new Set(['mount', 'vehicle', 'training']);

export type Items = Record<string, Item>;

/** Every item that an entry of the list can name. */
export function itemsOf(system: CatalogueSystem, list: ArmyList): Items {
  return { ...system.items, ...list.ownItems };
}

/** An unordered thing as it can be compared. */
const sorted = (of: Iterable<string>) => [...of].sort();

/** Every two of a group that cannot be had together, `a / b`. */
export function pairs(groups: readonly (readonly string[])[] = []): string[] {
  const found = groups.flatMap((group) =>
    group.flatMap((one, n) => group.slice(n + 1).map((other) => sorted([one, other]).join(' / '))),
  );
  return sorted(new Set(found));
}

/** The lines that a citation names, each range as its two ends. */
function citedRanges(cite: string): [number, number][] {
  return [...cite.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, from, to]) => [Number(from), Number(to ?? from)]);
}

/** Whether the citation names at least one place within these lines. */
export function citesWithin(
  cite: string,
  { lines: [first, last], elsewhere = [] }: Pick<PrintedEntry, 'lines' | 'elsewhere'>,
): boolean {
  const inside = (line: number) => (line >= first && line <= last) || elsewhere.includes(line);
  return citedRanges(cite).some(([from, to]) => inside(from) && inside(to));
}

/** The parts of an entry whose citation points away from what is printed about it. */
function strayCites(entry: Entry, printed: PrintedEntry): string[] {
  const cites: [string, string][] = [
    ['the entry', entry.cite],
    ['the price', entry.price.cite],
    ...entry.profiles.map((row): [string, string] => [`profile ${row.name}`, row.cite]),
    ...entry.options.map((option): [string, string] => [`option ${option.id}`, option.cite]),
  ];
  return cites.filter(([, cite]) => !citesWithin(cite, printed)).map(([part, cite]) => `${part}: ${cite}`);
}

function profileFacts({ name, when, values }: Profile) {
  return { name, when, values };
}

/** Whether an item goes by that word of the source. */
function goesBy(word: string, id: string, items: Items): boolean {
  const name = items[id]?.name.toLowerCase().replaceAll(' ', '-') ?? '';
  return id.includes(word) || name.includes(word);
}

/** The equipment whose ids are free, as the words that print has for it; what print has no word for, as it is. */
function otherEquipment(entry: Entry, words: string[], items: Items): string[] {
  const ids = entry.equipment.filter((id) => !KIT.has(id) && !UNSAID.has(items[id]?.kind ?? ''));
  return sorted(ids.map((id) => words.find((word) => goesBy(word, id, items)) ?? id));
}

/** The one missile of a machine, the other arms apart. */
function shotFacts(entry: Entry, items: Items) {
  const shots = entry.equipment.map((id) => items[id]).filter((item) => item?.kind === 'missile');
  return shots.map((item) => ({ range: item?.range, strength: Number.parseInt(item?.strength ?? '', 10) }));
}

function optionFacts(options: readonly (PrintedOption | EntryOption)[]) {
  const facts = options.map((option) => {
    const { id, price, per, replaces = [] } = option;
    const advised = 'advice' in option ? option.advice !== undefined : 'advised' in option;
    return [id, { price, per, replaces: sorted(replaces), advised }];
  });
  return Object.fromEntries(facts);
}

/** What the data says of an entry, cut to what the source prints of it. */
export function entryFacts(entry: Entry, printed: PrintedEntry, items: Items) {
  const { size, price, fixedSaves } = entry;
  return {
    category: entry.category,
    kind: entry.kind,
    max: entry.max?.count,
    general: entry.general,
    price: { unit: price.unit, each: price.each },
    size: { min: size.min, max: size.max, adviseBelow: size.advise?.min },
    profiles: entry.profiles.map(profileFacts),
    kit: sorted(entry.equipment.filter((id) => KIT.has(id))),
    also: otherEquipment(entry, printed.also, items),
    shots: entry.kind === 'machine' ? shotFacts(entry, items) : [],
    skirmish: entry.skirmish,
    options: optionFacts(entry.options),
    optionsTwice: entry.options.length - new Set(entry.options.map(({ id }) => id)).size,
    oneOf: pairs(entry.oneOf),
    command: Object.fromEntries(entry.command.map((command) => [command.id, command.price])),
    rules: sorted(entry.rules.filter((id) => RULES.has(id) && !printed.implied?.includes(id))),
    fixedMove: entry.fixedMove ? true : undefined,
    fixedSaves: fixedSaves && { front: fixedSaves.front, other: fixedSaves.other },
    strayCites: strayCites(entry, printed),
  };
}

/** The same facts as they are printed. */
export function printedFacts(printed: PrintedEntry): ReturnType<typeof entryFacts> {
  const { category, max, general, price, size, skirmish, fixedMove, fixedSaves } = printed;
  return {
    category,
    kind: printed.kind,
    max,
    general,
    price: { unit: price.unit, each: price.each },
    size: { min: size.min, max: size.max, adviseBelow: size.adviseBelow },
    profiles: printed.profiles.map(({ name, when, figures }) => ({
      name,
      when,
      values: Object.fromEntries(CHARACTERISTICS.map((id, n) => [id, figures[n] ?? null])),
    })),
    kit: sorted(printed.kit),
    also: sorted(printed.also),
    shots: printed.shot ? [printed.shot] : [],
    skirmish,
    options: optionFacts(printed.options),
    optionsTwice: 0,
    oneOf: pairs(printed.oneOf),
    command: printed.command,
    rules: sorted(printed.rules),
    fixedMove,
    fixedSaves,
    strayCites: [],
  };
}

function shareFacts(shares: readonly (Share | PrintedShare)[]) {
  return Object.fromEntries(
    shares.map(({ of, min, max }) => [
      sorted(of).join(' + '),
      { min: min && [...min], max: max && [...max] },
    ]),
  );
}

function variantFacts(variant: ArmyList['variants'][number] | PrintedList['variants'][number]) {
  return {
    id: variant.id,
    withoutEntries: sorted(variant.withoutEntries),
    withoutOptions: sorted(variant.withoutOptions),
    moves: { ...variant.moves },
    shares: shareFacts(variant.shares),
  };
}

/** What a list says beside its entries; the same of the data and of print. */
export function listFacts(list: Omit<ArmyList, 'categories' | 'entries'> | PrintedList, ids: ListIds) {
  return {
    id: list.id,
    entries: ids.entries,
    categories: ids.categories,
    shares: shareFacts(list.shares),
    sharesTwice: list.shares.length - Object.keys(shareFacts(list.shares)).length,
    counts: list.counts.map(({ of, atMost }) => ({ of: sorted(of), atMost: sorted(atMost) })),
    upgrades: list.upgrades.map(({ option, max }) => ({ option, max })),
    allies: list.allies.map((ally) => ({ list: ally.list, category: ally.category })),
    wantsGeneral: Boolean(list.wantsGeneral),
    variants: list.variants.map(variantFacts),
  };
}

interface ListIds {
  entries: string[];
  categories: string[];
}
