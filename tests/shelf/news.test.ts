import { fileBooks } from '@/lib/catalogue/files';
import { dataChanges } from '@/lib/changes';
import { type Draft, newArmy, OpenArmy, type Shelf } from '@/lib/shelf';
import { newsOf, type Scales, weigh, weighInPart } from '@/lib/shelf/news';
import { closeTabs, freshBrowser, legion, tab, until } from './armies';

const books = fileBooks();
const OLD: Scales = { books, data: 'old', changes: dataChanges };
const NEW: Scales = { books, data: 'new', changes: dataChanges };
const opened: OpenArmy[] = [];
afterEach(() => {
  for (const army of opened.splice(0)) army.stop();
  closeTabs();
});

/** The legion as it was saved when its first unit, a general of 138 points, cost 130. */
function older() {
  const army = legion();
  const weighed = weigh(army.draft, army, OLD);
  const [first, ...rest] = weighed.seen.units;
  if (!first) throw new Error('no unit');
  const seen = {
    ...weighed.seen,
    version: '2025-01-01',
    units: [{ ...first, points: 130, each: 130 }, ...rest],
  };
  return { ...army, ...weighed, seen };
}
const CHANGE = {
  kind: 'price',
  name: 'Army General',
  each: { from: 130, to: 138 },
  units: [{ unit: 1, from: 130, to: 138 }],
};

test('under the same data there is no news, whatever the figures say', () => {
  expect(newsOf(older(), OLD)).toBeUndefined();
});

test('under other data the differences are told, with both versions', () => {
  expect(newsOf(older(), NEW)).toEqual({
    from: '2025-01-01',
    to: books.list('roman')?.version,
    changes: [CHANGE],
  });
});

test('other data that change nothing of the army are no news', () => {
  const army = legion();
  expect(newsOf({ ...army, ...weigh(army.draft, army, OLD) }, NEW)).toBeUndefined();
});

test('an army of which no figures are kept has no news', () => {
  expect(newsOf(legion(), NEW)).toBeUndefined();
});

test('news that was not noted stays before what comes after it', () => {
  const news = {
    from: '2024-01-01',
    to: '2025-01-01',
    changes: [{ kind: 'renamed' as const, names: { from: 'a', to: 'b' } }],
  };
  expect(newsOf({ ...older(), news }, NEW)).toMatchObject({
    from: '2024-01-01',
    changes: [{ kind: 'renamed' }, CHANGE],
  });
});

test('without a total nothing is said of the army as a whole', () => {
  const army = legion();
  const draft = { ...army.draft, points: null } as Draft;
  const weighed = weigh(draft, army, OLD);
  expect(weighed.seen).toMatchObject({ breaches: [], categories: [] });
  expect(weighed.summary.verdict).toBeNull();
});

describe('an army that is opened under other data', () => {
  async function open(shelf: Shelf, id: string): Promise<OpenArmy> {
    const army = new OpenArmy(shelf, id, (draft, kept) => weigh(draft, kept, NEW));
    opened.push(army);
    await army.start();
    return army;
  }
  const named = (name: string) => (draft: Draft) => ({ ...draft, name });
  const settled = (army: OpenArmy) => until(() => army.see().save === 'saved' && !army.unsaved);

  test('keeps the news through edits, and through another opening, until it is noted', async () => {
    const name = freshBrowser();
    const shelf = await tab(name);
    const { id } = await shelf.put(older());
    const army = await open(shelf, id);
    army.change(named('one'));
    await settled(army);
    army.change(named('two'));
    await settled(army);
    expect(await shelf.get(id)).toMatchObject({ seen: { data: 'new' }, news: { changes: [CHANGE] } });

    const again = await open(await tab(name), id);
    expect(again.see().army?.news?.changes).toEqual([CHANGE]);
    await again.takeNote();
    const kept = await shelf.get(id);
    expect(kept?.news).toBeUndefined();
    expect(kept).toMatchObject({ seen: { data: 'new' }, draft: { name: 'two' } });
  });

  test('is noted without an edit, and nothing of it is lost', async () => {
    const shelf = await tab(freshBrowser());
    const before = older();
    const { id } = await shelf.put(before);
    const army = await open(shelf, id);
    await army.takeNote();
    const kept = await shelf.get(id);
    expect(kept?.draft).toEqual(before.draft);
    expect(kept && newsOf(kept, NEW)).toBeUndefined();
  });
});

test('without what tells the differences an army that is behind stays so, with its points of today', () => {
  const army = older();
  const { changes: _, ...blind } = NEW;
  // 135 + 3, twice 15 x 16 + 10, and 6 x 25 (A:1167, 1172, 1198, 1192, 1343): 788 of 1,000. A quarter of what is spent
  // is 197: characters 138 and allies 150 are not more, legionaries 500 not less.
  const summary = { points: 788, verdict: 'legal' };
  expect(weighInPart(army.draft, army, blind)).toEqual({ summary });
  expect(weighInPart(army.draft, army, NEW)).toMatchObject({ summary, news: { changes: [CHANGE] } });
  expect(() => weigh(army.draft, army, blind)).toThrow('nothing to tell what differs');
  expect(() => newsOf(army, blind)).toThrow('nothing to tell what differs');
  expect(newsOf(army, { ...blind, data: 'old' })).toBeUndefined();
});

test('a copy has the figures of the original, and so its news', () => {
  const { draft, summary, seen } = older();
  expect(newsOf(newArmy(draft, summary, seen), NEW)?.changes).toEqual([CHANGE]);
});

test('an empty army costs nothing and is not legal; without a total it has no verdict', () => {
  const army = legion();
  const empty = { ...army.draft, units: [] } as Draft;
  expect(weigh(empty, army, NEW).summary).toEqual({ points: 0, verdict: 'illegal' });
  expect(weigh({ ...empty, points: null }, army, NEW).summary).toEqual({ points: 0, verdict: null });
});
