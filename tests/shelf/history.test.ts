import {
  type Draft,
  type History,
  keepHistory,
  meet,
  NO_HISTORY,
  recall,
  redo,
  remember,
  undo,
} from '@/lib/shelf';
import { draft, unit } from '@/tests/app/drafts';
import { closeTabs, freshBrowser, legion, tab } from './armies';

const at = (points: number) => draft([], { points });
const [one, two, three, four] = [at(1), at(2), at(3), at(4)] as const;
const points = (drafts: readonly Draft[]) => drafts.map((each) => each.points);

test('steps go back and forth', () => {
  const made = remember(remember(NO_HISTORY, one, two), two, three);
  const back = undo(made, three);
  expect(back.present).toBe(two);
  const farBack = undo(back, two);
  expect(farBack.present).toBe(one);
  expect(undo(farBack, one)).toBe(farBack);
  expect(redo(farBack, one).present).toBe(two);
  expect(redo(redo(farBack, one), two).present).toBe(three);
});

test('a new edit forgets what was undone', () => {
  const back = undo(remember(NO_HISTORY, one, two), two);
  const other = remember(back, one, three);
  expect(redo(other, three)).toBe(other);
  expect(undo(other, three).present).toBe(one);
});

test('edits with one tag are undone together, until another comes between', () => {
  const typed = remember(remember(NO_HISTORY, one, two, 'name'), two, three, 'name');
  expect(undo(typed, three).present).toBe(one);
  const other = remember(typed, three, four, 'note');
  expect(undo(other, four).present).toBe(three);
});

test('after an undo the same tag starts anew', () => {
  const back = undo(remember(remember(NO_HISTORY, one, two, 'name'), two, three), three);
  const again = remember(back, two, four, 'name');
  expect(undo(again, four).present).toBe(two);
});

test('a draft from elsewhere is a step like any other', () => {
  const mine = remember(NO_HISTORY, one, two);
  const met = meet(mine, three);
  expect(points(met.past)).toEqual([1, 2]);
  expect(undo(mine, three).present).toBe(two);
  const after = remember(mine, three, four);
  expect(points(after.past)).toEqual([1, 2, 3]);
});

test('a draft from elsewhere forgets what was undone, and is no more of a kind with what was typed', () => {
  const back = undo(remember(NO_HISTORY, one, two), two);
  expect(meet(back, three).future).toEqual([]);
  const typed = remember(NO_HISTORY, one, two, 'name');
  expect(undo(remember(meet(typed, three), three, four, 'name'), four).present).toBe(three);
});

test('the oldest steps are let go', () => {
  let history = NO_HISTORY;
  let now = at(0);
  for (let step = 1; step <= 250; step += 1) {
    const next = at(step);
    history = remember(history, now, next);
    now = next;
  }
  expect(history.past).toHaveLength(200);
  expect(history.past[0]?.points).toBe(50);
});

describe('an army that is opened again', () => {
  const made = undo(remember(remember(NO_HISTORY, one, two), two, three), three);
  const kept = keepHistory('army', 7, made);
  const opening = (rev: number, now: Draft, visit: History = meet(NO_HISTORY, now)) =>
    recall(visit, structuredClone(kept) ?? undefined, { rev, draft: now });

  test('can be undone and done again as before', () => {
    const again = { ...two };
    const history = opening(7, again);
    expect([points(history.past), history.present, points(history.future)]).toEqual([[1], again, [3]]);
    expect(history.present).toBe(again);
  });

  test('was written since without a change: the same', () => {
    expect(points(opening(9, { ...two }).future)).toEqual([3]);
  });

  test('was changed elsewhere since: that is one step', () => {
    const history = opening(8, four);
    expect([points(history.past), history.future]).toEqual([[1, 2], []]);
    expect(undo(history, four).present).toEqual(two);
  });

  test('is older than the history: that belongs to what is about to come', () => {
    expect(opening(6, four)).toEqual(meet(NO_HISTORY, four));
  });

  test('nothing was kept', () => {
    expect(recall(meet(NO_HISTORY, four), undefined, { rev: 1, draft: four })).toEqual(
      meet(NO_HISTORY, four),
    );
  });

  test('was changed in this visit before the history was read', () => {
    const now = { ...two };
    const history = opening(7, now, remember(NO_HISTORY, now, four));
    expect([points(history.past), history.present, history.future]).toEqual([[1, 2], four, []]);
  });
});

test('of a very long army fewer steps are kept', () => {
  const long = draft(Array.from({ length: 2_000 }, (_, at) => unit(String(at))));
  let history = NO_HISTORY;
  for (let step = 0; step < 120; step += 1)
    history = remember(history, { ...long, points: step }, { ...long });
  // 100,000 units in all.
  expect(keepHistory('army', 1, history)?.past).toHaveLength(50);
});

describe('on the shelf', () => {
  let name: string;
  beforeEach(() => {
    name = freshBrowser();
  });
  afterEach(closeTabs);

  test('a history outlives its tab, and drafts still share their units', async () => {
    const army = legion();
    const [before, after] = [army.draft, { ...army.draft, name: 'later' }];
    const kept = keepHistory(army.id, 1, remember(NO_HISTORY, before, after));
    const shelf = await tab(name);
    if (kept) await shelf.keepHistory(kept);
    closeTabs();
    const read = await (await tab(name)).history(army.id);
    expect(read).toEqual(kept);
    expect(read?.past[0]?.units[0]).toBe(read?.present.units[0]);
  });

  test('the histories of armies that are gone are let go, the others stay', async () => {
    const shelf = await tab(name);
    const [mine, gone] = [await shelf.put(legion()), await shelf.put(legion())];
    for (const { id, draft: now } of [mine, gone]) {
      await shelf.keepHistory({ id, rev: 1, past: [now], present: now, future: [] });
    }
    await shelf.remove(gone.id);
    await shelf.sweep();
    expect(await shelf.history(mine.id)).toBeDefined();
    expect(await shelf.history(gone.id)).toBeUndefined();
  });
});
