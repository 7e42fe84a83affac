import { fileBooks } from '@/lib/catalogue/files';
import type { Edit } from '@/lib/engine/fixes';
import type { FormulaRoster, FormulaUnit } from '@/lib/schema';
import { type FixCase, removed, runFixCases, sized, total, without } from './tables';

// Prices by M:108-110 and ruling 45: (quality + armour) x 2 cross-trained x 3/2 pike, and 10 x quality a unit.
function medieval(units: FormulaUnit[], more: Partial<FormulaRoster> = {}): FormulaRoster {
  return { format: 'muster/1', system: 'medieval', points: 1000, units, ...more };
}
const design = (unit: number, part: Extract<Edit, { kind: 'design' }>['part']): Edit => ({
  kind: 'design',
  unit,
  part,
});
const levy: FormulaUnit = { quality: 'levy', code: 'CUF', size: 20 }; // 20 x 2 + 20 = 60
const pikes: FormulaUnit = { quality: 'average', code: 'CAF', size: 8, options: ['pike'] }; // 8 x 7½ + 30 = 90

const CASES: FixCase[] = [
  {
    name: '150 of 148: one levy (2) less, the pikes in leather (12), or 150 agreed',
    roster: medieval([levy, pikes], { points: 148 }),
    code: 'total-over',
    fixes: [
      { edits: [sized(0, 19)], spent: 148 },
      { edits: [design(1, { code: 'CPF' })], spent: 138 },
      { edits: [total(150)], spent: 150, agreed: 150 },
    ],
  },
  {
    name: '37½ rounded up is 38: lighter armour (4 x 3/2 + 30 = 36), 38 agreed, or halves that stay',
    roster: medieval([{ ...pikes, size: 1 }], { points: 37.5, settings: { halves: 'up' } }),
    code: 'total-over',
    fixes: [
      { edits: [design(0, { code: 'CPF' })], spent: 36 },
      { edits: [total(38)], spent: 38, agreed: 38 },
      { edits: [{ kind: 'settings', settings: { halves: 'exact' } }], spent: 37.5 },
    ],
  },
  {
    name: 'peasants have no polearms: none, or levies (2 x 10 + 20)',
    roster: medieval([{ quality: 'peasant', code: 'CUF', size: 10, options: ['polearm'] }]),
    code: 'option-needs',
    fixes: [
      { edits: [without(0, 'polearm')], spent: 20 },
      { edits: [design(0, { quality: 'levy' })], spent: 40 },
    ],
  },
  {
    name: 'no pikes for the cross-trained: none (10 x 10 + 30), or melee arms (10 x 7½ + 30), but not missile arms',
    roster: medieval([{ ...pikes, size: 10, arms: 'cross-trained' }]),
    code: 'option-needs',
    fixes: [
      { edits: [without(0, 'pike')], spent: 130 },
      { edits: [design(0, { arms: 'melee' })], spent: 105 },
    ],
  },
  {
    name: 'a shieldwall stands close',
    roster: medieval([{ quality: 'average', code: 'LUF', size: 10, options: ['shieldwall'] }]), // 10 x 4 + 30
    code: 'option-needs',
    fixes: [
      { edits: [design(0, { code: 'CUF' })], spent: 70 },
      { edits: [without(0, 'shieldwall')], spent: 60 },
    ],
  },
  {
    name: 'bowmen carry no shields: melee arms cost the same',
    roster: medieval([
      { quality: 'average', code: 'CUF', size: 10, arms: 'missile', options: ['shieldwall'] },
    ]),
    code: 'option-needs',
    fixes: [
      { edits: [design(0, { arms: 'melee' })], spent: 70 },
      { edits: [without(0, 'shieldwall')], spent: 60 },
    ],
  },
  {
    name: 'a warband walks: 10 x 3 on foot, 10 x 6 mounted',
    roster: medieval([{ quality: 'average', code: 'LUM', size: 10, options: ['warband'] }]),
    code: 'option-needs',
    fixes: [
      { edits: [without(0, 'warband')], spent: 90 },
      { edits: [design(0, { code: 'LUF' })], spent: 60 },
    ],
  },
  {
    name: 'a champion in close order: open order, or an ordinary unit (6 + 40)',
    roster: medieval([{ quality: 'elite', code: 'CAF', size: 1, champion: true }]),
    code: 'option-needs',
    fixes: [
      { edits: [design(0, { code: 'OAF' })], spent: 60 },
      { edits: [design(0, { champion: false })], spent: 46 },
    ],
  },
  {
    name: 'two champions in one: one, or an ordinary unit (2 x 6 + 40)',
    roster: medieval([{ quality: 'elite', code: 'OAF', size: 2, champion: true }]),
    code: 'size-over',
    fixes: [
      { edits: [sized(0, 1)], spent: 60 },
      { edits: [design(0, { champion: false })], spent: 52 },
    ],
  },
  {
    name: 'nobody in the unit: one, or no unit',
    roster: medieval([levy, { ...levy, size: 0 }]),
    code: 'size-under',
    fixes: [
      { edits: [sized(1, 1)], spent: 82 },
      { edits: [removed(1)], spent: 60 },
    ],
  },
  {
    name: 'pike and polearm: the one that costs nothing goes, or the pike (10 x 5 + 30)',
    roster: medieval([{ ...pikes, size: 10, options: ['polearm', 'pike'] }]),
    code: 'options-exclusive',
    fixes: [
      { edits: [without(0, 'polearm')], spent: 105 },
      { edits: [without(0, 'pike')], spent: 80 },
    ],
  },
  {
    name: 'a slip in “shieldwall” (1 each)',
    roster: medieval([{ ...levy, options: ['sheildwall'] }]),
    code: 'option-unknown',
    fixes: [
      {
        edits: [{ kind: 'choice', unit: 0, of: 'options', drop: 'sheildwall', add: 'shieldwall' }],
        spent: 80,
      },
      { edits: [without(0, 'sheildwall')], spent: 60 },
    ],
  },
  {
    name: 'listed twice, paid once',
    roster: medieval([{ ...pikes, options: ['pike', 'pike'] }]),
    code: 'option-twice',
    fixes: [{ edits: [{ kind: 'once', unit: 0, of: 'options', id: 'pike' }], spent: 90 }],
  },
  {
    name: 'a base of four peasants: 4 x 1 + 10',
    roster: medieval([]),
    code: 'empty',
    fixes: [{ edits: [{ kind: 'add', unit: { quality: 'peasant', code: 'CUF', size: 4 } }], spent: 14 }],
  },
];

runFixCases(CASES, fileBooks());
