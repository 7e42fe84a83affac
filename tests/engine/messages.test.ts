import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { toyBooks as books, LINE, vales } from './fixtures';

const messages = (roster: Roster, of = books) =>
  checkRoster(roster, of).breaches.map(({ message }) => message);
const shipped = fileBooks();
const ancient = (list: string, points: number, units: object[], more = {}) =>
  ({ format: 'muster/1', system: 'ancient', list, points, units, ...more }) as Roster;
const medieval = (unit: object) =>
  ({ format: 'muster/1', system: 'medieval', points: 2000, units: [unit] }) as Roster;

// General 135, Legate 110, Tribune 55: 300; light armour 3. Regulars: 19 x 16 = 304.
test('the sentence that the contract gives, on the Roman list', () => {
  const units = [
    { entry: 'army-general' },
    { entry: 'senior-officer', options: ['light-armour'] },
    { entry: 'junior-officer' },
    { entry: 'regular-legionaries', size: 19 },
  ];
  expect(messages(ancient('roman', 1200, units), shipped)).toEqual([
    'Characters 303 of at most 300 points, a quarter of 1,200: 3 over.',
  ]);
});

test('the other sentence that the contract gives: 1,021 points of at most 1,000', () => {
  const units = [
    { entry: 'army-general', options: ['light-armour', 'warhorse'] },
    { entry: 'regular-legionaries', size: 55 },
  ];
  expect(messages(ancient('roman', 1000, units), shipped)).toEqual([
    '1,021 points of at most 1,000: 21 over.',
  ]);
});

const legion = { entry: 'regular-legionaries', size: 40 }; // 640 points
const roman: [sentence: string, roster: Roster][] = [
  [
    'Legionaries 96 of at least 250 points, a quarter of 1,000: 154 short.',
    ancient('roman', 1000, [{ entry: 'regular-legionaries', size: 6 }]),
  ],
  [
    'Special units: 2 units of at most 1, as many as there are of legionaries and auxiliaries: 1 too many.',
    ancient('roman', 1000, [legion, { entry: 'scorpio', size: 2 }, { entry: 'ballista', size: 2 }]),
  ],
  [
    'Cataphracts: 2 taken of at most 1: 1 too many.',
    ancient('roman', 2000, [legion, { entry: 'cataphracts', size: 5 }, { entry: 'cataphracts', size: 5 }]),
  ],
  [
    'Praetorian: 2 units of at most 1 in the army: 1 too many.',
    ancient(
      'roman',
      2000,
      [legion, legion].map((one) => ({ ...one, options: ['praetorian'] })),
    ),
  ],
  [
    'Unit 1, Raw Recruits: 4 models of at least 5: 1 too few.',
    ancient('roman', 2000, [{ entry: 'raw-recruits', size: 4 }, legion]),
  ],
  [
    'Unit 1, Raw Recruits: 1 model of at least 5: 4 too few.',
    ancient('roman', 2000, [{ entry: 'raw-recruits' }, legion]),
  ],
  [
    'Unit 2, Light Bolt-Thrower (Scorpio): 1 crewman of at least 2: 1 too few.',
    ancient('roman', 2000, [legion, { entry: 'scorpio', size: 1 }]),
  ],
  [
    'Unit 2, Elephant: 4 crew of at most 3: 1 too many.',
    ancient('roman', 2000, [legion, { entry: 'elephant', size: 4 }]),
  ],
  [
    'Fanatic Warriors: 2 taken of at most 1: 1 too many.',
    ancient('roman', 2000, [
      legion,
      ...[5, 5].map((size) => ({ entry: 'fanatic-warriors', list: 'barbarian', size })),
    ]),
  ],
  [
    'Unit 2, Skirmishers: bow is listed more than once; it is paid once.',
    ancient('roman', 2000, [
      legion,
      { entry: 'skirmishers', list: 'barbarian', size: 5, options: ['bow', 'bow'] },
    ]),
  ],
  [
    'Unit 2, Warhounds: 7 hounds of at most 6: 1 too many.',
    ancient('roman', 2000, [legion, { entry: 'warhounds', list: 'barbarian', size: 7 }]),
  ],
  [
    'Unit 1, Mountain Tribesmen: no Centurion is offered; it counts 0 points.',
    ancient('barbarian', 2000, [{ entry: 'mountain-tribesmen', size: 5, command: ['centurion'] }], {
      variant: 'mountain-tribe',
    }),
  ],
  [
    'Unit 1, Warriors: a mountain tribe has no Warriors.',
    ancient('barbarian', 2000, [{ entry: 'warriors', size: 5 }], { variant: 'mountain-tribe' }),
  ],
];
test.each(roman)('%s', (sentence, roster) => expect(messages(roster, shipped)).toContain(sentence));

const vale: [sentence: string, roster: Roster][] = [
  ['Nothing is chosen yet: an army needs at least one unit.', vales([])],
  // A quarter of 7 is 1¾: 1 point is allowed.
  [
    'Lords 40 of at most 1 point, a quarter of 7: 39 over.',
    vales([{ entry: 'mob', size: 3 }, { entry: 'hero' }], { points: 7 }),
  ],
  [
    'Lords 105 of at most 101 points, a quarter of the 405 spent: 4 over.',
    vales([LINE, { entry: 'king', options: ['mail'] }], { settings: { shares: 'spent' } }),
  ],
  // Horse 250 and oddities 201 make the 451.
  [
    'Horse and oddities 451 of at most 450 points, half of 900: 1 over.',
    vales([LINE, { entry: 'mules', size: 250 }, { entry: 'traps', size: 201 }]),
  ],
  [
    'Unit 2, Raiders: war paint is listed more than once; it is paid once.',
    vales([LINE, { entry: 'raiders', list: 'isles', size: 4, options: ['paint', 'paint'] }]),
  ],
  ['Unit 1, nobody: the list has no entry “nobody”; it counts 0 points.', vales([{ entry: 'nobody' }])],
  [
    'Unit 1, Old Tom: the list has no entry “nobody”; it counts 0 points.',
    vales([{ entry: 'nobody', name: 'Old Tom' }]),
  ],
  [
    'Unit 2, My Own: the option “gold” is not offered; it counts 0 points.',
    vales([LINE, { entry: 'mob', name: ' My Own ', options: ['gold'] }]),
  ],
  [
    'Unit 1, Spearmen: mail is listed more than once; it is paid once.',
    vales([{ ...LINE, options: ['mail', 'mail'] }]),
  ],
  [
    'Unit 1, Spearmen: captain is listed more than once; it is paid once.',
    vales([{ ...LINE, command: ['captain', 'captain'] }]),
  ],
  [
    'Unit 1, Spearmen: bow and sling cannot be had together: 2 chosen of at most 1.',
    vales([{ ...LINE, options: ['sling', 'bow'] }]),
  ],
  [
    'Unit 1, King: cart is not for a moor clan.',
    vales([{ entry: 'king', options: ['cart'] }], { variant: 'moor-clan' }),
  ],
];
test.each(vale)('%s', (sentence, roster) => expect(messages(roster)).toContain(sentence));

test.each([
  [
    'Unit 1, Elite CPF: longbow needs troops that are not cross-trained.',
    { quality: 'elite', code: 'CPF', arms: 'cross-trained', options: ['longbow'] },
  ],
  [
    'Unit 1, Sir John: champion needs open order.',
    { quality: 'elite', code: 'CPF', champion: true, name: 'Sir John' },
  ],
  ['Unit 1, Levy LUF: 0 figures of at least 1: 1 too few.', { quality: 'levy', code: 'LUF', size: 0 }],
  ['2,044 points of at most 2,000: 44 over.', { quality: 'levy', code: 'LUF', size: 1012 }],
  [
    '2,005½ points of at most 2,000: 5½ over.',
    { quality: 'average', code: 'LUF', arms: 'missile', size: 439, options: ['longbow'] },
  ],
])('%s', (sentence, unit) => expect(messages(medieval(unit), shipped)).toContain(sentence));

test.each([
  ['Unit 1, Levy CUF: 1 figure does not fill bases of 4 in close order.', 1],
  ['Unit 1, Levy CUF: 1,001 figures do not fill bases of 4 in close order.', 1001],
])('%s', (sentence, size) => {
  const { advice } = checkRoster(medieval({ quality: 'levy', code: 'CUF', size }), shipped);
  expect(advice.map(({ message }) => message)).toEqual([sentence]);
});

test('thousands are told apart everywhere', () => {
  const kings = Array.from({ length: 1501 }, () => ({ entry: 'king', size: 10_000 }));
  expect(messages(vales(kings)).filter((message) => /\d{4}/.test(message.replace(/^Unit \d+/, '')))).toEqual(
    [],
  );
  expect(messages(vales(kings))).toContain('King: 1,501 taken of at most 1: 1,500 too many.');
});

test('a hostile name stands in the sentence as it is, and turns no words round', () => {
  const name = '<script>alert(1)</script> \u202Eabc 🐘';
  expect(messages(vales([LINE, { entry: 'spearmen', size: 4, name }]))).toEqual([
    'Unit 2, <script>alert(1)</script> abc 🐘: 4 models of at least 5: 1 too few.',
  ]);
});
