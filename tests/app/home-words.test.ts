import { severalText } from '@/app/home/words';

test.each([
  [['Ala I'], '“\u2068Ala I\u2069”'],
  [['Ala I', undefined], '“\u2068Ala I\u2069”, the unnamed army'],
  [['a', 'b', 'c', 'd'], '4 armies'],
])('%j are told as %s', (names, text) => {
  expect(severalText(names)).toBe(text);
});
