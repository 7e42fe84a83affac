import { fileBooks } from '@/lib/catalogue/files';
import type { Books } from '@/lib/engine';
import { type FillChange, type FillRequest, type FillWay, fillChoices } from '@/lib/engine/fill';
import type { FormulaRoster, FormulaUnit, Roster } from '@/lib/schema';
import { toyBooks, vales } from '../fixtures';
import { deepFreeze } from '../tools';
import { run } from './run';

// Prices of the Vale: spearmen 10 each from 5, mob 1, riders 20 from 5, guard 15 for 3 to 12 and at most twice,
// engine 25 + 6 for each of 2 to 4 hands; foot at least a third, oddities at most a third and no more units.

function text(change: FillChange): string {
  if (change.kind === 'grow') return `${change.at}: ${change.from} to ${change.to}, ${change.points}`;
  return `${change.unit.size} ${change.choice}, ${change.points}`;
}

const lines = ({ spent, changes }: FillWay) => [spent, ...changes.map(text)];
const waysOf = (request: FillRequest, books: Books = toyBooks) => run(request, books).ways.map(lines);
const refusalOf = (request: FillRequest, books: Books = toyBooks) => run(request, books).refusal;
const ask = (roster: Roster, ...entries: string[]): FillRequest => ({
  roster,
  ticked: entries.map((id) => (id.includes('/') ? id : `vale/${id}`)),
});

describe('ways', () => {
  test('one entry: its unit grows, or there is a new one, or both', () => {
    const roster = vales([{ entry: 'spearmen', size: 80 }]);
    expect(waysOf(ask(roster, 'spearmen'))).toEqual([
      [900, '0: 80 to 90, 100'],
      [900, '10 vale/spearmen, 100'],
      [900, '0: 80 to 85, 50', '5 vale/spearmen, 50'],
    ]);
  });

  test('a new unit is fitted out like the first of its entry, without what few units may have', () => {
    const fitted = { options: ['mail', 'blessed'], command: ['captain'] };
    const roster = vales([{ entry: 'spearmen', size: 60, ...fitted, name: 'Old guard', note: 'Mine' }]);
    const [choice] = fillChoices(roster, toyBooks).filter(({ id }) => id === 'vale/spearmen');
    expect(choice?.unit).toEqual({ entry: 'spearmen', size: 5, options: ['mail'], command: ['captain'] });
  });

  test('of a unit that breaks rules of its own no copy is made', () => {
    const roster = vales([
      { entry: 'spearmen', size: 60, options: ['bow', 'sling'] },
      { entry: 'spearmen', size: 5, options: ['sling'] },
    ]);
    const [choice] = fillChoices(roster, toyBooks).filter(({ id }) => id === 'vale/spearmen');
    expect(choice?.unit).toEqual({ entry: 'spearmen', size: 5, options: ['sling'] });
  });

  test('no unit is made larger than is asked', () => {
    const roster = vales([{ entry: 'spearmen', size: 80 }]);
    const asked = { ...ask(roster, 'spearmen'), largest: 7 };
    expect(waysOf(asked)).toEqual([[900, '5 vale/spearmen, 50', '5 vale/spearmen, 50']]);
  });

  test('an entry is not taken oftener, nor a unit made larger, than the list allows', () => {
    // 900 - 400 - 180 = 320; two more guards of 12 and the old one at 12 are 180 + 120 = 300 at most.
    const roster = vales([
      { entry: 'spearmen', size: 40 },
      { entry: 'guard', size: 8 },
    ]);
    const { refusal } = run(ask(roster, 'guard'), toyBooks);
    expect(refusal).toEqual({ code: 'falls-short', reached: 400 + 360, wanted: 891 });
  });

  test('what a share is short of is filled first of all', () => {
    // A third of 900 is foot: 300. Riders alone would reach the total, but not that.
    const roster = vales([{ entry: 'king' }]);
    for (const [spent, ...changes] of waysOf(ask(roster, 'spearmen', 'riders'))) {
      expect(spent).toBe(900);
      expect(changes.some((change) => String(change).includes('vale/spearmen'))).toBe(true);
    }
    expect(waysOf(ask(roster, 'spearmen', 'riders'))[0]).toEqual([900, '80 vale/spearmen, 800']);
  });

  test('no more oddities than other units', () => {
    // An engine costs 37 to 49: six of them would fill 259 within a hundredth of 900, but only one may come.
    const roster = vales([
      { entry: 'spearmen', size: 64 },
      { entry: 'engine', size: 2 },
    ]);
    expect(refusalOf(ask(roster, 'engine'))).toMatchObject({ code: 'falls-short', reached: 640 + 49 });
  });

  test('a unit that is too small has to grow', () => {
    const roster = vales([
      { entry: 'spearmen', size: 80 },
      { entry: 'riders', size: 4 },
    ]);
    expect(waysOf(ask(roster, 'riders'))).toEqual([[900, '1: 4 to 5, 20']]);
  });

  test('a share of the points spent that is exceeded now fits a larger army', () => {
    // The king's 100 are more than a quarter of 350, and less than one of 900.
    const roster = vales([{ entry: 'king' }, { entry: 'spearmen', size: 25 }], {
      settings: { shares: 'spent' },
    });
    expect(waysOf(ask(roster, 'spearmen'))[0]).toEqual([900, '1: 25 to 80, 550']);
  });

  test('an empty army is filled', () => {
    expect(waysOf(ask(vales([]), 'spearmen'))).toEqual([[900, '90 vale/spearmen, 900']]);
  });

  test('allies count where the list says, and are capped by their own', () => {
    // Raiders 6 each from 4, at most twice: 100 left is 96 within a hundredth of 900; nothing else fits better.
    const roster = vales([{ entry: 'spearmen', size: 80 }]);
    expect(waysOf(ask(roster, 'isles/raiders'))).toEqual([[896, '16 isles/raiders, 96']]);
  });
});

describe('refusals', () => {
  const line = { entry: 'spearmen', size: 80 };
  const FOUR_HEROES = Array.from({ length: 4 }, () => ({ entry: 'hero' }));

  test.each<[string, FillRequest, unknown]>([
    ['nothing is ticked', ask(vales([line])), { code: 'nothing-ticked' }],
    ['nothing is left', ask(vales([{ entry: 'spearmen', size: 90 }]), 'mob'), { code: 'nothing-left' }],
    ['an unknown choice is none', ask(vales([line]), 'hoplites'), { code: 'nothing-ticked' }],
    [
      'a share is missing that nothing ticked is of',
      ask(vales([{ entry: 'spearmen', size: 20 }]), 'riders'),
      { code: 'share-missing', category: 'foot', missing: 100 },
    ],
    [
      'nothing is small enough',
      ask(vales([{ entry: 'spearmen', size: 88 }]), 'riders'),
      { code: 'falls-short', reached: 880, wanted: 891 },
    ],
    [
      'so much is left that it would take too long',
      ask(vales([], { points: 1_000_000 }), 'spearmen'),
      { code: 'too-much-left', left: 1_000_000, limit: 100_000 },
    ],
  ])('%s', (_, asked, refusal) => {
    expect(run(asked, toyBooks)).toEqual({ ways: [], refusal });
  });

  test.each<[string, Roster]>([
    ['more than agreed', vales([{ entry: 'spearmen', size: 91 }])],
    ['two kings', vales([line, { entry: 'king' }, { entry: 'king' }], { points: 2000 })],
    ['an unknown entry', vales([line, { entry: 'hoplites' }])],
    ['a unit too small that is not ticked', vales([line, { entry: 'riders', size: 1 }])],
    ['a share exceeded', vales([{ entry: 'spearmen', size: 40 }, { entry: 'king' }, ...FOUR_HEROES])],
  ])('filling does not mend: %s', (_, roster) => {
    const refusal = refusalOf(ask(roster, 'spearmen'));
    expect(refusal).toEqual({ code: 'breaches', breaches: [0] });
  });
});

describe('designs', () => {
  const town: FormulaUnit = { name: 'Town', quality: 'levy', code: 'CUF', size: 16 };
  const archers: FormulaUnit = {
    quality: 'elite',
    code: 'LPF',
    size: 12,
    arms: 'missile',
    options: ['longbow'],
  };
  const roster = (units: FormulaUnit[], more: Partial<FormulaRoster> = {}): Roster =>
    deepFreeze({ format: 'muster/1', system: 'medieval', points: 300, units, ...more });
  const books = fileBooks();
  const ids = (army: Roster, designs?: FormulaUnit[]) =>
    fillChoices(army, books, designs).map(({ id }) => id);

  test('the designs of the army, each once, then those beside it', () => {
    const army = roster([town, archers, { ...town, size: 30, name: 'Others' }]);
    const plain: FormulaUnit = { quality: 'average', code: 'CAF', size: 12 };
    expect(ids(army, [plain, town])).toEqual([
      'levy CUF melee',
      'elite LPF missile longbow',
      'average CAF melee',
    ]);
  });

  test('half points are exact', () => {
    // Elite protected longbow: (4 + 1) x 3/2 = 7.5 a figure and 40 for the unit; levies 2 a figure and 20.
    // 300 - 52 - 130 = 118: with levies besides, the total is met.
    const army = roster([town, archers]);
    const [best] = waysOf({ roster: army, ticked: ids(army), largest: 26 }, books);
    expect(best?.[0]).toBe(300);
    const [only] = waysOf({ roster: army, ticked: ['elite LPF missile longbow'], largest: 30 }, books);
    // Two new units are 80 and five figures 37.5; one unit of 26 would be 297.
    expect(only).toEqual([299.5, '3 elite LPF missile longbow, 62.5', '2 elite LPF missile longbow, 55']);
  });
});
