import { barbarian, factsOf, hostile, medieval, mountain, roman, sheetOf, unitOf, waived } from './armies';

describe('a Roman army', () => {
  const sheet = sheetOf(roman);

  test('heading', () => {
    expect(sheet).toMatchObject({
      name: 'Legio XX',
      list: 'Roman',
      points: { spent: 567, agreed: 1000 },
      verdict: 'illegal',
      verdictText: 'illegal, 1 breach',
      date: '30 November 2026',
      dataVersion: 'abc123',
      settings: [],
    });
    expect(sheet.columns.map(({ id }) => id)).toEqual(['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld']);
  });

  // A:1167-1172: 135, light armour and warhorse 3 each; light armour 6+ on foot, one better mounted (ruling 31).
  test('a mounted general with wound boxes and a note', () => {
    const unit = unitOf(sheet, 1);
    expect(unit).toMatchObject({
      title: 'Marcus',
      kind: 'Army General',
      count: '1 model',
      points: 141,
      sum: '135 + 3 light armour + 3 warhorse = 141',
      wounds: [{ name: 'General', models: 1, wounds: 3 }],
      note: 'Leads\nfrom the front.',
    });
    expect(unit.profiles).toEqual([
      { name: 'General', cells: ['4', '5', '5', '3', '3', '3', '6', '2', '9'] },
      { name: 'Warhorse', cells: ['8', '3', '0', '3', '–', '–', '3', '1', '–'] },
    ]);
    expect(factsOf(unit)).toMatchObject({
      equipment: 'sword, light armour, warhorse',
      saves: '5+',
      move: '8"',
      options: 'light armour, warhorse',
      rules: 'general, drilled, stubborn',
    });
  });

  // A:1198-1202: 15 x (16 + 1) + 10 + 5. Heavy armour 5+ and large shield 3+, -1 Move (rulings 30 and 35).
  test('legionaries in heavy armour under a Centurion', () => {
    const unit = unitOf(sheet, 2);
    expect(unit).toMatchObject({ title: 'Regular Legionaries', count: '15 models', points: 270, wounds: [] });
    expect(unit.kind).toBeUndefined();
    expect(factsOf(unit)).toEqual({
      equipment: 'sword, pilum, large shield, heavy armour',
      saves: '3+',
      move: '3" (printed 4)',
      leadership: '8 with Centurion',
      command: 'Centurion, standard',
      options: 'heavy armour (for light armour)',
      rules: 'testudo, drilled, stubborn',
    });
  });

  // A:1242-1248: 20 + 3 x (8 + 2) + 10; the machine has 2 wounds.
  test('a machine on its cart', () => {
    const unit = unitOf(sheet, 3);
    expect(unit).toMatchObject({ points: 60, wounds: [{ name: 'Scorpio', models: 1, wounds: 2 }] });
    expect(unit.count).toMatch(/^3 crew/);
    expect(factsOf(unit)).toMatchObject({ move: '8"', saves: '6+' });
  });

  // A:1277-1283: 65 + 2 x (8 + 1); A:754: 5 wounds; A:760-761: 4+ in front, crew as with a large shield 5+.
  test('an elephant', () => {
    const unit = unitOf(sheet, 4);
    expect(unit).toMatchObject({
      points: 83,
      wounds: [{ name: 'African Elephant', models: 1, wounds: 5 }],
    });
    expect(factsOf(unit)).toMatchObject({ saves: '4+ front, - elsewhere, 5+ crew' });
  });

  // A:1367: a packmaster 8 and one hound 5.
  test('an ally of one hound', () => {
    expect(unitOf(sheet, 5)).toMatchObject({
      title: 'Warhounds, Barbarian ally',
      count: '1 hound',
      points: 13,
    });
  });

  test('units add up to the categories, and these to the total', () => {
    expect(sheet.categories).toEqual([
      { name: 'Characters', points: 141, limit: 'at most 250', units: '1' },
      { name: 'Legionaries', points: 270, limit: 'at least 250', units: '2' },
      { name: 'Auxiliaries', points: 0, limit: 'at most 750', units: '' },
      { name: 'Special units', points: 156, limit: 'at most 250', units: '3-5' },
    ]);
    expect(141 + 270 + 156).toBe(sheet.points.spent);
  });

  test('the glossary holds just what the army uses', () => {
    const names = sheet.glossary.flatMap(({ terms }) => terms.map(({ name }) => name));
    expect(names).toEqual(
      expect.arrayContaining(['pilum', 'large shield', 'Centurion', 'testudo', 'howdah']),
    );
    expect(names).not.toContain('barding');
    expect(names).not.toContain('kontos');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a Barbarian army', () => {
  const sheet = sheetOf(barbarian);

  // A:1297-1302: 140 + 10 + 2; shield 6+ on foot, two better in a chariot (ruling 31).
  test('a Warlord in a chariot', () => {
    const unit = unitOf(sheet, 1);
    expect(unit).toMatchObject({
      points: 152,
      wounds: [{ name: 'Warlord in chariot', models: 1, wounds: 3 }],
    });
    expect(unit.profiles).toEqual([
      { name: 'Warlord in chariot', cells: ['8', '6', '6', '4', '4', '3', '6', '4', '7'] },
    ]);
    expect(factsOf(unit)).toMatchObject({ saves: '4+', move: '8"' });
  });

  // A:1356-1360: 10 x (3 + 1 + 1); they always skirmish, so the buckler always counts (ruling 32).
  test('slingers whose mixed weapons are gone', () => {
    const unit = unitOf(sheet, 3);
    expect(unit.points).toBe(50);
    expect(factsOf(unit)).toMatchObject({
      equipment: 'sling, buckler',
      saves: '6+',
      options: 'sling (for mixed weapons), buckler',
    });
  });

  // A:1348-1352: buckler 6+, one better mounted: 5+ hand to hand and in skirmish order, else 6+ (rulings 31 and 32).
  test('light cavalry has three saves', () => {
    expect(factsOf(unitOf(sheet, 4)).saves).toBe('6+ missiles, 5+ hand to hand, 5+ skirmishing');
  });

  test('a mountain tribe is named, and its breaches stand at their units', () => {
    const tribe = sheetOf(mountain);
    expect(tribe.list).toBe('Barbarian, Mountain tribe');
    expect(unitOf(tribe, 1).breaches.map(({ code }) => code)).toEqual(['option-excluded']);
    expect(unitOf(tribe, 2).breaches.map(({ code }) => code)).toEqual(['entry-excluded']);
    const [whole, own] = [tribe.breaches[0]?.message, unitOf(tribe, 1).breaches[0]?.message];
    expect(whole).toBe(`Unit 1, Warlord: ${own?.charAt(0).toLowerCase()}${own?.slice(1)}`);
    expect(tribe.verdictText).toBe('illegal, 2 breaches');
  });
});

describe('a medieval army', () => {
  const sheet = sheetOf(medieval);

  // M:111-131: 16 x 2 + 20.
  test('the militia of the source', () => {
    const unit = unitOf(sheet, 1);
    expect(unit).toMatchObject({ title: 'Town Militia', kind: 'Levy CUF', count: '16 figures', points: 52 });
    expect(factsOf(unit)).toEqual({
      troops: 'levy, close order, unarmoured, foot',
      arms: 'melee',
      bases: '4 bases of 4',
      each: '2 points',
      morale: '2',
      move: '6"',
      flight: '3d6',
      hit: '3+',
    });
  });

  // M:334: 3 x 1½ = 4½ a figure; 15 x 4½ + 30.
  test('longbows cost half points', () => {
    const unit = unitOf(sheet, 2);
    expect(unit.points).toBe(97.5);
    expect(factsOf(unit)).toMatchObject({
      arms: 'missile, longbow',
      each: '4½ points',
      range: '8" close, 24" long',
    });
  });

  // M:320-321: 10 x (4 + 2) x 2; three hits mounted.
  test('a mounted champion', () => {
    const unit = unitOf(sheet, 3);
    expect(unit).toMatchObject({
      count: '1 champion',
      points: 120,
      wounds: [{ name: 'Champion', models: 1, wounds: 3 }],
    });
    expect(factsOf(unit)).not.toHaveProperty('each');
  });

  // M:344: 18 x (3 + 2 + 1) + 30; 18 close order figures fill four bases of 4 and half of a fifth.
  test('a unit without a name of its own', () => {
    const unit = unitOf(sheet, 4);
    expect(unit).toMatchObject({ title: 'Average CAF', points: 138 });
    expect(factsOf(unit)).toMatchObject({ options: 'shieldwall', bases: '5 bases of 4, one not full' });
  });

  test('settings are told', () => {
    const up = sheetOf({ ...medieval, settings: { halves: 'up' } } as typeof medieval);
    expect(up.settings).toEqual(['Each unit is rounded up to a whole point.']);
    expect(up.points.spent).toBe(52 + 98 + 120 + 138);
  });
});

test('hostile text is clean, and an unknown entry has no price', () => {
  const sheet = sheetOf(hostile);
  expect(sheet.name).toBe('<script>alert(1)</script> *& [31mred');
  expect(unitOf(sheet, 1).note).toBe('- one\n2. two');
  expect(unitOf(sheet, 2)).toMatchObject({ title: 'שלום', kind: 'no-<b>such', points: null, sum: '' });
});

test('an army of nothing has a sheet', () => {
  const sheet = sheetOf({ ...roman, name: ' \u0000', units: [] } as typeof roman);
  expect(sheet).toMatchObject({ name: 'Unnamed army', units: [], points: { spent: 0 }, verdict: 'illegal' });
});

test('what the opponent has agreed to, and what has lapsed', () => {
  const sheet = sheetOf(waived);
  const agreed = 'Waived by agreement: Anna agrees: *four* will <do>';
  expect(sheet).toMatchObject({
    verdict: 'illegal',
    verdictText: 'illegal, 2 breaches, 1 of them waived',
    breaches: [
      { waived: true, message: `Unit 3, Evocati: 4 models of at least 5: 1 too few. ${agreed}` },
      { message: 'Unit 4, Auxiliary Infantry (Cohortes Pedites): 4 models of at least 5: 1 too few.' },
    ],
    lapsed: [
      {
        why: 'gone',
        message:
          'The army: more points than agreed, waived at 1,010 against 1,000: there is no such breach any more.',
      },
    ],
  });
  expect(unitOf(sheet, 3).breaches.map(({ message }) => message)).toEqual([
    `4 models of at least 5: 1 too few. ${agreed}`,
  ]);
  expect(unitOf(sheet, 4).breaches.map(({ waived: agreedTo }) => agreedTo)).toEqual([undefined]);
});
