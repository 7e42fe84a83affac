import { isLetter, keyNames, SHORTCUTS } from '@/app/army/keys';

const all = Object.values(SHORTCUTS).flat();

test('no key does two things', () => {
  const keys = all.map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['t', true],
  ['?', true],
  ['shift+x', true],
  ['mod+z', false],
  ['alt+arrowup', false],
  ['escape', false],
])('%s can be switched off: %p', (keys, letter) => {
  expect(isLetter({ keys, words: 'help' })).toBe(letter);
});

test('keys as they stand on a keyboard', () => {
  const redo = { keys: 'mod+shift+z', words: 'redo' } as const;
  expect(keyNames(redo, false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keyNames(redo, true)).toEqual(['⌘', '⇧', 'Z']);
  expect(keyNames({ keys: 'alt+arrowdown', words: 'down' }, false)).toEqual(['Alt', '↓']);
});
