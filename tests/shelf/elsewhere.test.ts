import { Conflict, type Draft, type Shelf, type Summary } from '@/lib/shelf';
import { changeElsewhere, takeBack } from '@/lib/shelf/elsewhere';
import { closeTabs, freshBrowser, legion, tab } from './armies';

const SUMMARY: Summary = { points: 77, verdict: 'legal' };
const named = (name: string) => (draft: Draft) => ({ ...draft, name });

let shelf: Shelf;
beforeEach(async () => {
  shelf = await tab(freshBrowser());
});
afterEach(closeTabs);

test('an army is changed and summed up, and the change can be undone where it is opened', async () => {
  const army = await shelf.put(legion());
  const changed = await changeElsewhere(shelf, army.id, named('changed'), () => SUMMARY);
  expect(changed?.before).toEqual(army);
  expect(await shelf.get(army.id)).toMatchObject({ rev: 2, summary: SUMMARY, draft: { name: 'changed' } });
  expect(await shelf.history(army.id)).toMatchObject({ rev: 2, past: [{ name: 'Legio XX' }] });
});

test('what could be undone before still can', async () => {
  const army = await shelf.put(legion());
  await changeElsewhere(shelf, army.id, named('one'), () => SUMMARY);
  await changeElsewhere(shelf, army.id, named('two'), () => SUMMARY);
  expect((await shelf.history(army.id))?.past.map(({ name }) => name)).toEqual(['Legio XX', 'one']);
});

test('no such army, or no change: nothing is written', async () => {
  const army = await shelf.put(legion());
  expect(await changeElsewhere(shelf, 'nothing', named('x'), () => SUMMARY)).toBeUndefined();
  expect(
    await changeElsewhere(
      shelf,
      army.id,
      (draft) => draft,
      () => SUMMARY,
    ),
  ).toBeUndefined();
  expect((await shelf.get(army.id))?.rev).toBe(1);
});

test('where another tab is faster, both changes are kept', async () => {
  const army = await shelf.put(legion());
  let raced = false;
  const race = async () => {
    const now = await shelf.get(army.id);
    if (!raced && now) await shelf.put({ ...now, draft: { ...now.draft, points: 555 } });
    raced = true;
    return SUMMARY;
  };
  await changeElsewhere(shelf, army.id, named('mine'), race);
  expect((await shelf.get(army.id))?.draft).toMatchObject({ name: 'mine', points: 555 });
});

test('a race that is always lost ends', async () => {
  const army = await shelf.put(legion());
  const race = async () => {
    const now = await shelf.get(army.id);
    if (now) await shelf.put(now);
    return SUMMARY;
  };
  await expect(changeElsewhere(shelf, army.id, named('mine'), race)).rejects.toThrow(Conflict);
});

test('a change is taken back as long as the army says what it said after it', async () => {
  const army = await shelf.put(legion());
  const first = await changeElsewhere(shelf, army.id, named('one'), () => SUMMARY);
  const second = await changeElsewhere(shelf, army.id, named('two'), () => SUMMARY);
  if (!first || !second) throw new Error('nothing changed');
  expect(await takeBack(shelf, first)).toBe('changed');
  expect(await takeBack(shelf, second)).toBe('done');
  expect((await shelf.get(army.id))?.draft.name).toBe('one');
  expect(await takeBack(shelf, first)).toBe('done');
  expect((await shelf.get(army.id))?.draft.name).toBe('Legio XX');
  await shelf.remove(army.id);
  expect(await takeBack(shelf, second)).toBe('gone');
});
