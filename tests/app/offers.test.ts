import { oddments, optionOffer, rivalsOf } from '@/app/army/offers';
import type { Entry } from '@/lib/schema';
import { unit } from './drafts';

type Offered = [id: string, replaces?: string[]];

function entry(options: Offered[], oneOf?: string[][]): Entry {
  const made = options.map(([id, replaces]) => ({ id, price: 1, per: 'each', replaces, cite: 'A:1' }));
  return { options: made, oneOf } as Partial<Entry> as Entry;
}

function shape(of: Entry) {
  const { groups, single } = optionOffer(of);
  return {
    groups: groups.map(({ options, instead }) => [options.map(({ id }) => id).join(' '), instead.join(' ')]),
    single: single.map(({ id }) => id).join(' '),
  };
}

test('options without a relation stand by themselves', () => {
  expect(shape(entry([['javelins'], ['buckler']]))).toEqual({ groups: [], single: 'javelins buckler' });
});

test('a one-of group is one choice, with what it takes the place of', () => {
  const skirmishers = entry([['sling', ['club']], ['bow', ['club']], ['buckler']], [['sling', 'bow']]);
  expect(shape(skirmishers)).toEqual({ groups: [['sling bow', 'club']], single: 'buckler' });
});

test('a replacement is a choice between it and what it replaces', () => {
  expect(shape(entry([['javelins'], ['heavy', ['light']]]))).toEqual({
    groups: [['heavy', 'light']],
    single: 'javelins',
  });
});

test('members of a group may replace different things', () => {
  const horse = entry(
    [['large', ['shield']], ['bow', ['javelins', 'shield']], ['spear']],
    [['large', 'bow']],
  );
  expect(shape(horse)).toEqual({ groups: [['large bow', 'shield javelins']], single: 'spear' });
});

test('groups come in the order of the entry, and none takes an option twice', () => {
  const odd = entry(
    [['a', ['x']], ['b'], ['c'], ['d']],
    [
      ['b', 'c'],
      ['c', 'd'],
    ],
  );
  expect(shape(odd)).toEqual({
    groups: [
      ['a', 'x'],
      ['b c', ''],
    ],
    single: 'd',
  });
  expect(rivalsOf(odd, 'd')).toEqual(['c']);
  expect(rivalsOf(odd, 'c')).toEqual(['b', 'd']);
  expect(rivalsOf(odd, 'a')).toEqual([]);
});

test('what is not offered, or is listed again, is an oddment', () => {
  const offered = { options: ['bow', 'shield'], command: ['standard'] };
  const odd = unit('a', {
    options: ['bow', 'wings', 'bow', 'shield'],
    command: ['standard', 'piper'],
  } as object);
  expect(oddments(odd, offered)).toEqual([
    { list: 'command', id: 'piper', why: 'unknown' },
    { list: 'options', id: 'bow', why: 'twice' },
    { list: 'options', id: 'wings', why: 'unknown' },
  ]);
  expect(oddments(unit('a', { options: ['bow'] }), offered)).toEqual([]);
  expect(oddments(unit('a'), offered)).toEqual([]);
});
