import { dropWaivers, unwaive, waive } from '@/app/army/waive';
import type { Breach, Waiver } from '@/lib/schema';
import type { Draft } from '@/lib/shelf';
import { design, draft, unit } from './drafts';

const few = (at: number, have = 4): Breach => ({
  code: 'size-under',
  where: { unit: at },
  have,
  limit: 5,
  by: 5 - have,
  message: `Unit ${at + 1}: too few.`,
});
const over: Breach = {
  code: 'total-over',
  where: { army: true },
  have: 1010,
  limit: 1000,
  by: 10,
  message: 'Ten over.',
};
const abc = draft([unit('a'), unit('b'), unit('c')]);
const idsOf = ({ units }: Draft) => units.map(({ id }) => id);

describe('to waive', () => {
  test('an army’s breach: with its numbers and the note', () => {
    expect(waive(over, ' Anna ')(abc)).toEqual({
      ...abc,
      waivers: [{ code: 'total-over', where: { army: true }, note: 'Anna', have: 1010, limit: 1000 }],
    });
  });

  test('a unit’s breach: the unit gets an id, the others none', () => {
    const waived = waive(few(1), '')(abc);
    expect(idsOf(waived)).toEqual([undefined, 'u1', undefined]);
    expect(waived.waivers).toEqual([{ code: 'size-under', where: { unit: 'u1' }, have: 4, limit: 5 }]);
  });

  test('a unit keeps the id that it has', () => {
    const named = draft([unit('a', { id: 'old' }), unit('b')]);
    expect(waive(few(0), '')(named).waivers).toMatchObject([{ where: { unit: 'old' } }]);
  });

  test('no id that a unit has or a lapsed waiver names', () => {
    const lapsed: Waiver = { code: 'size-over', where: { unit: 'u1' } };
    const army = draft([unit('a', { id: 'u2' }), unit('b')], { waivers: [lapsed] });
    expect(idsOf(waive(few(1), '')(army))).toEqual(['u2', 'u3']);
  });

  test('again: the new note takes the place of the old', () => {
    const twice = waive(over, 'Ben')(waive(over, 'Anna')(abc));
    expect(twice.waivers).toMatchObject([{ note: 'Ben' }]);
    expect(waive(over, '')(twice).waivers?.[0]).not.toHaveProperty('note');
  });

  test('a breach that has changed: what lapsed stays beside it', () => {
    const changed = { ...over, have: 1020, by: 20 };
    expect(waive(changed, '')(waive(over, '')(abc)).waivers).toMatchObject([{ have: 1010 }, { have: 1020 }]);
  });

  test('a designed unit’s breach with its facts', () => {
    const needs: Breach = {
      code: 'option-needs',
      where: { unit: 0 },
      option: 'pike',
      needs: 'foot',
      message: 'Pike.',
    };
    const army = draft([design('a')], { system: 'medieval' });
    expect(waive(needs, '')(army).waivers).toEqual([
      { code: 'option-needs', where: { unit: 'u1' }, option: 'pike', needs: 'foot' },
    ]);
  });

  test('no more than a roster holds', () => {
    const waivers = Array.from(
      { length: 500 },
      (_, at): Waiver => ({ code: 'empty', where: { unit: `x${at}` } }),
    );
    const full = draft([unit('a')], { waivers });
    expect(waive(over, '')(full)).toBe(full);
    const room = draft([unit('a')], { waivers: waivers.slice(1) });
    expect(waive(over, '')(room).waivers).toHaveLength(500);
  });
});

describe('to take it back', () => {
  test('leaves no trace but the id', () => {
    expect(unwaive(over)(waive(over, 'Anna')(abc))).toEqual(abc);
    const back = unwaive(few(1))(waive(few(1), '')(abc));
    expect(back).not.toHaveProperty('waivers');
    expect(idsOf(back)).toEqual([undefined, 'u1', undefined]);
  });

  test('of one breach leaves the others', () => {
    const both = waive(few(0), '')(waive(over, '')(abc));
    expect(unwaive(over)(both).waivers).toMatchObject([{ code: 'size-under' }]);
  });

  test('of what is not waived changes nothing', () => {
    expect(unwaive(over)(abc)).toBe(abc);
    const other = waive(few(0), '')(abc);
    expect(unwaive(over)(other)).toBe(other);
  });
});

test('lapsed ones are dropped by what they say, in whatever order', () => {
  const kept: Waiver = { code: 'empty', where: { army: true } };
  const pair: Waiver = { code: 'options-exclusive', where: { unit: 'u1' }, options: ['bow', 'sling'] };
  const army = draft([unit('a')], { waivers: [kept, pair] });
  const said: Waiver = { options: ['sling', 'bow'], where: { unit: 'u1' }, code: 'options-exclusive' };
  expect(dropWaivers([said])(army).waivers).toEqual([kept]);
  expect(dropWaivers([{ ...said, note: 'x' }])(army)).toBe(army);
  expect(dropWaivers([kept, pair])(army)).not.toHaveProperty('waivers');
});
