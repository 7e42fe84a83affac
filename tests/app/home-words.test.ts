import { severalText } from '@/app/home/words';
import { english } from '@/lib/words/english';

test.each([
  [['Ala I'], '“\u2068Ala I\u2069”'],
  [['Ala I', undefined], '“\u2068Ala I\u2069”, the unnamed army'],
  [['a', 'b', 'c', 'd'], '4 armies'],
])('%j are told as %s', (names, text) => {
  expect(severalText(names, english)).toBe(text);
});
