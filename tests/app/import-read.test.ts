import { isJson } from '@/app/import/read';

test.each(['{}', '  {"format"', '\uFEFF{', '[]', '[ {', '[\n{'])('%j means to be JSON', (text) => {
  expect(isJson(text)).toBe(true);
});

test.each([
  '',
  '[b]Legio XX[/b]',
  '[list]',
  '[quote="Ann"]',
  '[my army](https://muster.example/)',
  '24 warriors',
])('%j is words', (text) => {
  expect(isJson(text)).toBe(false);
});
