import { axesOf, extrasOf, newDesign, readCode, weaponAxes } from '@/app/army/designs';
import type { DesignedDraftUnit } from '@/app/army/edits';
import { effectsOn } from '@/app/army/effects';
import { fileBooks } from '@/lib/catalogue/files';
import type { FormulaSystem, FormulaUnit, Roster } from '@/lib/schema';
import { keyed } from '@/lib/shelf';
import { english } from '@/lib/words/english';
import { design } from './drafts';

const system = fileBooks().system('medieval') as FormulaSystem;
const frame: Roster = { format: 'muster/1', system: 'medieval', points: 1000, units: [] };
const made = (parts: Partial<FormulaUnit>) => design('u', parts as object) as DesignedDraftUnit;
const ids = (alternatives: readonly { id: string }[]) => alternatives.map(({ id }) => id).join(' ');

test('every respect offers what the system has, and knows what is chosen', () => {
  const axes = axesOf(made({ quality: 'elite', code: 'LPF', arms: 'cross-trained' }), system, english);
  expect(axes.map(({ label, value, alternatives }) => [label, value, ids(alternatives)])).toEqual([
    ['Quality', 'elite', 'peasant levy average elite fanatic'],
    ['Order', 'L', 'C L O'],
    ['Armour', 'P', 'U P A M E'],
    ['Category', 'F', 'F M'],
    ['Arms', 'cross-trained', 'melee missile cross-trained'],
  ]);
});

test.each<[Partial<FormulaUnit>, [string, string][]]>([
  [{}, [['Hand-to-hand weapon', 'none']]],
  [{ options: ['pike'] }, [['Hand-to-hand weapon', 'pike']]],
  [{ arms: 'missile', options: ['sling'] }, [['Missile weapon', 'sling']]],
  [
    { arms: 'cross-trained' },
    [
      ['Missile weapon', 'none'],
      ['Hand-to-hand weapon', 'none'],
    ],
  ],
  [
    { options: ['longbow'] },
    [
      ['Missile weapon', 'longbow'],
      ['Hand-to-hand weapon', 'none'],
    ],
  ],
  [{ options: ['pike', 'polearm'] }, [['Hand-to-hand weapon', 'several']]],
])('weapons for %p', (parts, shown) => {
  expect(weaponAxes(made(parts), system, english).map(({ label, value }) => [label, value])).toEqual(shown);
});

test('extras are what is in no group, and the champion', () => {
  const extras = extrasOf(made({ options: ['warband'] }), system);
  expect(ids(extras)).toBe('shieldwall warband skirmishers champion');
  expect(extras.filter(({ has }) => has).map(({ id }) => id)).toEqual(['warband']);
});

test.each([
  ['LMM', 'LMM'],
  [' lmm ', 'LMM'],
  ['oef', 'OEF'],
  ['LM', undefined],
  ['LMMM', undefined],
  ['XMM', undefined],
  ['MLM', undefined],
  ['', undefined],
])('the code %p', (text, code) => {
  expect(readCode(text, system)).toBe(code);
});

test('a new unit is plain and fits every base; a champion is one figure in open order', () => {
  expect(newDesign({ champion: false }, system)).toEqual({ quality: 'levy', code: 'CUF', size: 12 });
  expect(newDesign({ champion: true }, system)).toEqual({
    quality: 'levy',
    code: 'OUF',
    size: 1,
    champion: true,
  });
});

// Worked from rulings 45 to 47: 12 levy of cost 2 and 20 for command are 44 points.
test.each<[string, Partial<FormulaUnit>, number, string | null]>([
  ['nothing', {}, 0, null],
  ['average quality: 12 x 3 + 30 = 66', { quality: 'average' }, 22, null],
  ['peasants: 12 x 1 + 10 = 22', { quality: 'peasant' }, -22, null],
  ['armour: 12 x 4 + 20 = 68', { code: 'CAF' }, 24, null],
  ['a horse: 12 x 4 + 20 = 68', { code: 'CUM' }, 24, null],
  ['pikes: 12 x 3 + 20 = 56', { options: ['pike'] }, 12, null],
  ['a shieldwall: 12 x 3 + 20 = 56', { options: ['shieldwall'] }, 12, null],
  ['a shieldwall in loose order', { code: 'LUF', options: ['shieldwall'] }, 12, 'needs close order'],
  ['a champion: 10 x 2 = 20', { champion: true, size: 1, code: 'OUF' }, -24, null],
])('the effect of %s', (_, parts, by, breaks) => {
  const unit = keyed(made({}));
  const effect = effectsOn(unit, frame, fileBooks())({ ...unit, ...parts });
  expect(effect.by).toBe(by);
  if (breaks === null) expect(effect.breaks).toBeNull();
  else expect(effect.breaks).toContain(breaks);
});
