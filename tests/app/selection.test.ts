import { Selection } from '@/app/army/selection';

const order = ['a', 'b', 'c', 'd', 'e'];

test('units are taken and let go one by one', () => {
  const selection = new Selection();
  selection.toggle('b');
  selection.toggle('d');
  selection.toggle('b');
  expect([selection.isOn(), [...selection.keys()]]).toEqual([true, ['d']]);
});

test.each([
  ['down', 'b', 'd', ['b', 'c', 'd']],
  ['up', 'd', 'b', ['d', 'b', 'c']],
  ['to itself', 'c', 'c', ['c']],
])('a range %s from the last one touched', (_, from, to, taken) => {
  const selection = new Selection();
  selection.toggle(from);
  selection.extendTo(to, order);
  expect([...selection.keys()]).toEqual(taken);
});

test('a range from nowhere, or from a unit that is gone, is the unit alone', () => {
  const selection = new Selection();
  selection.extendTo('c', order);
  expect([...selection.keys()]).toEqual(['c']);
  selection.toggle('gone');
  selection.toggle('gone');
  selection.extendTo('e', order);
  expect([...selection.keys()]).toEqual(['c', 'e']);
});

test('to stop forgets what was selected, and those who listen are told', () => {
  const selection = new Selection();
  const heard = jest.fn();
  const unsubscribe = selection.subscribe(heard);
  selection.set(['a', 'b']);
  selection.stop();
  expect(heard).toHaveBeenCalledTimes(2);
  expect([selection.isOn(), selection.keys().size]).toEqual([false, 0]);
  unsubscribe();
  selection.start();
  expect(heard).toHaveBeenCalledTimes(2);
});
