import { covers, drawnCluster, FACES, FONT_NAMES, faceOfFont, fontOf } from '@/lib/sheet/pdf/faces';
import { type Font, openFont } from './fonts';

const NONE = new Set<never>();

/** Every code point that a font says it has a glyph for. */
function pointsOf(font: Font): number[] {
  return font.characterSet.filter((point) => font.glyphForCodePoint(point).id > 0);
}

test.each(FONT_NAMES)('%s has the letters that the table says, and no others', (name) => {
  const face = faceOfFont(name);
  const has = new Set(pointsOf(openFont(name)));
  const wrong = Array.from({ length: 0x20_000 }, (_, point) => point).filter(
    (point) => covers(face, point) !== has.has(point),
  );
  expect(wrong).toEqual([]);
});

test('no font has a letter beyond those that were compared', () => {
  expect(FACES.some((face) => covers(face, 0x20_000) || covers(face, 0xe0_041))).toBe(false);
});

test.each([
  ['Latin', 'A', 'latin'],
  ['a half', '½', 'latin'],
  ['a dash', '–', 'latin'],
  ['Polish', 'ł', 'latin-ext'],
  ['Greek', 'Ω', 'greek'],
  ['Greek with breathing', 'ἀ', 'greek-ext'],
  ['Russian', 'Ж', 'cyrillic'],
  ['Kazakh', 'Қ', 'cyrillic-ext'],
  ['Vietnamese', 'ệ', 'vietnamese'],
  ['Arabic', 'ع', 'arabic'],
  ['Hebrew', 'ש', 'hebrew'],
  ['Hindi', 'क', 'devanagari'],
  ['a Hindi cluster', 'क्षि', 'devanagari'],
  ['Thai', 'ก', 'thai'],
  ['an emoji', '⚔', 'emoji'],
  ['an emoji of the upper planes', '🐎', 'emoji'],
  ['Chinese', '漢', 'unifont'],
  ['Georgian', 'ქ', 'unifont'],
  ['a letter with a mark that no text font has', 'x\u0333', 'unifont'],
])('%s: %s is drawn by %s', (_, cluster, face) => {
  expect(drawnCluster(cluster, NONE)).toEqual([{ face, text: cluster }]);
});

test.each([
  ['what no font has is written as its number', '𝔄', [{ face: 'latin', text: 'U+1D504' }]],
  ['a letter for private use likewise', '\uE000', [{ face: 'latin', text: 'U+E000' }]],
  ['a variation selector is not drawn', '⚔\uFE0F', [{ face: 'emoji', text: '⚔' }]],
  ['a joiner stays where a font knows it', '👨\u200D👩', [{ face: 'emoji', text: '👨\u200D👩' }]],
  ['and goes where none does', 'a\u200D', [{ face: 'latin', text: 'a' }]],
  ['nothing of what is not drawn', '\u200B', []],
  [
    'a cluster of which no font has all is drawn in parts',
    '🐎\u0333',
    [
      { face: 'emoji', text: '🐎' },
      { face: 'thai', text: '\u0333' },
    ],
  ],
])('%s', (_, cluster, drawn) => {
  expect(drawnCluster(cluster, NONE).map(({ text }) => text)).toEqual(drawn.map(({ text }) => text));
  expect(drawnCluster(cluster, NONE)[0]?.face).toBe(drawn[0]?.face);
});

test('a font that cannot be had is done without', () => {
  expect(drawnCluster('ש', new Set(['hebrew'] as const))).toEqual([{ face: 'unifont', text: 'ש' }]);
  const none = new Set(['hebrew', 'unifont'] as const);
  expect(drawnCluster('ש', none)).toEqual([{ face: 'latin', text: 'U+05E9' }]);
});

test('only the text font has other weights', () => {
  expect(fontOf('greek', 'bold')).toBe('greek-bold');
  expect(fontOf('greek', 'italic')).toBe('greek-italic');
  expect(fontOf('unifont', 'bold')).toBe('unifont');
});
