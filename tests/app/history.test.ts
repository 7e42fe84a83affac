import { NO_HISTORY, redo, remember, undo } from '@/app/army/history';
import { draft } from './drafts';

const at = (points: number) => draft([], { points });
const [one, two, three, four] = [at(1), at(2), at(3), at(4)] as const;

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

test('a draft from elsewhere cannot be undone', () => {
  const mine = remember(NO_HISTORY, one, two);
  expect(undo(mine, three)).toBe(mine);
  const after = remember(mine, three, four);
  expect(undo(after, four).present).toBe(three);
  expect(undo(undo(after, four), three).present).toBe(three);
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
