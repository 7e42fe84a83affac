import { corrects } from '@/app/import/corrects';

const LIST = 'Roman 1000\n24 regular legionaries\n12 slingrs\n';

test.each<[string, string, string, boolean]>([
  ['the same text', LIST, LIST, true],
  ['a word put right', LIST.replace('slingrs', 'slingers'), LIST, true],
  ['a line left out', 'Roman 1000\n24 regular legionaries', LIST, true],
  ['a line more', `${LIST}scorpio`, LIST, true],
  ['half of the lines', 'Roman 1000\r\n  24 regular legionaries\n12 archers\nscorpio', LIST, true],
  ['less than half of them', 'Roman 1000\n12 archers\nscorpio', LIST, false],
  ['a word of one line put right', '24 regular legionaries', '24 regular legionaires', true],
  ['another line', '20 raw recruits', '24 regular legionaries', false],
  ['a line of it alone', '24 regular legionaries', LIST, false],
  ['another link', 'https://muster.example/s/b', 'https://muster.example/s/c', false],
  ['something where nothing was', LIST, '', false],
  ['nothing', ' \n', '', false],
])('%s', (_, text, before, expected) => {
  expect(corrects(text, before)).toBe(expected);
});
