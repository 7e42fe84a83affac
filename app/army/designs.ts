import type { Term } from '@/lib/engine';
import type { FormulaOption, FormulaSystem, FormulaUnit } from '@/lib/schema';
import type { Words } from '@/lib/words';
import {
  choose,
  chooseOf,
  type DesignedDraftUnit,
  setChampion,
  setCode,
  setParts,
  type UnitEdit,
} from './edits';

/** One way to design a unit in one respect, and the change that makes it so. */
export interface Alternative {
  id: string;
  name: string;
  summary: string;
  /** Where it is printed; nothing for what no rule names. */
  cite: string;
  /** Its letter in the unit's code. */
  letter?: string;
  change: UnitEdit;
}

/** A respect in which a unit is designed, with its alternatives; `value` is the id of what it is now. */
export interface Axis {
  label: string;
  value: string;
  alternatives: readonly Alternative[];
}

/** Something that a unit has or has not. */
export interface Extra extends Alternative {
  has: boolean;
}

export const NEITHER = 'none';
export const SEVERAL = 'several';

type CodePart = Parameters<typeof setCode>[1];

/** The respects in which every unit is designed. */
export function axesOf(unit: DesignedDraftUnit, system: FormulaSystem, words: Words): Axis[] {
  const set = (part: Partial<FormulaUnit>) => setParts(part);
  const recode = (part: CodePart) => set({ code: setCode(unit, part) });
  const lettered = <T extends { code: string; name: string; summary: string; cite: string }>(
    rows: readonly T[],
    key: keyof CodePart,
  ) =>
    rows.map(({ code, name, summary, cite }) => ({
      id: code,
      letter: code,
      name,
      summary,
      cite,
      change: recode({ [key]: code }),
    }));
  const [density = '', armour = '', category = ''] = unit.code;
  const qualities = system.qualities.map((row) => ({ ...row, change: set({ quality: row.id }) }));
  const arms = system.arms.map((row) => ({ ...row, change: set({ arms: row.id }) }));
  return [
    { label: words.say('army.design.quality'), value: unit.quality, alternatives: qualities },
    {
      label: words.say('army.design.order'),
      value: density,
      alternatives: lettered(system.densities, 'density'),
    },
    {
      label: words.say('army.design.armour'),
      value: armour,
      alternatives: lettered(system.armours, 'armour'),
    },
    {
      label: words.say('army.design.category'),
      value: category,
      alternatives: lettered(system.categories, 'category'),
    },
    { label: words.say('army.design.arms'), value: unit.arms ?? 'melee', alternatives: arms },
  ];
}

/** Weapons of which a unit has one: those that its arms can use, and those that it has all the same. */
export function weaponAxes(unit: DesignedDraftUnit, system: FormulaSystem, words: Words): Axis[] {
  const arms = system.arms.find(({ id }) => id === (unit.arms ?? 'melee'));
  const uses = { missile: arms?.missile, melee: arms?.melee, special: true };
  return system.oneOf.flatMap((ids): Axis[] => {
    const kind = ids.flatMap((id) => system.options[id]?.kind ?? [])[0] ?? 'special';
    const had = ids.filter((id) => unit.options?.includes(id));
    if (had.length === 0 && !uses[kind]) return [];
    const options = ids.flatMap((id) => {
      const option = system.options[id];
      return option ? [{ id, ...termOf(option), change: chooseOf(ids, id) }] : [];
    });
    const neither = {
      id: NEITHER,
      ...plainWeapon({ kind, unit, system, words }),
      change: chooseOf(ids, null),
    };
    const value = had.length > 1 ? SEVERAL : (had[0] ?? NEITHER);
    return [{ label: words.say(`army.design.weapon.${kind}`), value, alternatives: [neither, ...options] }];
  });
}

function termOf({ name, summary, cite }: Term): Term {
  return { name, summary, cite };
}

/** What a unit fights with that buys no special weapon of a kind. */
interface Plain {
  kind: FormulaOption['kind'];
  unit: DesignedDraftUnit;
  system: FormulaSystem;
  words: Words;
}

function plainWeapon({ kind, unit, system, words }: Plain) {
  if (kind === 'missile') return termOf(unit.code.endsWith('M') ? system.bows.M : system.bows.F);
  return {
    name: words.say('army.design.ordinary'),
    summary: words.say('army.design.ordinaryArms'),
    cite: '',
  };
}

/** Whatever else a unit may be given, each by itself; last, whether it is a champion. */
export function extrasOf(
  unit: DesignedDraftUnit,
  system: FormulaSystem,
  before?: DesignedDraftUnit,
): Extra[] {
  const grouped = new Set(system.oneOf.flat());
  const extras = Object.entries(system.options).flatMap(([id, option]): Extra[] => {
    if (grouped.has(id)) return [];
    const has = unit.options?.includes(id) ?? false;
    return [{ id, ...termOf(option), has, change: choose('options', id, !has) }];
  });
  const champion = unit.champion ?? false;
  const change = setChampion(!champion, system.champion.density, before);
  return [...extras, { id: 'champion', ...termOf(system.champion), has: champion, change }];
}

/** The design that a new unit starts with: plain, and of a size that suits the bases of every order. */
export function newDesign({ champion }: { champion: boolean }, system: FormulaSystem): FormulaUnit {
  const quality = system.qualities.find(({ special }) => special)?.id ?? 'levy';
  const order = champion ? system.champion.density : firstCode(system.densities);
  const code = order + firstCode(system.armours) + firstCode(system.categories);
  if (champion) return { quality, code, size: 1, champion };
  return { quality, code, size: system.densities.reduce((size, { base }) => common(size, base), 1) };
}

function firstCode(rows: readonly { code: string }[]): string {
  return rows[0]?.code ?? '';
}

/** The smallest number that both divide. */
function common(a: number, b: number): number {
  const rest = (x: number, y: number): number => (y === 0 ? x : rest(y, x % y));
  return (a * b) / rest(a, b);
}

/** A code as it was typed, in capitals; undefined where it is none. */
export function readCode(text: string, system: FormulaSystem): string | undefined {
  const code = text.trim().toUpperCase();
  const rows = [system.densities, system.armours, system.categories];
  const fits =
    code.length === rows.length && rows.every((row, at) => row.some((it) => it.code === code.charAt(at)));
  return fits ? code : undefined;
}
