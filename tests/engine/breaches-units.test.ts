import { checkRoster } from '@/lib/engine';
import type { CatalogueUnit } from '@/lib/schema';
import { toyBooks as books, LINE, vales } from './fixtures';
import { type Case, category, type Fact, factsOf, runCases, unit } from './tools';

/** An army that is legal but for unit 1, the one that is tried. */
const withUnit = (tried: CatalogueUnit, more = {}) => vales([LINE, tried], more);
const tried = (name: string, one: CatalogueUnit, ...breaches: Fact[]): Case => ({
  name,
  roster: withUnit(one),
  breaches,
});
const where = unit(1);

describe('size-under and size-over', () => {
  const under = (have: number, limit: number): Fact => ({
    code: 'size-under',
    where,
    have,
    limit,
    by: limit - have,
  });
  const over = (have: number, limit: number): Fact => ({
    code: 'size-over',
    where,
    have,
    limit,
    by: have - limit,
  });
  const sized = (entry: string, size: number, ...breaches: Fact[]) =>
    tried(`${entry} of ${size}`, { entry, size }, ...breaches);
  runCases(
    [
      sized('spearmen', 0, under(0, 5)),
      sized('spearmen', 4, under(4, 5)),
      sized('spearmen', 5),
      sized('spearmen', 6),
      tried('a size left out is 1', { entry: 'spearmen' }, under(1, 5)),
      sized('guard', 2, under(2, 3)),
      sized('guard', 3),
      sized('guard', 12),
      sized('guard', 13, over(13, 12)),
      sized('king', 0, under(0, 1)),
      sized('king', 1),
      tried('a king whose size is left out', { entry: 'king' }),
      sized('king', 2, over(2, 1)),
      sized('wagons', 1, under(1, 2)),
      sized('wagons', 2),
      sized('engine', 1, under(1, 2)),
      sized('engine', 2),
      sized('engine', 4),
      sized('engine', 5, over(5, 4)),
      sized('beast', 0),
      sized('beast', 3),
      sized('beast', 4, over(4, 3)),
      sized('wolves', 0, under(0, 1)),
      sized('wolves', 1),
      sized('wolves', 5),
      sized('wolves', 6, over(6, 5)),
      tried('an ally has its own list’s sizes', { entry: 'raiders', list: 'isles', size: 3 }, under(3, 4)),
      tried('an ally at its list’s size', { entry: 'raiders', list: 'isles', size: 4 }),
      {
        name: 'two units at once, in roster order',
        roster: vales([LINE, { entry: 'guard', size: 13 }, { entry: 'guard', size: 1 }]),
        breaches: [over(13, 12), { ...under(1, 3), where: unit(2) }],
      },
    ],
    books,
  );
});

describe('entry-unknown and ally-excluded', () => {
  const stranger = (list: string): Fact => ({ code: 'ally-excluded', where, list });
  const cases = [
    tried('no such entry', { entry: 'nobody', size: 9 }, { code: 'entry-unknown', where, entry: 'nobody' }),
    tried(
      'an entry that only the allies have',
      { entry: 'raiders', size: 9 },
      { code: 'entry-unknown', where, entry: 'raiders' },
    ),
    tried(
      'no such entry of the ally',
      { entry: 'king', list: 'isles' },
      { code: 'entry-unknown', where, entry: 'king' },
    ),
    tried('a list that there is not', { entry: 'king', list: 'nowhere' }, stranger('nowhere')),
    tried(
      'its options and command are not looked at',
      { entry: 'nobody', options: ['x', 'x'], command: ['y'] },
      { code: 'entry-unknown', where, entry: 'nobody' },
    ),
  ];
  runCases(cases, books);

  test.each(cases)('$name: kept, without points or stats, and adds nothing', ({ roster }) => {
    const { units, points } = checkRoster(roster, books);
    expect(units[1]).toEqual({ points: null, each: null, stats: null });
    expect(units).toHaveLength(2);
    expect(points.spent).toBe(300);
  });

  test('allies take no allies: a list of the world that this army does not take', () => {
    const roster = vales([{ entry: 'king', list: 'vale' }], { list: 'isles' });
    expect(factsOf(checkRoster(roster, books))).toEqual([
      { code: 'category-under', where: category('crews'), have: 0, limit: 450, by: 450, share: '1/2' },
      { code: 'ally-excluded', where: unit(0), list: 'vale' },
    ]);
  });

  runCases(
    [
      tried('an entry of the list', { entry: 'mob' }),
      tried('the army’s own list, named', { entry: 'mob', list: 'vale' }),
      tried('an entry of the ally', { entry: 'raiders', list: 'isles', size: 4 }),
      {
        name: 'two at once',
        roster: vales([{ entry: 'nobody' }, LINE, { entry: 'mob', list: 'nowhere' }]),
        breaches: [
          { code: 'entry-unknown', where: unit(0), entry: 'nobody' },
          { code: 'ally-excluded', where: unit(2), list: 'nowhere' },
        ],
      },
    ],
    books,
  );
});

describe('option-unknown, option-twice, command-unknown, command-twice', () => {
  const noOption = (option: string): Fact => ({ code: 'option-unknown', where, option });
  const twoOptions = (option: string): Fact => ({ code: 'option-twice', where, option });
  const noCommand = (command: string): Fact => ({ code: 'command-unknown', where, command });
  const twoCommands = (command: string): Fact => ({ code: 'command-twice', where, command });
  const spears = { entry: 'spearmen', size: 5 };
  const all = ['captain', 'banner', 'horn'];
  // [what is chosen, points: 5 x 10, mail 2 a man, captain 8, banner 4, horn 4, breaches]
  const rows: [name: string, chosen: Partial<CatalogueUnit>, points: number, breaches: Fact[]][] = [
    ['nothing', {}, 50, []],
    ['empty choices', { options: [], command: [] }, 50, []],
    ['what is offered', { options: ['mail'], command: all }, 76, []],
    ['an option of another entry', { options: ['lance'] }, 50, [noOption('lance')]],
    ['an option in other letters', { options: ['Mail'] }, 50, [noOption('Mail')]],
    ['an offered one beside an unknown', { options: ['gold', 'mail'] }, 60, [noOption('gold')]],
    ['two unknown', { options: ['silver', 'gold'] }, 50, [noOption('gold'), noOption('silver')]],
    ['an option twice: paid once', { options: ['mail', 'mail'] }, 60, [twoOptions('mail')]],
    ['three times: one breach', { options: ['mail', 'mail', 'mail'] }, 60, [twoOptions('mail')]],
    [
      'two of them twice',
      { options: ['mail', 'sworn', 'mail', 'sworn'] },
      62,
      [twoOptions('mail'), twoOptions('sworn')],
    ],
    ['unknown and twice: both', { options: ['gold', 'gold'] }, 50, [noOption('gold'), twoOptions('gold')]],
    ['a command of another system', { command: ['bugler'] }, 50, [noCommand('bugler')]],
    ['an option as a command', { command: ['mail'] }, 50, [noCommand('mail')]],
    ['a command as an option', { options: ['captain'] }, 50, [noOption('captain')]],
    ['a command twice: paid once', { command: ['captain', 'captain'] }, 58, [twoCommands('captain')]],
    [
      'a command unknown and twice: both',
      { command: ['fool', 'fool'] },
      50,
      [noCommand('fool'), twoCommands('fool')],
    ],
    [
      'options before command',
      { options: ['gold', 'mail', 'mail'], command: ['fool', 'horn', 'horn'] },
      64,
      [noOption('gold'), twoOptions('mail'), noCommand('fool'), twoCommands('horn')],
    ],
  ];
  runCases(
    rows.map(([name, chosen, , breaches]) => tried(name, { ...spears, ...chosen }, ...breaches)),
    books,
  );
  test.each(rows)('%s: what it costs', (_, chosen, points) => {
    expect(checkRoster(withUnit({ ...spears, ...chosen }), books).units[1]?.points).toBe(points);
  });
  runCases(
    [
      tried('wagons have no horn', { entry: 'wagons', size: 2, command: all }, noCommand('horn')),
      tried(
        'an engine has no command at all',
        { entry: 'engine', size: 2, command: ['captain'] },
        noCommand('captain'),
      ),
      tried(
        'an ally has its own list’s options',
        { entry: 'raiders', list: 'isles', size: 4, options: ['axe', 'mail'] },
        noOption('mail'),
      ),
    ],
    books,
  );
});

describe('options-exclusive', () => {
  const pair = (...options: [string, string]): Fact => ({ code: 'options-exclusive', where, options });
  const three = [pair('bow', 'sling'), pair('bow', 'axe'), pair('sling', 'axe')];
  const spears = (...options: string[]) => ({ entry: 'spearmen', size: 5, options });
  runCases(
    [
      tried('none of the group', spears()),
      tried('one of the group', spears('sling', 'mail')),
      tried('two of the group', spears('mail', 'sling', 'axe'), pair('sling', 'axe')),
      tried('three of the group: three pairs', spears('bow', 'sling', 'axe'), ...three),
      tried(
        'however they stand: the pairs are as the list has them',
        spears('axe', 'sling', 'bow'),
        ...three,
      ),
      tried('twice is not a pair', spears('bow', 'bow'), { code: 'option-twice', where, option: 'bow' }),
      tried('mounts of a character', { entry: 'king', options: ['cart', 'pony'] }, pair('pony', 'cart')),
      tried('an entry without groups', { entry: 'hero', options: ['mail', 'charm', 'cart'] }),
      tried(
        'armour and weapon may be a group',
        { entry: 'beast', size: 1, options: ['mail', 'bow'] },
        pair('mail', 'bow'),
      ),
    ],
    books,
  );

  test('both are paid: 5 x (10 + bow 3 + sling 1)', () => {
    const { units } = checkRoster(withUnit(spears('bow', 'sling')), books);
    expect(units[1]).toMatchObject({ points: 70, each: 14 });
  });
});

describe('entry-excluded and option-excluded', () => {
  const variant = 'moor-clan';
  const noEntry = (entry: string): Fact => ({ code: 'entry-excluded', where, entry, variant });
  const noOption = (option: string): Fact => ({ code: 'option-excluded', where, option, variant });
  const rows: [name: string, one: CatalogueUnit, breaches: Fact[]][] = [
    ['an entry that stays', { entry: 'riders', size: 5 }, []],
    ['an entry that moved', { entry: 'spearmen', size: 5 }, []],
    ['an entry that is gone', { entry: 'guard', size: 3 }, [noEntry('guard')]],
    ['another that is gone', { entry: 'wagons', size: 2 }, [noEntry('wagons')]],
    ['a king with what stays', { entry: 'king', options: ['pony', 'mail'] }, []],
    ['an option that is gone', { entry: 'king', options: ['cart'] }, [noOption('cart')]],
    [
      'an entry that is gone is held to its size too',
      { entry: 'guard', size: 2 },
      [noEntry('guard'), { code: 'size-under', where, have: 2, limit: 3, by: 1 }],
    ],
    [
      'what is unknown is not excluded',
      { entry: 'riders', size: 5, options: ['cart'] },
      [{ code: 'option-unknown', where, option: 'cart' }],
    ],
  ];
  runCases(
    rows.map(([name, one, breaches]) => ({ name, roster: withUnit(one, { variant }), breaches })),
    books,
  );
  runCases(
    [
      tried('without the variant nothing is gone', { entry: 'guard', size: 3 }),
      tried('nor an option', { entry: 'king', options: ['cart'] }),
      {
        name: 'two at once',
        roster: vales([LINE, { entry: 'hero', options: ['cart'] }, { entry: 'wagons', size: 2 }], {
          variant,
        }),
        breaches: [noOption('cart'), { ...noEntry('wagons'), where: unit(2) }],
      },
    ],
    books,
  );

  test('what is gone keeps its points and its category: 3 x 15', () => {
    const report = checkRoster(withUnit({ entry: 'guard', size: 3 }, { variant }), books);
    expect(report.units[1]?.points).toBe(45);
    expect(report.categories).toContainEqual({ category: 'foot', points: 45, min: null, max: null });
  });
});
