import fc from 'fast-check';
import type { FontName } from '@/lib/sheet/pdf/faces';
import { runsOf } from '@/lib/sheet/pdf/runs';
import { openFont } from './fonts';
import { NAMES } from './names';

const TYPING = { weight: 'regular', direction: 'auto', width: 60, missing: new Set<never>() } as const;

/** The glyphs of every run as the library lays them out, a word at a time. */
function glyphsOf(runs: readonly { text: string; font: FontName }[]) {
  return runs.flatMap(({ text, font }) =>
    text
      .split('\n')
      .flatMap((line) => line.split(/(?<= )/))
      .flatMap((word) =>
        openFont(font)
          .layout(word)
          .glyphs.map(({ id }) => ({ id, word, font })),
      ),
  );
}

const withoutGlyph = (text: string) => glyphsOf(runsOf(text, TYPING)).filter(({ id }) => id === 0);

test.each(NAMES)('%s: every letter of “%s” has a glyph', (_, name) => {
  expect(withoutGlyph(name)).toEqual([]);
});

test.each(NAMES.filter(([script]) => !/Arabic|Hebrew|Syriac|both ways/.test(script)))(
  '%s: “%s” keeps its letters and their order',
  (_, name) => {
    const drawn = runsOf(name, TYPING).map(({ text }) => text);
    const visible = (text: string) => text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
    expect(visible(drawn.join(''))).toBe(visible(name));
  },
);

test('any text at all has a glyph for every letter, and throws nothing', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(text, (name) => {
      expect(withoutGlyph(name.replace(/\p{Cc}|\p{Surrogate}/gu, ''))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('any letters of scripts that are shaped have their glyphs', () => {
  const letters = [...'ابجدهوزمصرשלוםकखगक्ि्रาิ่กขค\u200d👩🏽🚀🇩🇪'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters, ' ', 'a', '1', '('), { maxLength: 20 }), (parts) => {
      expect(withoutGlyph(parts.join(''))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['Hebrew words come last word first, each as it is read', 'שלום עולם', ['עולם', ' ', 'שלום']],
  ['a number within keeps its order', 'שלום 12', ['12 ', 'שלום']],
  ['brackets are turned', '(שלום)', ['(', 'שלום', ')']],
  ['Latin text first, then Hebrew', 'Legio שלום עולם', ['Legio ', 'עולם', ' ', 'שלום']],
  ['a space after an emoji is one of the text', '🐎 x', ['🐎', ' x']],
])('%s', (_, text, order) => {
  expect(runsOf(text, TYPING).map((run) => run.text)).toEqual(order);
});

test.each([
  ['from the left', 'Legio שלום'],
  ['from the right', 'שלום '.repeat(8).trim()],
  ['a word that is too long', 'W'.repeat(80)],
  ['a long word of emoji', '🐎'.repeat(40)],
])('text that is broken loses nothing: %s', (_, text) => {
  const runs = runsOf(text, { ...TYPING, width: 12 });
  const sorted = (letters: string) => [...letters.replace(/\s/g, '')].sort().join('');
  expect(sorted(runs.map((run) => run.text).join(''))).toBe(sorted(text));
});

test('a long word is never broken within a letter', () => {
  const runs = runsOf('👩🏽‍🚀'.repeat(30), { ...TYPING, width: 12 });
  const lines = runs
    .map(({ text }) => text)
    .join('')
    .split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^(👩🏽‍🚀)+$/u);
});
