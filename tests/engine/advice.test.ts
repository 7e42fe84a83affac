import { fileBooks } from '@/lib/catalogue/files';
import { type Books, checkRoster } from '@/lib/engine';
import type { Roster } from '@/lib/schema';
import { LINE, toyBooks, vales } from './fixtures';
import { army, unit } from './tools';

type Row = [name: string, roster: Roster, advice: [code: string, where: object][]];

/** All advice of each army, exactly; none listed, none expected. It never breaks or mends an army. */
function runAdvice(rows: Row[], books: Books) {
  test.each(rows)('%s', (_, roster, advice) => {
    const report = checkRoster(roster, books);
    expect(report.advice.map(({ code, where }) => [code, where])).toEqual(advice);
    expect(report.verdict).toBe(report.breaches.length === 0 ? 'legal' : 'illegal');
    for (const { message } of report.advice) expect(message).toMatch(/^[A-Z\d].*\.$/);
  });
}

const king = { entry: 'king' };
const small: Row[2] = [['total-small', army]];
const leaderless: Row[2] = [['no-general', army]];
const differ: Row[2] = [['shares-differ', army]];
const mob = (size: number) => ({ entry: 'mob', size });
const spent = { settings: { shares: 'spent' } } as const;

describe('total-small: below about 600 in the toy rules', () => {
  runAdvice(
    [
      ['at 600', vales([LINE, king], { points: 600 }), []],
      ['at 599', vales([LINE, king], { points: 599 }), small],
      ['an army that costs less than it may is not small', vales([LINE, king]), []],
    ],
    toyBooks,
  );
});

describe('no-general and two-generals', () => {
  const chief = { entry: 'chief', list: 'isles' };
  runAdvice(
    [
      ['a king', vales([LINE, king]), []],
      ['no king', vales([LINE, { entry: 'hero' }]), leaderless],
      [
        'an ally’s general leads his own men only',
        vales([LINE, chief]),
        [...leaderless, ['two-generals', unit(1)]],
      ],
      ['an ally’s general beside the king', vales([LINE, chief, king]), [['two-generals', unit(1)]]],
      ['two kings are a breach, no advice', vales([LINE, king, king]), []],
      [
        'an army of the allies’ list without its chief',
        vales([{ entry: 'raiders', size: 80 }], { list: 'isles' }),
        leaderless,
      ],
    ],
    toyBooks,
  );
});

describe('option-unusual and size-few', () => {
  const beast = (size: number) => ({ entry: 'beast', size });
  runAdvice(
    [
      ['blessed spearmen', vales([{ ...LINE, options: ['blessed'] }, king]), [['option-unusual', unit(0)]]],
      ['a blessed guard', vales([LINE, king, { entry: 'guard', size: 3, options: ['blessed'] }]), []],
      [
        'listed twice, said once',
        vales([{ ...LINE, options: ['blessed', 'blessed'] }, king]),
        [['option-unusual', unit(0)]],
      ],
      ['a beast without crew', vales([LINE, king, beast(0)]), [['size-few', unit(2)]]],
      ['a beast with crew', vales([LINE, king, beast(1)]), []],
      [
        'the army first, then its units as in the roster',
        vales([beast(0), { ...LINE, options: ['blessed'] }], { points: 599 }),
        [...small, ...leaderless, ['size-few', unit(0)], ['option-unusual', unit(1)]],
      ],
    ],
    toyBooks,
  );
});

// Shares count on the agreed total unless it is said otherwise; where the other reading turns the verdict, say so.
describe('shares-differ', () => {
  const dear = { entry: 'king', options: ['mail'] }; // 105
  runAdvice(
    [
      // Of 900: lords 225 and foot 300 are met. Of the 400 spent: 100 and 134 are met too.
      ['both legal', vales([LINE, king]), []],
      ['legal of the agreed total, not of the 405 spent: 105 of 101', vales([LINE, dear]), differ],
      ['legal of the agreed total alone, seen from the other side', vales([LINE, dear], spent), differ],
      // Foot 200 of 300 agreed, but of 67 where 200 are spent.
      ['legal of the points spent alone', vales([mob(200)]), [...differ, ...leaderless]],
      [
        'legal of the points spent alone, seen from the other side',
        vales([mob(200)], spent),
        [...differ, ...leaderless],
      ],
      // Foot 100 of 300; and lords 105 of 51 of the 205 spent.
      ['illegal both ways', vales([mob(100), dear]), []],
      ['illegal both ways for another reason', vales([LINE, dear, { entry: 'nobody' }]), []],
      ['an empty army', vales([]), []],
      // 300 + 100 + 500 = 900 spent, as agreed.
      ['no difference where all is spent', vales([LINE, king, mob(500)]), []],
    ],
    toyBooks,
  );

  test('the words say which way it turns', () => {
    const words = (roster: Roster) => checkRoster(roster, toyBooks).advice.map(({ message }) => message)[0];
    expect(words(vales([LINE, dear]))).toBe('With shares of the points spent this army would be illegal.');
    expect(words(vales([LINE, dear], spent))).toBe(
      'With shares of the agreed total this army would be legal.',
    );
    expect(words(vales([mob(200)]))).toBe('With shares of the points spent this army would be legal.');
  });
});

describe('the shipped ancient lists', () => {
  const list = (id: string, units: object[], points = 1000, more = {}) =>
    ({ format: 'muster/1', system: 'ancient', list: id, points, units, ...more }) as Roster;
  const legion = { entry: 'regular-legionaries', size: 32 };
  const host = { entry: 'warriors', size: 80 };
  const warlord = { entry: 'warlord' };
  const praetorian = { size: 40, options: ['praetorian'] };
  runAdvice(
    [
      ['a Roman army needs no General', list('roman', [legion]), []],
      ['a Barbarian one is told', list('barbarian', [host]), leaderless],
      ['with a Warlord', list('barbarian', [host, warlord]), []],
      [
        'a mountain tribe is told too',
        list('barbarian', [{ entry: 'mountain-tribesmen', size: 50 }], 1000, { variant: 'mountain-tribe' }),
        leaderless,
      ],
      ['999 points', list('barbarian', [host, warlord], 999), small],
      [
        'an allied Warlord',
        list('roman', [legion, { ...warlord, list: 'barbarian' }]),
        [['two-generals', unit(1)]],
      ],
      ['an allied Chieftain', list('roman', [legion, { entry: 'chieftain', list: 'barbarian' }]), []],
      [
        'Praetorian Raw Recruits',
        list('roman', [{ entry: 'raw-recruits', ...praetorian }]),
        [['option-unusual', unit(0)]],
      ],
      [
        'Praetorian Lanciarii',
        list('roman', [{ entry: 'legion-light-infantry', ...praetorian }]),
        [['option-unusual', unit(0)]],
      ],
      ['Praetorian Regulars', list('roman', [{ entry: 'regular-legionaries', ...praetorian }]), []],
      ['Praetorian Veterans', list('roman', [{ entry: 'veteran-legionaries', ...praetorian }]), []],
      [
        'an elephant with a crew of 1',
        list('roman', [legion, { entry: 'elephant', size: 1 }]),
        [['size-few', unit(1)]],
      ],
      ['an elephant with a crew of 2', list('roman', [legion, { entry: 'elephant', size: 2 }]), []],
      [
        'an elephant without',
        list('roman', [legion, { entry: 'elephant', size: 0 }]),
        [['size-few', unit(1)]],
      ],
    ],
    fileBooks(),
  );
});

describe('medieval: base-part and combination', () => {
  const one = (name: string, design: object, ...codes: string[]): Row => [
    name,
    {
      format: 'muster/1',
      system: 'medieval',
      points: 500,
      units: [{ quality: 'levy', code: 'CUF', size: 12, ...design }],
    } as Roster,
    codes.map((code) => [code, unit(0)]),
  ];
  runAdvice(
    [
      one('close, 4 to a base: 8', { size: 8 }),
      one('close, 4 to a base: 7', { size: 7 }, 'base-part'),
      one('close, 4 to a base: 6', { size: 6 }, 'base-part'),
      one('loose, 3 to a base: 9', { code: 'LUF', size: 9 }),
      one('loose, 3 to a base: 8', { code: 'LUF', size: 8 }, 'base-part'),
      one('open, 2 to a base: 8', { code: 'OUF', size: 8 }),
      one('open, 2 to a base: 9', { code: 'OUF', size: 9 }, 'base-part'),
      one('one figure in close order, by default', { size: undefined }, 'base-part'),
      one('a champion stands alone', { code: 'OUF', size: 1, champion: true }),
      one('shieldwall', { options: ['shieldwall'] }),
      one('shieldwall with pikes', { options: ['shieldwall', 'pike'] }, 'combination'),
      one('shieldwall with polearms', { options: ['polearm', 'shieldwall'] }, 'combination'),
      one('pikes alone', { options: ['pike'] }),
      one('skirmishers', { code: 'OUF', arms: 'missile', options: ['skirmishers'] }),
      one(
        'cross-trained skirmishers',
        { code: 'OUF', arms: 'cross-trained', options: ['skirmishers'] },
        'combination',
      ),
      one('cross-trained troops', { code: 'OUF', arms: 'cross-trained' }),
      one('both', { size: 11, options: ['shieldwall', 'pike'] }, 'combination', 'base-part'),
    ],
    fileBooks(),
  );
});
