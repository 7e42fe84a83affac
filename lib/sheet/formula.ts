import { type DesignedUnit, designUnit, type FormulaIndex } from '@/lib/engine';
import type { FormulaSystem, FormulaUnit, UnitReport, UnitStats } from '@/lib/schema';
import { cleanLine } from './clean';
import { dicedText, type Length, lengthText } from './length';
import type { Fact, WoundTrack } from './sheet';
import { capital, counted, die, figure, priceText } from './words';

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
export function designedKind({ unit, quality }: Design): string {
  return `${capital(quality.name)} ${unit.code}${unit.champion ? ' champion' : ''}`;
}

/** `16 figures`, `1 champion`. */
export function designedCount({ unit, size }: Design): string {
  return counted(size, unit.champion ? ['champion', 'champions'] : ['figure', 'figures']);
}

/** Boxes for the hits that champions take. */
export function designedWounds({ unit, size, system, category }: Design): WoundTrack[] {
  if (!unit.champion || size === 0) return [];
  return [{ name: 'Champion', models: size, wounds: system.champion.wounds[category.code] }];
}

/** The missile weapon that counts where the unit has bought none. */
export function bowOf({ system, arms, category, options }: Design) {
  const bought = options.some(({ option }) => option.kind === 'missile');
  return arms.missile && !bought ? system.bows[category.code] : undefined;
}

/** Troops, arms, bases, cost, Move and the rest of a designed unit, those that it has. */
export function designedFacts(design: Design, { each, stats }: UnitReport, length?: Length): Fact[] {
  const { quality, density, armour, category, unit } = design;
  const facts: Fact[] = [
    {
      id: 'troops',
      label: 'Troops',
      value: [quality, density, armour, category].map(({ name }) => name).join(', '),
    },
    { id: 'arms', label: 'Arms', value: armsText(design) },
    { id: 'options', label: 'Special', value: specialText(design) },
    { id: 'bases', label: 'Bases', value: basesText(design) },
    { id: 'each', label: 'A figure', value: unit.champion ? '' : priceText(each) },
    { id: 'morale', label: 'Morale', value: String(quality.value) },
    ...statFacts(stats, length),
  ];
  return facts.filter(({ value }) => value !== '');
}

function statFacts(stats: UnitStats | null, length?: Length): Fact[] {
  if (!stats) return [];
  const { move, flight, hitOn, range } = stats;
  return [
    { id: 'move', label: 'Move', value: lengthText(move, length) },
    { id: 'flight', label: 'Rout and evade', value: flight ? dicedText(flight, length) : '' },
    { id: 'hit', label: 'Hit on', value: hitOn === undefined ? '' : die(hitOn) },
    {
      id: 'range',
      label: 'Range',
      value: range ? `${lengthText(range.close, length)} close, ${lengthText(range.long, length)} long` : '',
    },
  ];
}

function armsText(design: Design): string {
  const bow = bowOf(design);
  const weapons = design.options.filter(({ option }) => option.kind !== 'special');
  const names = [...(bow ? [bow.name] : []), ...weapons.map(({ option }) => option.name)];
  return [design.arms.name, ...names].join(', ');
}

/** Special tactics, and whatever the system does not offer (ruling 58). */
function specialText({ options, choices }: Design): string {
  const special = options.filter(({ option }) => option.kind === 'special');
  const strange = choices.unknown.map((id) => `${cleanLine(id)} (not offered)`);
  return [...special.map(({ option }) => option.name), ...strange].join(', ');
}

/** `16 figures on 4 bases`; the last base may not be full. */
function basesText({ unit, size, density }: Design): string {
  if (unit.champion || size === 0) return '';
  const bases = Math.ceil(size / density.base);
  const short = size % density.base === 0 ? '' : ', one not full';
  return `${counted(bases, ['base', 'bases'])} of ${figure(density.base)}${short}`;
}
