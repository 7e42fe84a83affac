import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { suggestFixes } from '@/lib/engine/fixes';
import type { CatalogueRoster, Roster } from '@/lib/schema';
import { fixLeads, fixWords } from '@/lib/sheet/fix-words';
import { english } from '@/lib/words/english';

const books = fileBooks();
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** The words of all repairs of the first breach of an army. */
function told(roster: Roster): string[] {
  const [breach] = checkRoster(roster, books).breaches;
  if (!breach) throw new Error('the army breaks nothing');
  return suggestFixes(roster, breach, books).map(
    (fix) => `${plain(fixWords(fix, english))} → ${fixLeads(fix, english)}`,
  );
}

const barbarian = (units: CatalogueRoster['units'], more = {}): CatalogueRoster => ({
  format: 'muster/1',
  system: 'ancient',
  list: 'barbarian',
  points: 100,
  units,
  ...more,
});
const medieval = (units: object[], more = {}) =>
  ({ format: 'muster/1', system: 'medieval', points: 1000, units, ...more }) as Roster;

// Warriors cost 5 each, leader and standard 5 each; a third of 100 points is 34 at least.
const CASES: [name: string, roster: Roster, told: string[]][] = [
  [
    'the issue’s own words: 105 + 5 of 100 points',
    barbarian([{ entry: 'warriors', name: 'Warband 2', size: 21, command: ['leader'] }]),
    [
      'Two fewer models in Warband 2: 10 points less → 100 of 100, legal',
      'Agree 110 points → 110 of 110, legal',
    ],
  ],
  [
    'two of one title have numbers',
    barbarian([
      { entry: 'warriors', size: 4 },
      { entry: 'warriors', size: 8 },
    ]),
    [
      'One more model in Warriors (unit 1): 5 points more → 65 of 100, legal',
      'Remove Warriors (unit 1): 20 points less → 40 of 100, legal',
    ],
  ],
  [
    'something else is broken, too',
    medieval(
      [
        { quality: 'levy', code: 'CUF', size: 2, options: ['sheildwall'] },
        { quality: 'average', code: 'CUF', size: 0 },
      ],
      { settings: {} },
    ),
    [
      'Shieldwall instead of sheildwall in Levy CUF: 2 points more → 56 of 1,000, 1 breach left',
      'No sheildwall in Levy CUF: the same points → 54 of 1,000, 1 breach left',
    ],
  ],
  ['a first unit', medieval([]), ['Add Peasant CUF, 4 figures: 14 points more → 14 of 1,000, legal']],
  [
    'another design',
    medieval([{ quality: 'peasant', code: 'CUF', size: 10, options: ['polearm'], name: 'Bills' }]),
    [
      'No polearm in Bills: the same points → 20 of 1,000, legal',
      'Levy instead of peasant in Bills: 20 points more → 40 of 1,000, legal',
    ],
  ],
  [
    'what the opponent agrees to moves no points',
    barbarian([
      { entry: 'warriors', size: 6 },
      { entry: 'skirmishers', size: 5 },
    ]),
    [
      'One more model in Warriors: 5 points more → 50 of 100, legal',
      'Add Warriors, 5 models: 25 points more → 70 of 100, legal',
      'Agree to count shares on the points spent → 45 of 100, legal',
    ],
  ],
];

test.each(CASES)('%s', (_, roster, expected) => {
  expect(told(roster)).toEqual(expected);
});
