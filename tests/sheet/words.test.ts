import { isolated } from '@/lib/engine/text';
import type { Breach, Verdict } from '@/lib/schema';
import { cleanLine, cleanText } from '@/lib/sheet/clean';
import { sayBreach, sayLeft, sayLimit, sayPrice, sayTotal, sayVerdict, sayWounds } from '@/lib/sheet/say';
import { counted, leftText, priceText, ranges, totalText } from '@/lib/sheet/words';
import { woundRows, woundText } from '@/lib/sheet/wounds';
import { english } from '@/lib/words/english';

test.each([
  [0, '0 points'],
  [0.5, '½ point'],
  [1, '1 point'],
  [1.5, '1½ points'],
  [1200, '1,200 points'],
  [null, 'no price'],
])('%s points are %s', (points, text) => {
  expect(priceText(points)).toBe(text);
  expect(sayPrice(points, english)).toBe(text);
});

test('one hound and two hounds', () => {
  expect(counted(1, ['hound', 'hounds'])).toBe('1 hound');
  expect(counted(2, ['hound', 'hounds'])).toBe('2 hounds');
  expect(counted(0, ['hound', 'hounds'])).toBe('0 hounds');
});

const EMPTY: Breach = { code: 'empty', where: { army: true }, message: 'Nothing.' };

test('a breach says what was agreed', () => {
  const message = '4 crew of at least 5: 1 too few.';
  expect(sayBreach({ message }, english)).toBe(message);
  expect(sayBreach({ message, waived: true }, english)).toBe(`${message} Waived by agreement.`);
  expect(sayBreach({ message, waived: true, note: 'Anna, 3 May' }, english)).toBe(
    `${message} Waived by agreement: Anna, 3 May`,
  );
});

test.each([
  [{ spent: 985, agreed: 1000 }, '985 of 1,000 points', '15 points left'],
  [{ spent: 1000, agreed: 1000 }, '1,000 of 1,000 points', 'none left'],
  [{ spent: 1000.5, agreed: 1000 }, '1,000½ of 1,000 points', '½ point over'],
])('the balance of %j', (points, total, left) => {
  expect(totalText(points)).toBe(total);
  expect(leftText(points)).toBe(left);
  expect(sayTotal(points, english)).toBe(total);
  expect(sayLeft(points, english)).toBe(left);
});

test.each<[Verdict, waived: boolean[], string]>([
  ['legal', [], 'legal'],
  ['illegal', [false], 'illegal, 1 breach'],
  ['illegal', [false, false], 'illegal, 2 breaches'],
  ['waived', [true], 'legal, 1 breach waived'],
  ['waived', [true, true], 'legal, 2 breaches waived'],
  ['illegal', [true, true, false], 'illegal, 3 breaches, 2 of them waived'],
])('the verdict %s with breaches %j', (verdict, waived, text) => {
  const breaches = waived.map((agreed): Breach => ({ ...EMPTY, ...(agreed && { waived: true as const }) }));
  expect(sayVerdict({ verdict, breaches }, english)).toBe(text);
});

test.each([
  [null, null, ''],
  [250, null, 'at least 250'],
  [250, 1500, 'at least 250, at most 1,500'],
])('the limits %p and %p', (min, max, text) => {
  expect(sayLimit(min, max, english)).toBe(text);
});

test.each([
  [[], ''],
  [[3], '3'],
  [[1, 2, 3, 4, 7, 9, 10], '1-4, 7, 9-10'],
])('the units %j', (numbers, text) => {
  expect(ranges(numbers)).toBe(text);
});

test('many models get words in place of boxes', () => {
  const many = { name: 'Chariot', models: 200, wounds: 2 };
  expect(woundRows(many)).toEqual([]);
  expect(woundText(many)).toBe('Chariot, 2 wounds each of 200');
  expect(sayWounds(many, english)).toBe('Chariot, 2 wounds each of 200');
  expect(sayWounds({ name: 'General', models: 1, wounds: 3 }, english)).toBe('General, 3 wounds');
  expect(woundRows({ ...many, models: 3 })).toEqual([2, 2, 2]);
});

test('what a terminal would obey is gone, and the rest stays', () => {
  expect(cleanLine('\u001b]0;title\u0007a\tb\r\nc \u009b2J')).toBe(']0;titlea b c 2J');
  expect(cleanText('a\r\nb\u2028c\u0000')).toBe('a\nb\nc');
  expect(cleanLine('a\ud800b 👍🏽 \u2067x\u2069')).toBe('a\ufffdb 👍🏽 x');
});

test('only text from right to left is isolated', () => {
  expect(isolated('Légion')).toBe('Légion');
  expect(isolated('שלום 3')).toBe('\u2068שלום 3\u2069');
});
