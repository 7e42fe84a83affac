import { fileBooks } from '@/lib/catalogue/files';
import { besideUnit, checkRoster, counted } from '@/lib/engine';
import { ofUnit, seenName } from '@/lib/engine/text';
import type { Roster } from '@/lib/schema';
import { english } from '@/lib/words/english';

test.each([
  ['Unit 3, Onager: 4 crew of at least 5: 1 too few.', '4 crew of at least 5: 1 too few.'],
  ['Unit 3, Onager: a mountain tribe has no Onager.', 'A mountain tribe has no Onager.'],
  ['Unit 4, Onager: 4 crew of at least 5: 1 too few.', 'Unit 4, Onager: 4 crew of at least 5: 1 too few.'],
  ['Characters 303 of at most 300 points.', 'Characters 303 of at most 300 points.'],
])('%j beside the third unit: %j', (message, beside) => {
  expect(besideUnit(message, { at: 2, title: 'Onager' }, english)).toBe(beside);
});

test('a title may look like anything', () => {
  expect(besideUnit('Unit 1, (a: $1): too few.', { at: 0, title: '(a: $1)' }, english)).toBe('Too few.');
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

test.each([
  [undefined, ''],
  ['', ''],
  [' Ala I ', 'Ala I'],
  ['\u200b\u2060\ufeff', ''],
  ['\u3164 \u2800\u00ad', ''],
  ['\u200fשלום', '\u200fשלום'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('of the name %j, %j is seen', (name, seen) => expect(seenName(name)).toBe(seen));

test('a name from right to left does not take the figures behind it along', () => {
  const message = '4 models of at least 5: 1 too few.';
  const unit = { at: 1, title: 'שלום' };
  const whole = `Unit 2, \u2068שלום\u2069: ${message}`;
  expect(ofUnit(unit, message, english)).toBe(whole);
  expect(besideUnit(whole, unit, english)).toBe(message);
});

const turned = 'Ala\u202Etleb\u202C I\n\u0000II\u2028III\u2066';

test.each([
  ['a number that is short', { entry: 'veteran-legionaries', size: 1, name: turned }],
  ['an option that is not offered', { entry: 'army-general', options: [turned], name: turned }],
  ['an entry that is not there', { entry: turned }],
])('no message obeys what a name holds: %s', (_, unit) => {
  const roster = {
    format: 'muster/1',
    system: 'ancient',
    list: 'roman',
    points: 1000,
    units: [unit],
  } as Roster;
  const { breaches } = checkRoster(roster, fileBooks());
  const words = breaches.map(({ message }) => message).join('');
  expect(words).toContain('Alatleb I II III');
  expect(words).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u);
});

test('a message stands beside its unit, whatever its name holds', () => {
  expect(besideUnit('Unit 1, Alatleb I II III: too few.', { at: 0, title: turned }, english)).toBe(
    'Too few.',
  );
});
