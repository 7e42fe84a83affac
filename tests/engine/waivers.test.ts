import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster, waiverOf } from '@/lib/engine';
import type { Waiver } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { roster, waivedRoster } from './arbitraries';

const books = fileBooks();

const onager = (size: number, id?: string) => ({ ...(id && { id }), entry: 'onager', name: 'Onager', size });
const legion = { entry: 'regular-legionaries', size: 20 };

function check(units: object[], waivers: Waiver[], points = 1000) {
  return checkRoster(
    parseRoster({ format: 'muster/1', system: 'ancient', list: 'roman', points, units, waivers }),
    books,
  );
}

const few = (unit: string, more: Partial<Waiver> = {}): Waiver => ({
  code: 'size-under',
  where: { unit },
  ...more,
});

/** An onager has a crew of five to eight (ruling 18). */
describe('a unit’s breach', () => {
  const rows: {
    name: string;
    units: object[];
    waivers: Waiver[];
    verdict: string;
    waived: (true | undefined)[];
    lapsed?: [why: string, message: string][];
  }[] = [
    {
      name: 'agreed to by code and place',
      units: [legion, onager(4, 'big')],
      waivers: [few('big')],
      verdict: 'waived',
      waived: [true],
    },
    {
      name: 'agreed to with its numbers',
      units: [legion, onager(4, 'big')],
      waivers: [few('big', { have: 4, limit: 5 })],
      verdict: 'waived',
      waived: [true],
    },
    {
      name: 'one of two',
      units: [legion, onager(4, 'big'), onager(3), legion],
      waivers: [few('big')],
      verdict: 'illegal',
      waived: [true, undefined],
    },
    {
      name: 'of a unit that has moved',
      units: [onager(5), onager(4, 'big'), legion, { ...legion }],
      waivers: [few('big')],
      verdict: 'waived',
      waived: [true],
    },
    {
      name: 'changed since: the waiver has lapsed',
      units: [legion, onager(3, 'big')],
      waivers: [few('big', { have: 4, limit: 5 })],
      verdict: 'illegal',
      waived: [undefined],
      lapsed: [['changed', 'Unit 2, Onager: too few, waived at 4 against 5: the breach has changed since.']],
    },
    {
      name: 'gone: the waiver has lapsed',
      units: [legion, onager(5, 'big')],
      waivers: [few('big')],
      verdict: 'legal',
      waived: [],
      lapsed: [['gone', 'Unit 2, Onager: too few: there is no such breach any more.']],
    },
    {
      name: 'its unit gone',
      units: [legion],
      waivers: [few('big', { have: 4 })],
      verdict: 'legal',
      waived: [],
      lapsed: [
        ['gone', 'Unit “big”, which is not there: too few, waived at 4: there is no such breach any more.'],
      ],
    },
    {
      name: 'another code does not cover it',
      units: [legion, onager(4, 'big')],
      waivers: [{ code: 'size-over', where: { unit: 'big' } }],
      verdict: 'illegal',
      waived: [undefined],
      lapsed: [['gone', 'Unit 2, Onager: too many: there is no such breach any more.']],
    },
    {
      name: 'one of two options that are not offered',
      units: [{ id: 'a', ...legion, options: ['pike', 'sling'] }],
      waivers: [{ code: 'option-unknown', where: { unit: 'a' }, option: 'pike' }],
      verdict: 'illegal',
      waived: [true, undefined],
    },
    {
      name: 'both options that are not offered',
      units: [{ id: 'a', ...legion, options: ['pike', 'sling'] }],
      waivers: [{ code: 'option-unknown', where: { unit: 'a' } }],
      verdict: 'waived',
      waived: [true, true],
    },
    {
      name: 'a pair of options, in either order',
      units: [
        legion,
        { id: 'b', entry: 'auxiliary-light-cavalry', size: 5, options: ['short-bow', 'composite-bow'] },
      ],
      waivers: [{ code: 'options-exclusive', where: { unit: 'b' }, options: ['composite-bow', 'short-bow'] }],
      verdict: 'waived',
      waived: [true],
    },
  ];
  test.each(rows)('$name', ({ units, waivers, verdict, waived, lapsed = [] }) => {
    const report = check(units, waivers);
    expect(report.verdict).toBe(verdict);
    expect(report.breaches.map((breach) => breach.waived)).toEqual(waived);
    expect((report.lapsed ?? []).map(({ why, message }) => [why, message])).toEqual(lapsed);
  });
});

describe('an army’s breach', () => {
  const over: Waiver = { code: 'total-over', where: { army: true }, note: 'ten points’ grace' };

  test('is listed as ever, with what was agreed', () => {
    // 20 regular legionaries at 16 cost 320 (A:1202); 310 were agreed.
    const report = check([legion], [over], 310);
    expect(report.verdict).toBe('waived');
    expect(report.breaches).toEqual([
      {
        code: 'total-over',
        where: { army: true },
        have: 320,
        limit: 310,
        by: 10,
        message: '320 points of at most 310: 10 over.',
        waived: true,
        note: 'ten points’ grace',
      },
    ]);
    expect(report).not.toHaveProperty('lapsed');
  });

  test('an army of nothing is never legal, whatever is agreed', () => {
    const waivers: Waiver[] = [
      { code: 'empty', where: { army: true } },
      { code: 'category-under', where: { category: 'legionaries' } },
    ];
    const { verdict, breaches } = check([], waivers);
    expect(verdict).toBe('illegal');
    expect(breaches.map(({ waived }) => waived)).toEqual([true, true]);
  });

  test('of two waivers the first by its words counts, in whatever order they stand', () => {
    const other = { ...over, note: 'a grace of ten points' };
    for (const waivers of [
      [over, other],
      [other, over],
    ])
      expect(check([legion], waivers, 310).breaches[0]?.note).toBe('a grace of ten points');
  });
});

describe('properties', () => {
  test('without waivers nothing is waived, and an empty list of them says nothing', () => {
    fc.assert(
      fc.property(roster, (army) => {
        const report = checkRoster(army, books);
        expect(checkRoster({ ...army, waivers: [] }, books)).toEqual(report);
        expect(report.verdict).toBe(report.breaches.length === 0 ? 'legal' : 'illegal');
        expect(report).not.toHaveProperty('lapsed');
      }),
      { numRuns: 60 },
    );
  });

  test('waivers change marks and verdict, and nothing else', () => {
    fc.assert(
      fc.property(waivedRoster, (army) => {
        const { waivers, ...bare } = army;
        const { lapsed, ...report } = checkRoster(army, books);
        const plain = checkRoster(bare, books);
        const breaches = report.breaches.map(({ waived, note, ...breach }) => breach);
        expect({ ...report, breaches, verdict: plain.verdict }).toEqual(plain);
        const open = report.breaches.filter(({ waived }) => !waived).length;
        const all = report.breaches.length;
        const agreed = open === 0 && army.units.length > 0;
        expect(report.verdict).toBe(all === 0 ? 'legal' : agreed ? 'waived' : 'illegal');
        expect((lapsed ?? []).length).toBeLessThanOrEqual((waivers ?? []).length);
      }),
      { numRuns: 120 },
    );
  });

  test('the order of waivers does not matter', () => {
    fc.assert(
      fc.property(
        waivedRoster.chain((army) =>
          fc.tuple(fc.constant(army), fc.shuffledSubarray([...(army.waivers ?? [])], { minLength: 0 })),
        ),
        ([army, some]) => {
          const rest = (army.waivers ?? []).filter((waiver) => !some.includes(waiver));
          const shuffled = { ...army, waivers: [...rest, ...some] };
          expect(checkRoster(shuffled, books)).toEqual(checkRoster(army, books));
        },
      ),
      { numRuns: 120 },
    );
  });

  test('all breaches agreed to as they are make a waived army', () => {
    fc.assert(
      fc.property(roster, (army) => {
        const units = army.units.map((unit, at) => ({ ...unit, id: `u${at}` }));
        const named = { ...army, units } as typeof army;
        const { breaches } = checkRoster(named, books);
        const waivers = breaches.flatMap((breach) => waiverOf(breach, units, '') ?? []);
        expect(waivers).toHaveLength(breaches.length);
        const report = checkRoster({ ...named, waivers }, books);
        const agreed = units.length > 0 ? 'waived' : 'illegal';
        expect(report.verdict).toBe(breaches.length === 0 ? 'legal' : agreed);
        expect(report.lapsed).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});

test('a waiver of another kind of place covers nothing, whatever it is called', () => {
  // Two light bolt-throwers' crew and an onager for one unit of legionaries: too many, and above a quarter of 200.
  const units = [{ entry: 'scorpio', size: 2 }, { entry: 'regular-legionaries', size: 10 }, onager(5)];
  const odd = [
    { code: 'category-over', where: { option: 'special' } },
    { code: 'units-over', where: { unit: 'special' } },
  ] as unknown as Waiver[];
  const { verdict, breaches, lapsed } = check(units, odd, 200);
  expect(verdict).toBe('illegal');
  expect(breaches.filter(({ waived }) => waived)).toEqual([]);
  expect(lapsed).toHaveLength(2);
});
