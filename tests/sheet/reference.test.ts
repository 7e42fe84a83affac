import { fileBooks, fileCharts, listIds, systemIds } from '@/lib/catalogue/files';
import { type Reference, systemReference } from '@/lib/sheet/reference';
import { english } from '@/lib/words/english';

const books = fileBooks();
const lists = listIds().flatMap((id) => books.list(id) ?? []);

function referenceOf(id: string): Reference {
  const system = books.system(id);
  if (!system) throw new Error(`no system ${id}`);
  return systemReference(system, lists, { charts: fileCharts(id), words: english });
}

const rowsOf = (system: string, chart: string) =>
  referenceOf(system).charts.find(({ id }) => id === chart)?.rows;

test('the ranges of the missile weapons, and the engines of a list', () => {
  const rows = rowsOf('ancient', 'missiles');
  // A:582-587, the weapons that a list offers; A:1248 the scorpio.
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Javelins', '8"', 'as thrower'],
      ['Short bow', '16"', '3'],
      ['Composite bow', '24"', '3'],
      ['Sling', '18"', '3'],
      ['Scorpio bolt', '36"', expect.any(String)],
    ]),
  );
});

test('the moves of medieval troops', () => {
  // M:161-169
  expect(rowsOf('medieval', 'moves')).toEqual([
    ['Close order foot', '6"', '3d6"'],
    ['Loose order foot', '8"', '3d6"'],
    ['Open order foot', '8"', '3d6"'],
    ['Close order mounted', '8"', '4d6"'],
    ['Loose order mounted', '12"', '4d6"'],
    ['Open order mounted', '16"', '5d6"'],
    ['Encased foot', '≤ 4"', '2d6"'],
    ['Encased mounted', '≤ 8"', '3d6"'],
  ]);
});

test('the medieval ranges', () => {
  // M:227-229, 335, 339
  expect(rowsOf('medieval', 'ranges')).toEqual([
    ['Foot bow', '6"', '18"'],
    ['Mounted bow', '6"', '12"'],
    ['Longbow', '8"', '24"'],
    ['Heavy crossbow', '6"', '24"'],
    ['Sling', '6"', '12"'],
  ]);
});

test('the die that hits each armour', () => {
  // M:205-209
  expect(rowsOf('medieval', 'hit-on')).toEqual([
    ['Unarmoured (U)', '3+'],
    ['Protected (P)', '4+'],
    ['Armoured (A)', '5+'],
    ['Mailed (M)', '6+'],
    ['Encased (E)', '7+'],
  ]);
});

test.each(systemIds())(
  'every term of %s is there once, named, told and cited, and has an id of its own',
  (id) => {
    const terms = referenceOf(id).groups.flatMap(({ terms }) => terms);
    expect(terms.filter(({ name, summary, cite }) => !name || !summary || !cite)).toEqual([]);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  },
);

test('the terms of a list say whose they are', () => {
  const terms = referenceOf('ancient').groups.flatMap(({ terms }) => terms);
  expect(terms.find(({ id }) => id === 'pilum')).toMatchObject({ name: 'pilum', list: 'Roman' });
  expect(terms.find(({ id }) => id === 'sling')).not.toHaveProperty('list');
});

test('every item, rule and command of the data is there', () => {
  const system = books.system('ancient');
  if (system?.kind !== 'catalogue') throw new Error('no lists');
  const ids = [system, ...lists].flatMap((file) =>
    'items' in file
      ? [...Object.keys(file.items), ...Object.keys(file.rules), ...Object.keys(file.commands)]
      : [...Object.keys(file.ownItems), ...Object.keys(file.ownRules)],
  );
  const terms = referenceOf('ancient').groups.flatMap(({ terms }) => terms);
  expect(terms.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
});
