import { slips } from '@/lib/reader/distance';

test.each([
  ['javelin', 'javelin', 0],
  ['javlin', 'javelin', 1],
  ['javellin', 'javelin', 1],
  ['javalin', 'javelin', 1],
  ['jaevlin', 'javelin', 1],
  ['aj', 'ja', 1],
  ['legionaire', 'legionary', 2],
  ['', 'ab', 2],
  ['abc', 'xyz', undefined],
  ['', 'abc', undefined],
])('%j is %j but for %p slips', (one, other, count) => {
  expect(slips(one, other, 2)).toBe(count);
  expect(slips(other, one, 2)).toBe(count);
});
