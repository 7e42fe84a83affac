import type { CatalogueRoster, CatalogueUnit, FormulaRoster, FormulaUnit, Roster, Unit } from '@/lib/schema';
import type { Words } from '@/lib/words';
import type { Books } from './books';
import { armyOf } from './catalogue/army';
import { type TakenUnit, takeUnit } from './catalogue/taken';
import { isListed } from './describe';
import { type DesignedUnit, designUnit } from './formula/designed';
import { type FormulaIndex, formulaOf } from './formula/index-system';
import { toPoints } from './points';
import type { PriceFactor, PricePart, PriceSum, PriceTerm } from './sum';

/**
 * The price of a unit as a sum; `roster` says in which army it stands.
 * @throws {ParseError} where the roster names a list or variant that does not exist
 */
export function explainUnit(unit: Unit, roster: Roster, books: Books): PriceSum {
  if (roster.system === 'medieval') return isListed(unit) ? NO_PRICE : explainDesign(unit, roster, books);
  return isListed(unit) ? explainTaken(unit, roster, books) : NO_PRICE;
}

const NO_PRICE: PriceSum = Object.freeze({ terms: [], total: null });

function explainTaken(unit: CatalogueUnit, roster: CatalogueRoster, books: Books): PriceSum {
  const book = armyOf(roster, books);
  const taken = takeUnit(unit, 0, book);
  if (!taken.entry) return NO_PRICE;
  const terms = [...onceTerms(taken), eachTerm(taken), ...commandTerms(taken)];
  return { terms, total: toPoints(taken.money, book.system.scale) };
}

function onceTerms(taken: TakenUnit): PriceTerm[] {
  const { unit: points, unitName } = taken.entry.entry.price;
  return points === undefined ? [] : [{ times: 1, parts: [{ points, name: unitName }] }];
}

function eachTerm(taken: TakenUnit): PriceTerm {
  const { entry } = taken.entry;
  const basic: PricePart = { points: entry.price.each };
  return {
    times: taken.size,
    noun: entry.size.noun[taken.size === 1 ? 0 : 1],
    parts: [basic, ...optionParts(taken, 'each')],
  };
}

function optionParts({ loadout, index }: TakenUnit, per: 'each' | 'unit'): PricePart[] {
  return loadout.options
    .filter((option) => option.per === per && option.price > 0)
    .map((option) => ({ points: option.price, name: index.items.get(option.id)?.name ?? option.id }));
}

function commandTerms(taken: TakenUnit): PriceTerm[] {
  const models = taken.entry.entry.command
    .filter((_, bit) => taken.command.mask & (1 << bit))
    .map(({ id, price }) => ({ points: price, name: taken.index.commands.get(id)?.name ?? id }));
  return [...optionParts(taken, 'unit'), ...models].map((part) => ({ times: 1, parts: [part] }));
}

function explainDesign(unit: FormulaUnit, roster: FormulaRoster, books: Books): PriceSum {
  const index = formulaOf(roster, books);
  const { scale } = index.system;
  const exact = designUnit(unit, 0, index, false);
  const paid = designUnit(unit, 0, index, roster.settings?.halves === 'up');
  const rounding = toPoints(paid.money - exact.money, scale);
  const terms = [figureTerm(exact, index, books.words), ...commandTerm(exact, index)];
  if (rounding > 0)
    terms.push({ times: 1, parts: [{ points: rounding, name: books.words.say('sum.roundedUp') }] });
  return { terms, total: toPoints(paid.money, scale) };
}

function figureTerm(designed: DesignedUnit, { system }: FormulaIndex, words: Words): PriceTerm {
  const { quality, armour, size, options } = designed;
  const parts: PricePart[] = [{ points: quality.value, name: quality.name }];
  if (armour.cost > 0) parts.push({ points: armour.cost, name: armour.name });
  const plus = options.flatMap(({ option }) =>
    option.plus ? [{ points: option.plus, name: option.name }] : [],
  );
  return {
    times: size,
    noun: words.say('count.figureNoun', { count: size }),
    parts,
    plus,
    factors: factorsOf(designed),
    ...champion(designed, system),
  };
}

/** A champion costs so many times its whole warrior, shieldwall and all. */
function champion({ unit }: DesignedUnit, system: FormulaIndex['system']): Pick<PriceTerm, 'whole'> {
  const { times, name } = system.champion;
  return unit.champion ? { whole: { times: [times, 1], name } } : {};
}

function factorsOf({ category, arms, options }: DesignedUnit): PriceFactor[] {
  const rows: PriceFactor[] = [
    { times: [category.times, 1], name: category.name },
    { times: [arms.times, 1], name: arms.name },
    ...options.map(({ option }) => ({ times: option.times ?? ([1, 1] as const), name: option.name })),
  ];
  return rows.filter(({ times: [part, whole] }) => part !== whole);
}

function commandTerm({ unit, quality }: DesignedUnit, { system }: FormulaIndex): PriceTerm[] {
  if (unit.champion) return [];
  return [
    { times: 1, parts: [{ points: system.command.perQuality * quality.value, name: system.command.name }] },
  ];
}

/** Whether a sum is a single figure, of which `50 = 50` would say nothing. */
export function isPlainSum({ terms }: PriceSum): boolean {
  const [term, ...more] = terms;
  if (!term || more.length > 0 || term.times !== 1 || term.whole) return false;
  const parts = [...term.parts, ...(term.factors ?? []), ...(term.plus ?? [])];
  return parts.length === 1 && parts[0]?.name === undefined;
}

/** `15 x (16 + 1 heavy armour) + 10 Centurion + 5 standard = 270`; a dash where there is no price. */
export function sumText({ terms, total }: PriceSum, words: Words): string {
  if (total === null) return '–';
  const told = terms.map((term) => termText(term, words)).join(' + ');
  return words.say('sum.whole', { terms: told, total: words.points(total) });
}

function termText({ times, parts, factors = [], plus = [], whole }: PriceTerm, words: Words): string {
  const part = (one: PricePart) => partText(one, words);
  const factor = (one: PriceFactor) => factorText(one, words);
  const scaled = [group(parts.map(part)), ...factors.map(factor)].join(' x ');
  const addends = [...(factors.length > 0 ? [scaled] : parts.map(part)), ...plus.map(part)];
  const figure = addends.join(' + ');
  if (times === 1 && !whole) return figure;
  const grouped = addends.length > 1 ? `(${figure})` : figure;
  return [...(times === 1 ? [] : [words.points(times)]), grouped, ...(whole ? [factor(whole)] : [])].join(
    ' x ',
  );
}

function group(parts: readonly string[]): string {
  const sum = parts.join(' + ');
  return parts.length > 1 ? `(${sum})` : sum;
}

function partText({ points, name }: PricePart, words: Words): string {
  const figure = words.points(points);
  return name === undefined ? figure : words.say('sum.part', { points: figure, name });
}

function factorText({ times: [part, whole], name }: PriceFactor, words: Words): string {
  return partText({ points: part / whole, name }, words);
}
