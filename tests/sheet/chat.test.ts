import Papa from 'papaparse';
import { parseRoster } from '@/lib/schema/parse';
import { bbcodeEscape, sheetBBCode } from '@/lib/sheet/bbcode';
import { briefSheet } from '@/lib/sheet/brief';
import { sheetCsv } from '@/lib/sheet/csv';
import { discordEscape, sheetDiscord } from '@/lib/sheet/discord';
import { barbarian, hostile, medieval, mountain, roman, sheetOf, waived } from './armies';

const armies = { roman, barbarian, medieval, mountain, hostile, waived };
const names = Object.keys(armies) as (keyof typeof armies)[];
const GAP = '\u200B';

/** What a reader of the message sees: without the marks and the gaps. */
const seen = {
  discord: (text: string) =>
    text
      .replace(/\\([^\w\s])/g, '$1')
      .replaceAll('**', '')
      .replaceAll(GAP, ''),
  bbcode: (text: string) => text.replaceAll(/\[\/?(b|list|url)\]|\[\*\]/g, '').replaceAll(GAP, ''),
};

describe.each([
  ['discord', sheetDiscord, discordEscape],
  ['bbcode', sheetBBCode, bbcodeEscape],
] as const)('as %s', (form, write, literal) => {
  test.each(names)('nothing that was chosen for the %s army is left out', (name) => {
    const sheet = briefSheet(sheetOf(armies[name]));
    const written = write(sheet);
    const sayings = [
      sheet.name,
      sheet.list,
      sheet.verdictText,
      ...sheet.categories.flatMap(({ name: category, limit }) => [category, limit]),
      ...sheet.breaches.map(({ message }) => message),
      ...sheet.lapsed.map(({ message }) => message),
      ...sheet.units.flatMap((unit) => [
        unit.kind ?? '',
        unit.count,
        ...unit.facts.flatMap(({ label, value }) => [label, value]),
        ...(unit.note ?? '').split('\n'),
        ...unit.breaches.map(({ message }) => message),
      ]),
    ];
    expect(sayings.filter((text) => !written.includes(literal(text)))).toEqual([]);
  });

  test('the lines add up to the total', () => {
    const lines = seen[form](write(briefSheet(sheetOf(medieval)))).split('\n');
    const points = lines.flatMap((line) => /^\d+\. .* · ([\d½]+) points?$/.exec(line)?.[1] ?? []);
    expect(points).toEqual(['52', '97½', '120', '138']);
    expect(lines[1]).toBe('Medieval · 407½ of 500 points · 92½ points left · legal');
  });
});

test('what follows from a choice is for the sheet alone', () => {
  const brief = briefSheet(sheetOf(roman));
  expect(brief.units.flatMap(({ facts }) => facts.map(({ id }) => id))).toEqual([
    ...['options', 'command', 'options', 'options', 'options'],
  ]);
  expect(brief).toMatchObject({ glossary: [], advice: [] });
});

test.each([
  ['@everyone and @here', `@${GAP}everyone and @${GAP}here`],
  ['<@123> <#4>', `\\<@${GAP}123\\> \\<#4\\>`],
  ['||spoiler||', '\\|\\|spoiler\\|\\|'],
  ['*a* _b_ ~~c~~ `d`', '\\*a\\* \\_b\\_ \\~\\~c\\~\\~ \\`d\\`'],
  ['[text](https://evil.example)', '\\[text\\](https\\://evil.example)'],
  [':skull: 12:30', '\\:skull: 12:30'],
  ['# heading', '\\# heading'],
  ['-# small', '\\-# small'],
  ['- item', '\\- item'],
  ['12. item', '12\\. item'],
  ['> said', '\\> said'],
  ['back\\slash', 'back\\\\slash'],
  ['Legio XX (Valeria)', 'Legio XX (Valeria)'],
])('Discord shows %s literally', (text, escaped) => {
  expect(discordEscape(text)).toBe(escaped);
});

test.each([
  ['[url=https://evil.example]x[/url]', `[${GAP}url=https:${GAP}//evil.example]x[${GAP}/url]`],
  ['[b]', `[${GAP}b]`],
  ['@everyone', `@${GAP}everyone`],
  ['www.evil.example', `www${GAP}.evil.example`],
  ['Legio XX: Valeria', 'Legio XX: Valeria'],
])('a forum shows %s literally', (text, escaped) => {
  expect(bbcodeEscape(text)).toBe(escaped);
});

const rows = (text: string) => Papa.parse<Record<string, string>>(text.trimEnd(), { header: true }).data;

describe('as CSV', () => {
  test('one row a unit, with its columns in order', () => {
    const text = sheetCsv(sheetOf(roman));
    expect(text.split('\r\n')[0]).toBe(
      'army,list,agreed,verdict,unit,name,kind,category,size,counted,command,arms,options,each,points,note,breaches,army breaches,lapsed waivers',
    );
    expect(rows(text)).toHaveLength(5);
    expect(rows(text)[1]).toEqual({
      army: 'Legio XX',
      list: 'Roman',
      agreed: '1000',
      verdict: 'illegal',
      unit: '2',
      name: '',
      kind: 'Regular Legionaries',
      category: 'Legionaries',
      size: '15',
      counted: 'models',
      command: 'Centurion, standard',
      arms: '',
      options: 'heavy armour (for light armour)',
      each: '17',
      points: '270',
      note: '',
      breaches: '',
      'army breaches':
        'Special units: 3 units of at most 1, as many as there are of legionaries and auxiliaries: 2 too many.',
      'lapsed waivers': '',
    });
    expect(rows(text)[0]?.note).toBe('Leads\nfrom the front.');
    expect(rows(text)[4]).toMatchObject({ kind: 'Warhounds, Barbarian ally', size: '1', counted: 'hound' });
  });

  test('an army without units has a row of its own', () => {
    const [row, ...more] = rows(sheetCsv(sheetOf({ ...roman, units: [] })));
    expect(more).toEqual([]);
    expect(row).toMatchObject({ army: 'Legio XX', agreed: '1000', verdict: 'illegal', unit: '', points: '' });
    expect(row?.['army breaches']).toMatch(/^Nothing is chosen yet/);
  });

  test.each([
    ['roman', 567],
    ['medieval', 407.5],
  ] as const)('the points of the %s army add up', (name, total) => {
    const points = rows(sheetCsv(sheetOf(armies[name]))).map((row) => Number(row.points));
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(total);
  });

  test('a unit without a price has an empty cell', () => {
    expect(rows(sheetCsv(sheetOf(hostile)))[1]).toMatchObject({ points: '', each: '', name: 'שלום' });
  });

  test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '＝1', '=1\nand a second line'])(
    '%j is no formula',
    (text) => {
      const unit = { entry: 'veteran-legionaries', size: 5, name: text, note: text };
      const army = { format: 'muster/1', system: 'ancient', list: 'roman', name: text, points: 500 };
      const [row] = rows(sheetCsv(sheetOf(parseRoster({ ...army, units: [unit] }))));
      expect(row?.note).toBe(`'${text}`);
      expect(row?.name?.startsWith("'")).toBe(true);
      expect(row?.army?.startsWith("'")).toBe(true);
    },
  );
});
