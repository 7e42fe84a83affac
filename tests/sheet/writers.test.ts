import { type Sheet, sheetHtml, sheetMarkdown, sheetText } from '@/lib/sheet';
import { htmlEscape } from '@/lib/sheet/html';
import { markdownEscape } from '@/lib/sheet/markdown';
import { barbarian, hostile, medieval, mountain, roman, sheetOf, waived } from './armies';

const armies = { roman, barbarian, medieval, mountain, hostile, waived };
const names = Object.keys(armies) as (keyof typeof armies)[];

/** Everything that a sheet says, as text. */
function sayings(sheet: Sheet): string[] {
  return [
    sheet.list,
    sheet.verdictText,
    ...sheet.settings,
    ...sheet.categories.flatMap(({ name, units, limit }) => [name, units, limit]),
    ...sheet.breaches.map(({ message }) => message),
    ...sheet.lapsed.map(({ message }) => message),
    ...sheet.advice.map(({ message }) => message),
    ...sheet.units.flatMap((unit) => [
      unit.title,
      unit.kind ?? '',
      unit.count,
      unit.sum,
      ...unit.facts.flatMap(({ label, value }) => [label, value]),
      ...unit.wounds.map(({ name }) => name),
      ...(unit.note ?? '').split('\n'),
    ]),
    ...sheet.glossary.flatMap(({ title, terms }) => [title, ...terms.map(({ cite }) => cite)]),
  ];
}

const AS_IT_IS = (text: string) => text;
const WRITERS = [
  ['text', sheetText, AS_IT_IS],
  ['markdown', sheetMarkdown, markdownEscape],
  ['html', sheetHtml, htmlEscape],
] as const;

describe.each(WRITERS)('as %s', (_, write, escaped) => {
  test.each(names)('nothing of the %s army is left out', (name) => {
    const sheet = sheetOf(armies[name]);
    const written = write(sheet);
    expect(sayings(sheet).filter((text) => !written.includes(escaped(text)))).toEqual([]);
  });

  test('nothing that a terminal or a reader of lines would obey', () => {
    expect(write(sheetOf(hostile))).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e]/u);
  });
});

test('the lines of the text add up to its total', () => {
  const lines = sheetText(sheetOf(medieval)).split('\n');
  const points = lines.flatMap((line) => /^\d+\. .* · ([\d½]+) points?$/.exec(line)?.[1] ?? []);
  expect(points).toEqual(['52', '97½', '120', '138']);
  expect(lines[1]).toBe('Medieval · 407½ of 500 points · 92½ points left · legal');
});

test('a unit in text', () => {
  const text = sheetText(sheetOf(roman));
  expect(text).toContain(`1. Marcus · Army General · 1 model · 141 points
   135 + 3 light armour + 3 warhorse = 141
             M  WS  BS  S  T  W  I  A  Ld
   General   4   5   5  3  3  3  6  2   9
   Warhorse  8   3   0  3  –  –  3  1   –
   Equipment: sword, light armour, warhorse
   Saves: 5+
   Move: 8"
   Options: light armour, warhorse
   Rules: general, drilled, stubborn
   Wounds: General [ ][ ][ ]
   Note: Leads
         from the front.
`);
});

test('text isolates names that run from right to left', () => {
  expect(sheetText(sheetOf(hostile))).toContain('2. \u2068שלום\u2069 · no-<b>such · 1 model · no price');
});

test.each([
  ['# heading', '\\# heading'],
  ['- item', '\\- item'],
  [' - item', ' \\- item'],
  ['Plan\n ## go', 'Plan\n \\## go'],
  ['Legio C #', 'Legio C \\#'],
  ['Cohort ##', 'Cohort \\#\\#'],
  ['C# a@b.com', 'C# a@\u200Bb.com'],
  ['12. item', '12\\. item'],
  ['a_b *c* `d`', 'a\\_b \\*c\\* \\`d\\`'],
  ['[a](http://b) <c> & | $x$', '\\[a\\](http\\://b) \\<c\\> \\& \\| \\$x\\$'],
  ['www.example.org', 'www\\.example.org'],
  ['Legio XX, 1,200 (of 3)', 'Legio XX, 1,200 (of 3)'],
])('Markdown shows %s literally', (text, escaped) => {
  expect(markdownEscape(text)).toBe(escaped);
});

test('names in Markdown are no markup', () => {
  const markdown = sheetMarkdown(sheetOf(hostile));
  expect(markdown).toContain('# \\<script\\>alert(1)\\</script\\> \\*\\& \\[31mred\n');
  expect(markdown).toContain('### 1\\. \\# \\[a\\](javascript\\:b) \\| \\`c\\` \\& "d"');
  expect(markdown).toContain('**Note:** \\- one\\\n  2\\. two');
});

test('names in HTML are no markup', () => {
  const html = sheetHtml(sheetOf(hostile));
  expect(html).toContain('<title>&lt;script&gt;alert(1)&lt;/script&gt; *&amp; [31mred</title>');
  expect(html).toContain('<bdi># [a](javascript:b) | `c` &amp; &quot;d&quot;</bdi>');
  expect(html).toContain('<bdi>no-&lt;b&gt;such</bdi>');
  expect(html.match(/<script/g)).toBeNull();
});

test('the link and the version stand in the heading', () => {
  const sheet = { ...sheetOf(roman), link: 'https://example.org/s/x' };
  expect(sheetText(sheet)).toContain('30 November 2026 · data abc123 · https://example.org/s/x');
  expect(sheetMarkdown(sheet)).toContain('<https://example.org/s/x>');
  expect(sheetHtml(sheet)).toContain('<a href="https://example.org/s/x">');
});
