import { chipsOf } from '@/app/army/palette/chips';
import { type Offer, offersFor } from '@/app/army/palette/found';
import { ruleTerms } from '@/app/army/palette/terms';
import { fileBooks } from '@/lib/catalogue/files';
import { readUnit } from '@/lib/reader/unit';
import type { Roster } from '@/lib/schema';
import { medieval, roman } from '@/tests/sheet/armies';

const books = fileBooks();
const actions = ['Share this army', 'Roster sheet, to print', 'Settings'].map((title, at) => ({ title, at }));
const searched = (roster: Roster) => ({ roster, books, actions, terms: ruleTerms(roster, books) });

/** What a text offers, by kind, as short words. */
function offered(text: string, roster: Roster): Record<string, string[]> {
  const words = (offer: Offer) => {
    if (offer.kind === 'add') {
      const { unit } = offer.reading;
      return 'entry' in unit ? unit.entry : unit.code;
    }
    return offer.kind === 'rule' ? offer.term.name : offer.title;
  };
  return Object.fromEntries(
    offersFor(text, searched(roster)).map(({ kind, items }) => [kind, items.map(words)]),
  );
}

test('nothing typed offers the actions', () => {
  expect(offered(' ', roman)).toEqual({ action: actions.map(({ title }) => title) });
});

test('a unit in words comes first', () => {
  expect(offered('24 regular legionaries full command', roman)).toMatchObject({
    add: ['regular-legionaries', expect.anything()],
  });
  expect(offered('12 LMM fanatic knights', medieval)).toMatchObject({ add: ['LMM'] });
});

test.each([
  ['share', 'Share this army'],
  ['setings', 'Settings'],
  ['print', 'Roster sheet, to print'],
])('%s finds an action', (text, title) => {
  expect(offered(text, roman).action?.[0]).toBe(title);
});

test.each([
  ['testudo', roman, 'testudo'],
  ['large sheild', roman, 'large shield'],
  ['heavy armour', roman, 'heavy armour'],
  ['shieldwall', medieval, 'shieldwall'],
])('%s finds a rule', (text, roster, name) => {
  const found = offered(text, roster);
  expect(found.rule?.[0]).toBe(name);
  expect(found).not.toHaveProperty('add');
});

test.each([
  ['3', 'Light Bolt-Thrower (Scorpio)'],
  ['unit 1', 'Marcus'],
  ['marcus', 'Marcus'],
])('%s finds a unit of the army', (text, title) => {
  expect(offered(text, roman).unit).toEqual([title]);
});

test('there is no unit 99, and nothing is called xyzzy', () => {
  expect(offered('unit 99', roman)).not.toHaveProperty('unit');
  expect(offered('xyzzy', roman)).toEqual({});
});

// A:1198-1202: 24 x 16, command 10 + 5 + 5, heavy armour 24 x 1; pikes are no word of the list, the kontos is.
test('parts of a text with what each costs', () => {
  const [reading] = readUnit(
    '24 regular legionaries with full command, heavy armour, pikes, kontos',
    roman,
    books,
  );
  expect(reading && chipsOf(reading, roman, books)).toEqual([
    { words: '24' },
    { words: 'Regular Legionaries', points: 384, strong: true },
    { words: 'full command', points: 20 },
    { words: 'heavy armour', points: 24 },
    { words: 'pikes', lost: 'unknown' },
    { words: 'kontos', lost: 'not-offered' },
  ]);
});
