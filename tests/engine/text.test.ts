import { besideUnit, counted } from '@/lib/engine';

test.each([
  ['Unit 3, Onager: 4 crew of at least 5: 1 too few.', '4 crew of at least 5: 1 too few.'],
  ['Unit 3, Onager: a mountain tribe has no Onager.', 'A mountain tribe has no Onager.'],
  ['Unit 4, Onager: 4 crew of at least 5: 1 too few.', 'Unit 4, Onager: 4 crew of at least 5: 1 too few.'],
  ['Characters 303 of at most 300 points.', 'Characters 303 of at most 300 points.'],
])('%j beside the third unit: %j', (message, beside) => {
  expect(besideUnit(message, 2, 'Onager')).toBe(beside);
});

test('a title may look like anything', () => {
  expect(besideUnit('Unit 1, (a: $1): too few.', 0, '(a: $1)')).toBe('Too few.');
});

test.each([
  [0, '0 figures do'],
  [0.5, '½ figure does'],
  [1, '1 figure does'],
  [1.5, '1½ figures do'],
  [1200, '1,200 figures do'],
])('%d: %s', (value, text) => {
  expect(counted(value, ['figure does', 'figures do'])).toBe(text);
});
