import { fileBooks } from '@/lib/catalogue/files';
import { unitTerms } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';

const books = fileBooks();

function termsOf(roster: object): string[] {
  const parsed: Roster = parseRoster({ format: 'muster/1', name: 'A', points: 1000, ...roster });
  const [unit] = parsed.units;
  if (!unit) throw new Error('no unit');
  return unitTerms(unit, parsed, books).map(({ part, id, cite }) => `${part} ${id}${cite ? '' : ' uncited'}`);
}

const roman = (unit: object) => ({ system: 'ancient', list: 'roman', units: [unit] });
const medieval = (unit: object) => ({ system: 'medieval', units: [unit] });

test.each<[string, object, string[]]>([
  [
    'a unit of a list: command, kit with what was bought, rules',
    // A:1152-1158, 1195-1200
    roman({ entry: 'regular-legionaries', command: ['musician'], options: ['heavy-armour'] }),
    [
      'command musician',
      'kit sword',
      'kit pilum',
      'kit large-shield',
      'kit heavy-armour',
      'rules testudo',
      'rules drilled',
      'rules stubborn',
    ],
  ],
  [
    'an ally, by the words of its own list',
    roman({ entry: 'skirmishers', list: 'barbarian', size: 5, options: ['sling'] }),
    ['kit sling', 'rules skirmishers', 'rules skirmish-formation', 'rules warbands'],
  ],
  ['an entry that is none', roman({ entry: 'no-such', options: ['shield', 'nothing'] }), ['kit shield']],
  [
    'a designed unit: its code, its arms and the bow that they bring',
    medieval({ quality: 'elite', code: 'LPF', size: 12, arms: 'cross-trained' }),
    [
      'design elite',
      'design loose',
      'design protected',
      'design foot',
      'design cross-trained',
      'design foot bow',
    ],
  ],
  [
    'what was bought instead of the bow, and a champion',
    medieval({
      quality: 'average',
      code: 'OUF',
      arms: 'missile',
      options: ['sling', 'nothing'],
      champion: true,
    }),
    [
      'design average',
      'design open',
      'design unarmoured',
      'design foot',
      'design missile',
      'design sling',
      'design champion',
    ],
  ],
])('%s', (_, roster, expected) => {
  expect(termsOf(roster)).toEqual(expected);
});
