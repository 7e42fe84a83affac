import compile from 'icu-minify/compile';
import { pseudoCatalogue } from '@/lib/words/pseudo';
import { type Compiled, type Key, makeWords, messageAt } from '@/lib/words/words';

function said(message: string, values = {}): string {
  const messages = pseudoCatalogue({ x: { y: compile(message) } } as Compiled);
  return makeWords('en', (key) => messageAt(messages, key)).say('x.y' as Key, values);
}

test('plain words are accented, longer and in brackets', () => {
  expect(said('Save it')).toBe('⟦Ŕŕ⟧'.replace('Ŕŕ', 'Šààṽéé îîţ'));
});

test('gaps keep their names and values', () => {
  expect(said('{name}: {left} left', { name: 'Dan', left: 3 })).toBe('⟦Dan: 3 ĺééƒţ⟧');
});

test('plurals choose as before', () => {
  const message = '{units, plural, one {# unit} other {# units}}';
  expect(said(message, { units: 1 })).toBe('⟦1 ûûñîîţ⟧');
  expect(said(message, { units: 2 })).toBe('⟦2 ûûñîîţš⟧');
});

test('a choice within a plural', () => {
  const message = '{kind, select, a {{n, plural, one {one a} other {many as}}} other {none}}';
  expect(said(message, { kind: 'a', n: 5 })).toBe('⟦ɱààñý ààš⟧');
  expect(said(message, { kind: 'b', n: 5 })).toBe('⟦ñööñéé⟧');
});

test('numbers and dates keep their form', () => {
  expect(said('{share, number, ::percent}', { share: 0.5 })).toBe('⟦50%⟧');
});
