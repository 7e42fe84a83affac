import {
  addUnit,
  changeUnit,
  choose,
  chooseOf,
  type DesignedDraftUnit,
  dropLast,
  duplicateUnit,
  moveUnit,
  removeUnit,
  setChampion,
  setCode,
  setParts,
  setSetting,
} from '@/app/army/edits';
import { design, draft, keysOf, unit } from './drafts';

const abc = draft([unit('a'), unit('b'), unit('c')]);

describe('units of a draft', () => {
  test.each([
    ['first', 0, ['n', 'a', 'b', 'c']],
    ['in between', 2, ['a', 'b', 'n', 'c']],
    ['last', 3, ['a', 'b', 'c', 'n']],
    ['beyond the end', 9, ['a', 'b', 'c', 'n']],
  ])('are added %s', (_, at, keys) => {
    expect(keysOf(addUnit(unit('n'), at)(abc))).toEqual(keys);
  });

  test('are not added twice', () => {
    expect(addUnit(unit('b'), 0)(abc)).toBe(abc);
  });

  test('are not added beyond what a roster holds', () => {
    const units = Array.from({ length: 2_000 }, (_, at) => unit(`u${at}`));
    const full = draft(units);
    expect(addUnit(unit('n'), 0)(full)).toBe(full);
    expect(duplicateUnit('u0')(full)).toBe(full);
    expect(addUnit(unit('n'), 0)(draft(units.slice(1))).units).toHaveLength(2_000);
  });

  test('come back where they were', () => {
    const gone = removeUnit('b')(abc);
    expect(keysOf(gone)).toEqual(['a', 'c']);
    expect(addUnit(abc.units[1] as never, 1)(gone)).toEqual(abc);
  });

  test('are duplicated right behind, with all that they have and another key', () => {
    const rich = draft([unit('a', { name: 'Cohors I', options: ['shield'] }), unit('b')]);
    const both = duplicateUnit('a', 'z')(rich);
    expect(keysOf(both)).toEqual(['a', 'z', 'b']);
    expect(both.units[1]).toEqual({ ...rich.units[0], key: 'z' });
  });

  test.each([
    ['up', 'c', 'b', ['a', 'c', 'b']],
    ['to the top', 'c', 'a', ['c', 'a', 'b']],
    ['down', 'a', 'b', ['b', 'a', 'c']],
    ['to the foot', 'a', 'c', ['b', 'c', 'a']],
  ])('are moved %s', (_, key, to, keys) => {
    expect(keysOf(moveUnit(key, to)(abc))).toEqual(keys);
  });

  test('that are not there change nothing', () => {
    expect(removeUnit('x')(abc)).toBe(abc);
    expect(duplicateUnit('x', 'y')(abc)).toBe(abc);
    expect(moveUnit('x', 'a')(abc)).toBe(abc);
    expect(moveUnit('a', 'x')(abc)).toBe(abc);
    expect(changeUnit('x', setParts({ size: 9 }))(abc)).toBe(abc);
  });

  test('keep their identity when another one changes', () => {
    const next = changeUnit('b', setParts({ size: 9 }))(abc);
    expect(next.units[0]).toBe(abc.units[0]);
    expect(next.units[2]).toBe(abc.units[2]);
    expect(next.units[1]?.size).toBe(9);
    expect(abc.units[1]?.size).toBe(5);
  });
});

describe('parts of a unit', () => {
  test('that say nothing are left out', () => {
    const full = unit('a', { name: 'Name', note: 'Note', options: ['shield'] });
    expect(setParts({ name: '', note: '', options: [] })(full)).toEqual(unit('a'));
  });

  test('of size 0 stay', () => {
    expect(setParts({ size: 0 })(unit('a'))).toEqual(unit('a', { size: 0 }));
  });
});

describe('choices', () => {
  test('are taken and left', () => {
    const taken = choose('command', 'standard', true)(unit('a'));
    expect(taken).toEqual({ ...unit('a'), command: ['standard'] });
    expect(choose('command', 'standard', false)(taken)).toEqual(unit('a'));
  });

  test('put their rivals out when taken, not when left', () => {
    const had = unit('a', { options: ['bow', 'shield', 'sling'] });
    expect(choose('options', 'javelins', true, ['bow', 'sling'])(had).options).toEqual([
      'shield',
      'javelins',
    ]);
    expect(choose('options', 'shield', false, ['bow'])(had).options).toEqual(['bow', 'sling']);
  });

  test('listed twice are left altogether', () => {
    expect(choose('options', 'bow', false)(unit('a', { options: ['bow', 'bow'] }))).toEqual(unit('a'));
  });

  test.each([
    ['one', 'bow', ['shield', 'bow']],
    ['another', 'sling', ['shield', 'sling']],
    ['none', null, ['shield']],
  ])('of a group are %s, also where a roster has both', (_, id, options) => {
    const both = unit('a', { options: ['bow', 'shield', 'sling'] });
    expect(chooseOf(['bow', 'sling'], id)(both).options).toEqual(options);
  });

  test('lose their last mention only', () => {
    expect(dropLast('options', 'bow')(unit('a', { options: ['bow', 'shield', 'bow'] })).options).toEqual([
      'bow',
      'shield',
    ]);
    expect(dropLast('command', 'odd')(unit('a', { command: ['odd'] } as object))).toEqual(unit('a'));
    const plain = unit('a');
    expect(dropLast('options', 'bow')(plain)).toBe(plain);
  });
});

describe('designs', () => {
  const knight = design('k', { code: 'LMM', size: 10 } as object) as DesignedDraftUnit;

  test.each([
    [{ density: 'O' }, 'OMM'],
    [{ armour: 'E' }, 'LEM'],
    [{ category: 'F' }, 'LMF'],
  ])('change one letter of the code: %p', (part, code) => {
    expect(setCode(knight, part)).toBe(code);
  });

  test('become a single champion and an ordinary unit again', () => {
    const hero = setChampion(true, 'O')(knight);
    expect(hero).toEqual({ ...knight, champion: true, size: 1, code: 'OMM' });
    const armoured = { ...hero, code: 'OEM' } as DesignedDraftUnit;
    expect(setChampion(false, 'O', knight)(armoured)).toEqual({ ...knight, code: 'LEM' });
  });

  test('of a champion that never was anything else keep their size', () => {
    const hero = design('h', { code: 'OUF', size: 1, champion: true } as object);
    expect(setChampion(false, 'O')(hero)).toEqual(design('h', { code: 'OUF', size: 1 } as object));
  });
});

test('settings are set one by one', () => {
  const one = setSetting({ shares: 'spent' })(abc);
  expect(one.settings).toEqual({ shares: 'spent' });
  expect(setSetting({ halves: 'up' })(one).settings).toEqual({ shares: 'spent', halves: 'up' });
});
