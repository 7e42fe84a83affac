import { type DesignedUnit, designUnit, type FormulaIndex } from '@/lib/engine';
import type { FormulaSystem, FormulaUnit, UnitReport, UnitStats } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { choiceText, type Telling } from './catalogue';
import { cleanLine } from './clean';
import { dicedText, lengthText } from './length';
import { sayPrice } from './say';
import type { Fact, WoundTrack } from './sheet';
import { capital, die } from './words';

/** A designed unit with the system in which it was designed. */
export interface Design extends DesignedUnit {
  system: FormulaSystem;
}

/** Reads a unit's design; a champion is always in open order. */
export function designOf(unit: FormulaUnit, index: FormulaIndex): Design {
  const { system, densities } = index;
  const designed = designUnit(unit, 0, index, false);
  const open = unit.champion ? densities.get(system.champion.density) : undefined;
  return { ...designed, system, density: open ?? designed.density };
}

/** `Levy CUF`, `Elite OAF champion`. */
export function designedKind({ unit, quality }: Design, words: Words): string {
  const name = `${capital(quality.name)} ${unit.code}`;
  return unit.champion ? words.say('sheet.championKind', { name }) : name;
}

/** `16 figures`, `1 champion`. */
export function designedCount({ unit, size }: Design, words: Words): string {
  return words.say(unit.champion ? 'count.champions' : 'count.figures', { count: size });
}

/** Boxes for the hits that champions take. */
export function designedWounds({ unit, size, system, category }: Design, words: Words): WoundTrack[] {
  if (!unit.champion || size === 0) return [];
  const wounds = system.champion.wounds[category.code];
  return [{ name: words.say('sheet.champion'), models: size, wounds }];
}

/** The missile weapon that counts where the unit has bought none. */
export function bowOf({ system, arms, category, options }: Design) {
  const bought = options.some(({ option }) => option.kind === 'missile');
  return arms.missile && !bought ? system.bows[category.code] : undefined;
}

/** Troops, arms, bases, cost, Move and the rest of a designed unit, those that it has. */
export function designedFacts(design: Design, { each, stats }: UnitReport, telling: Telling): Fact[] {
  const { quality, density, armour, category, unit } = design;
  const { words } = telling;
  const troops = [quality, density, armour, category].map(({ name }) => name);
  const facts = [
    fact('troops', words.list(troops), words),
    fact('arms', armsText(design, words), words),
    { ...fact('special', specialText(design, words), words), id: 'options' },
    fact('bases', basesText(design, words), words),
    fact('each', unit.champion ? '' : sayPrice(each, words), words),
    fact('morale', words.number(quality.value), words),
    ...statFacts(stats, telling),
  ];
  return facts.filter(({ value }) => value !== '');
}

type FactId =
  | 'troops'
  | 'arms'
  | 'special'
  | 'bases'
  | 'each'
  | 'morale'
  | 'move'
  | 'flight'
  | 'hit'
  | 'range';

function fact(id: FactId, value: string, words: Words): Fact {
  return { id, label: words.say(`sheet.fact.${id}`), value };
}

function statFacts(stats: UnitStats | null, { words, length }: Telling): Fact[] {
  if (!stats) return [];
  const { move, flight, hitOn, range } = stats;
  return [
    fact('move', lengthText(move, words, length), words),
    fact('flight', flight ? dicedText(flight, words, length) : '', words),
    fact('hit', hitOn === undefined ? '' : die(hitOn), words),
    fact('range', range ? rangeText(range, { words, length }) : '', words),
  ];
}

function rangeText(range: NonNullable<UnitStats['range']>, { words, length }: Telling): string {
  const [close, long] = [range.close, range.long].map((each) => lengthText(each, words, length));
  return words.say('sheet.ranges', { close: close ?? '', long: long ?? '' });
}

function armsText(design: Design, words: Words): string {
  const bow = bowOf(design);
  const weapons = design.options.filter(({ option }) => option.kind !== 'special');
  const names = [...(bow ? [bow.name] : []), ...weapons.map(({ option }) => option.name)];
  return words.list([design.arms.name, ...names]);
}

/** Special tactics, and whatever the system does not offer (ruling 58). */
function specialText({ options, choices }: Design, words: Words): string {
  const special = options.filter(({ option }) => option.kind === 'special');
  const strange = choices.unknown.map((id) => choiceText(cleanLine(id), false, words));
  return words.list([...special.map(({ option }) => option.name), ...strange]);
}

/** `16 figures on 4 bases`; the last base may not be full. */
function basesText({ unit, size, density }: Design, words: Words): string {
  if (unit.champion || size === 0) return '';
  const bases = Math.ceil(size / density.base);
  const key = size % density.base === 0 ? 'sheet.bases' : 'sheet.basesPart';
  return words.say(key, { count: bases, figures: density.base });
}
