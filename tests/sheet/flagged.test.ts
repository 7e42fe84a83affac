import { parseRoster } from '@/lib/schema/parse';
import { sheetHtml, sheetMarkdown, sheetText } from '@/lib/sheet';
import { factsOf, sheetOf, unitOf } from './armies';

const roman = (...units: object[]) =>
  parseRoster({ format: 'muster/1', system: 'ancient', list: 'roman', points: 1000, units });
const medieval = (...units: object[]) =>
  parseRoster({ format: 'muster/1', system: 'medieval', points: 1000, units });
const legion = { entry: 'regular-legionaries', size: 15 };

// Names that every object has: a look-up that is not careful finds something under them.
const IDS = ['constructor', 'toString', '__proto__', 'valueOf', 'no-such-thing'];
const FLAGGED = IDS.map((id) => `${id} (not offered)`);

describe('what the list does not offer is kept and flagged (ruling 58)', () => {
  const writers = [sheetText, sheetMarkdown, sheetHtml];

  test('options and command of a list', () => {
    const sheet = sheetOf(roman({ ...legion, options: [...IDS, 'javelins'], command: [...IDS, 'standard'] }));
    expect(factsOf(unitOf(sheet, 1))).toMatchObject({
      options: ['javelins', ...FLAGGED].join(', '),
      command: ['standard', ...FLAGGED].join(', '),
      equipment: 'sword, pilum, large shield, light armour, javelins',
    });
    for (const write of writers) expect(write(sheet)).toContain('constructor');
  });

  test('options of a design', () => {
    const sheet = sheetOf(medieval({ quality: 'levy', code: 'CUF', size: 4, options: [...IDS, 'warband'] }));
    expect(factsOf(unitOf(sheet, 1))).toMatchObject({
      arms: 'melee',
      options: ['warband', ...FLAGGED.toSorted()].join(', '),
    });
    for (const write of writers) expect(write(sheet)).toContain('constructor');
  });

  test('of an entry that there is not, nothing is known to be offered', () => {
    const sheet = sheetOf(roman({ entry: 'constructor', options: ['shield'], command: ['toString'] }));
    expect(unitOf(sheet, 1)).toMatchObject({ title: 'constructor', points: null, profiles: [] });
    expect(factsOf(unitOf(sheet, 1))).toEqual({ options: 'shield', command: 'toString' });
  });

  test('a unit of a list whose units this army does not take', () => {
    const sheet = sheetOf(roman({ ...legion, list: 'constructor' }));
    expect(unitOf(sheet, 1)).toMatchObject({
      title: 'regular-legionaries, constructor ally',
      points: null,
      profiles: [],
    });
  });
});

test('a Centurion who is listed twice is told once', () => {
  const unit = unitOf(sheetOf(roman({ ...legion, command: ['centurion', 'centurion'] })), 1);
  expect(factsOf(unit)).toMatchObject({ command: 'Centurion', leadership: '8 with Centurion' });
});

// A:601: slings are for skirmish formation only (ruling 12).
test.each(['legion-light-infantry', 'marines'])('the sheet of %s says where slings work', (entry) => {
  const sheet = sheetOf(roman({ entry, size: 5, options: ['sling'] }));
  const sling = sheet.glossary.flatMap(({ terms }) => terms).find(({ name }) => name === 'sling');
  expect(sling?.summary).toMatch(/only in skirmish formation/);
});

// A:1285 is a rule of the whole army, of allies too.
test('the rules of the army stand on the sheet of one that is all allies', () => {
  const sheet = sheetOf(roman({ entry: 'warhounds', list: 'barbarian', size: 3 }));
  expect(sheet.glossary.flatMap(({ terms }) => terms.map(({ name }) => name))).toContain('leading allies');
});
