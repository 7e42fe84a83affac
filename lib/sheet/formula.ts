import type { FormulaOption, FormulaSystem, FormulaUnit, UnitReport, UnitStats } from '@/lib/schema';
import { cleanLine } from './clean';
import type { Fact, WoundTrack } from './sheet';
import { capital, counted, die, figure, inches, pointsText } from './words';

/** A designed unit with what its code and words stand for. */
export interface DesignedUnit {
  unit: FormulaUnit;
  system: FormulaSystem;
  quality: FormulaSystem['qualities'][number] | undefined;
  density: FormulaSystem['densities'][number] | undefined;
  armour: FormulaSystem['armours'][number] | undefined;
  category: FormulaSystem['categories'][number] | undefined;
  arms: FormulaSystem['arms'][number] | undefined;
  options: { id: string; option: FormulaOption | undefined }[];
}

/** Looks up what a unit's code and words stand for; a champion is always in open order. */
export function designedUnit(unit: FormulaUnit, system: FormulaSystem): DesignedUnit {
  const [code, armour, category] = unit.code;
  const density = unit.champion ? system.champion.density : code;
  return {
    unit,
    system,
    quality: system.qualities.find(({ id }) => id === unit.quality),
    density: system.densities.find((row) => row.code === density),
    armour: system.armours.find((row) => row.code === armour),
    category: system.categories.find((row) => row.code === category),
    arms: system.arms.find(({ id }) => id === (unit.arms ?? 'melee')),
    options: [...new Set(unit.options ?? [])].map((id) => ({ id, option: system.options[id] })),
  };
}

/** `Levy CUF`, `Elite OAF champion`. */
export function designedKind({ unit, quality }: DesignedUnit): string {
  return `${capital(quality?.name ?? unit.quality)} ${unit.code}${unit.champion ? ' champion' : ''}`;
}

/** `16 figures`, `1 champion`. */
export function designedCount({ unit }: DesignedUnit): string {
  return counted(unit.size ?? 1, unit.champion ? ['champion', 'champions'] : ['figure', 'figures']);
}

/** Boxes for the hits that champions take. */
export function designedWounds({ unit, system, category }: DesignedUnit): WoundTrack[] {
  if (!unit.champion || !category || unit.size === 0) return [];
  return [{ name: 'Champion', models: unit.size ?? 1, wounds: system.champion.wounds[category.code] }];
}

/** The missile weapon that counts where the unit has bought none. */
export function bowOf({ system, arms, category, options }: DesignedUnit) {
  const bought = options.some(({ option }) => option?.kind === 'missile');
  return arms?.missile && category && !bought ? system.bows[category.code] : undefined;
}

/** Troops, arms, bases, cost, Move and the rest of a designed unit, those that it has. */
export function designedFacts(designed: DesignedUnit, { each, stats }: UnitReport): Fact[] {
  const { quality, unit } = designed;
  const facts: Fact[] = [
    { id: 'troops', label: 'Troops', value: troopsText(designed) },
    { id: 'arms', label: 'Arms', value: armsText(designed) },
    { id: 'options', label: 'Special', value: specialText(designed) },
    { id: 'bases', label: 'Bases', value: basesText(designed) },
    { id: 'each', label: 'A figure', value: each === null || unit.champion ? '' : pointsText(each) },
    { id: 'morale', label: 'Morale', value: quality ? String(quality.value) : '' },
    ...statFacts(stats),
  ];
  return facts.filter(({ value }) => value !== '');
}

function statFacts(stats: UnitStats | null): Fact[] {
  if (!stats) return [];
  const { move, flight, hitOn, range } = stats;
  return [
    { id: 'move', label: 'Move', value: inches(move) },
    { id: 'flight', label: 'Rout and evade', value: flight ?? '' },
    { id: 'hit', label: 'Hit on', value: hitOn === undefined ? '' : die(hitOn) },
    {
      id: 'range',
      label: 'Range',
      value: range ? `${inches(range.close)} close, ${inches(range.long)} long` : '',
    },
  ];
}

function troopsText({ quality, density, armour, category }: DesignedUnit): string {
  return [quality, density, armour, category].flatMap((row) => row?.name ?? []).join(', ');
}

function armsText(designed: DesignedUnit): string {
  const weapons = designed.options.filter(({ option }) => option && option.kind !== 'special');
  const bow = bowOf(designed);
  const names = [...(bow ? [bow.name] : []), ...weapons.map(({ option }) => option?.name)];
  return [designed.arms?.name, ...names].join(', ');
}

/** Special tactics, and whatever the system does not offer. */
function specialText({ options }: DesignedUnit): string {
  const special = options.filter(({ option }) => option?.kind === 'special' || !option);
  return special.map(({ id, option }) => option?.name ?? `${cleanLine(id)} (not offered)`).join(', ');
}

/** `16 figures on 4 bases`; the last base may not be full. */
function basesText({ unit, density }: DesignedUnit): string {
  const size = unit.size ?? 1;
  if (!density || unit.champion || size === 0) return '';
  const bases = Math.ceil(size / density.base);
  const short = size % density.base === 0 ? '' : ', one not full';
  return `${counted(bases, ['base', 'bases'])} of ${figure(density.base)}${short}`;
}
