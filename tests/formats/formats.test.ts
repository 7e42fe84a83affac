import { fileBooks } from '@/lib/catalogue/files';
import { FORMATS, formatOf } from '@/lib/formats/formats';
import { writeArmy } from '@/lib/formats/write';
import { barbarian, medieval } from '@/tests/sheet/armies';

const extra = { date: new Date(2026, 10, 30, 12), dataVersion: 'abc123' };
const written = (format: 'text' | 'discord' | 'bbcode', roster: typeof medieval) =>
  writeArmy(format, { roster, books: fileBooks(), extra, brief: true });

// Figures worked by hand in tests/sheet/model.test.ts.
const MEDIEVAL = `The town turns out
Medieval · 407½ of 500 points · 92½ points left · legal
30 November 2026 · data abc123

1. Town Militia · Levy CUF · 16 figures · 52 points
   Arms: melee

2. Archers · Average LUF · 15 figures · 97½ points
   Arms: missile, longbow

3. Sir Guy · Elite OAM champion · 1 champion · 120 points
   Arms: melee

4. Average CAF · 18 figures · 138 points
   Arms: melee
   Special: shieldwall
`;

// A:1297-1302: 140 + 10 + 2. A:1323-1325: 70 x 5 + 15. A:1356-1360: 10 x 5. A:1348-1352: 5 x 12.
const BARBARIAN = `[b]The Iceni[/b]
Barbarian · 627 of 1,000 points · 373 points left · [b]legal[/b]
30 November 2026 · data abc123

[b]Totals[/b]
[list]
[*]Characters 152 · at most 333
[*]Warriors 365 · at least 334
[*]Cavalry and chariots 60 · at most 333
[*]Supporting infantry 50 · at most 333
[/list]

[b]1. Warlord[/b] · 1 model · 152 points
[list]
[*]Options: shield, light chariot with driver
[/list]

[b]2. Warriors[/b] · 70 models · 365 points
[list]
[*]Command: leader, standard, musician
[/list]

[b]3. Skirmishers[/b] · 10 models · 50 points
[list]
[*]Options: sling (for mixed weapons), buckler
[/list]

[b]4. Light Cavalry[/b] · 5 models · 60 points
`;

test('a medieval army as brief text', async () => {
  expect(await written('text', medieval)).toBe(MEDIEVAL);
});

test('an ancient army as BBCode', async () => {
  expect(await written('bbcode', barbarian)).toBe(BARBARIAN);
});

const WRITTEN = FORMATS.map(({ id }) => id).filter((id) => id !== 'pdf');

test.each(WRITTEN)('%s writes every army', async (id) => {
  for (const roster of [barbarian, medieval]) {
    const made = await writeArmy(id, { roster, books: fileBooks(), extra });
    expect(made.length).toBeGreaterThan(100);
  }
});

test('a message is brief, whatever is asked', async () => {
  const army = { roster: barbarian, books: fileBooks(), extra };
  expect(await writeArmy('discord', army)).toBe(await writeArmy('discord', { ...army, brief: true }));
  expect(await writeArmy('text', army)).not.toBe(await writeArmy('text', { ...army, brief: true }));
});

test.each(['txt', 'md', 'discord.txt', 'bb', 'csv', 'json'])('.%s is an ending', (ending) => {
  expect(formatOf(ending)).toMatchObject({ ending });
});

test.each(['', 'html', 'TXT', 'txt.', 'constructor', 'exe'])('%j is no ending', (ending) => {
  expect(formatOf(ending)).toBeUndefined();
});
