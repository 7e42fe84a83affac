import { cleanLine, cleanText, isolated } from '@/lib/sheet/clean';
import { breachText, counted, leftText, priceText, ranges, totalText, verdictText } from '@/lib/sheet/words';
import { woundRows, woundText } from '@/lib/sheet/wounds';

test.each([
  [0, '0 points'],
  [0.5, '½ point'],
  [1, '1 point'],
  [1.5, '1½ points'],
  [1200, '1,200 points'],
  [null, 'no price'],
])('%s points are %s', (points, text) => {
  expect(priceText(points)).toBe(text);
});

test('one hound and two hounds', () => {
  expect(counted(1, ['hound', 'hounds'])).toBe('1 hound');
  expect(counted(2, ['hound', 'hounds'])).toBe('2 hounds');
  expect(counted(0, ['hound', 'hounds'])).toBe('0 hounds');
});

test('a breach says what was agreed', () => {
  const message = '4 crew of at least 5: 1 too few.';
  expect(breachText({ message })).toBe(message);
  expect(breachText({ message, waived: true })).toBe(`${message} Waived by agreement.`);
  expect(breachText({ message, waived: true, note: 'Anna, 3 May' })).toBe(
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
});

test('verdicts', () => {
  expect(verdictText('legal', 0)).toBe('legal');
  expect(verdictText('illegal', 1)).toBe('illegal, 1 breach');
  expect(verdictText('illegal', 2)).toBe('illegal, 2 breaches');
  expect(verdictText('waived', 1, 1)).toBe('legal, 1 breach waived');
  expect(verdictText('waived', 2, 2)).toBe('legal, 2 breaches waived');
  expect(verdictText('illegal', 3, 2)).toBe('illegal, 3 breaches, 2 of them waived');
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
