import { typedTotal, typedWhole } from '@/lib/shelf';
import { english } from '@/lib/words/english';

const SIZE = { min: 0, max: 10_000 };

test.each([
  ['0', 0],
  ['15', 15],
  [' 15 ', 15],
  ['007', 7],
  ['1,200', 1_200],
  ['10,000', 10_000],
  ['10000', 10_000],
])('a whole number: %j is %d', (text, value) => expect(typedWhole(text, SIZE, english)).toEqual({ value }));

const NONSENSE = [
  '-5',
  '2.5',
  '1e3',
  '５',
  '1000000000',
  '+5',
  '5 5',
  '0x10',
  'five',
  '1,2',
  '12,34',
  '½',
  '٥',
];

test.each([...NONSENSE, '', ' ', '10001', '10,001'])('no whole number up to 10,000: %j', (text) => {
  expect(typedWhole(text, SIZE, english)).toEqual({ refused: 'A whole number from 0 to 10,000, please.' });
});

test('a whole number keeps to both of its limits', () => {
  const refused = { refused: 'A whole number from 5 to 20, please.' };
  const read = (text: string) => typedWhole(text, { min: 5, max: 20 }, english);
  expect(['4', '5', '20', '21'].map(read)).toEqual([refused, { value: 5 }, { value: 20 }, refused]);
});

describe('an agreed total', () => {
  const whole = { halves: false };
  const halves = { halves: true };

  test.each([
    ['1200', 1_200],
    ['1,200', 1_200],
    ['1', 1],
    ['1000000', 1_000_000],
    ['', null],
    ['  ', null],
    ['0', null],
  ])('%j is %p', (text, value) => expect(typedTotal(text, whole, english)).toEqual({ value }));

  test.each([
    ['97.5', 97.5],
    ['97½', 97.5],
    ['½', 0.5],
    ['0.5', 0.5],
    ['97.0', 97],
    ['0.0', null],
  ])('with halves: %j is %p', (text, value) => expect(typedTotal(text, halves, english)).toEqual({ value }));

  test.each([...NONSENSE.filter((text) => text !== '2.5'), '2.5', '97.5', '1000001'])(
    '%j is refused',
    (text) => {
      expect(typedTotal(text, whole, english)).toEqual({
        refused: 'A whole number of points, at most 1,000,000, please.',
      });
    },
  );

  test.each(['97.25', '97.', '.5', '-97.5', '1e3', '1000000.5', '９'])(
    'with halves: %j is refused',
    (text) => {
      expect(typedTotal(text, halves, english)).toEqual({
        refused: 'A number of points, whole or and a half, at most 1,000,000, please.',
      });
    },
  );
});
