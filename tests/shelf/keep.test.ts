import { changesOf, type KeepNotes, keepNotice, parseNotes } from '@/lib/shelf/keep';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const settled = (days: number, changes: number): KeepNotes['settled'] => ({ at: NOW - days * DAY, changes });

test.each<[string, Partial<Parameters<typeof keepNotice>[0]>, ReturnType<typeof keepNotice>]>([
  ['nothing was changed yet', { changes: 0 }, 'none'],
  ['the first change', { changes: 1 }, 'ask'],
  ['the browser has promised', { promised: true, changes: 500 }, 'none'],
  ['it was asked and refused', { notes: { answer: 'refused' }, changes: 1 }, 'remind'],
  ['put off just now', { notes: { settled: settled(0, 10) }, changes: 10 }, 'none'],
  ['put off, and 99 changes since', { notes: { settled: settled(0, 10) }, changes: 109 }, 'none'],
  ['put off, and 100 changes since', { notes: { settled: settled(0, 10) }, changes: 110 }, 'ask'],
  ['30 days later with a change', { notes: { settled: settled(30, 10) }, changes: 11 }, 'ask'],
  ['29 days later with a change', { notes: { settled: settled(29, 10) }, changes: 11 }, 'none'],
  ['30 days later without one', { notes: { settled: settled(30, 10) }, changes: 10 }, 'none'],
  ['30 days later with armies deleted', { notes: { settled: settled(30, 10) }, changes: 3 }, 'ask'],
  [
    'refused, backed up, 100 changes since',
    { notes: { answer: 'refused', settled: settled(1, 0) }, changes: 100 },
    'remind',
  ],
  ['promised once, and no longer', { notes: { answer: 'promised' }, changes: 5 }, 'ask'],
])('%s', (_, state, notice) => {
  expect(keepNotice({ promised: false, notes: {}, changes: 0, now: NOW, ...state })).toBe(notice);
});

test('changes are those after the beginning of each army', () => {
  expect(changesOf([])).toBe(0);
  expect(changesOf([{ rev: 0 }, { rev: 1 }, { rev: 4 }, { rev: 2 }])).toBe(4);
});

test.each([null, '', '{', '[]', '7', '{"answer":"maybe"}', '{"settled":{"at":"now"}}'])(
  'notes that are not understood are none: %j',
  (text) => expect(parseNotes(text)).toEqual({}),
);

test('notes that were kept are read', () => {
  const notes: KeepNotes = { answer: 'refused', backupAt: 5, settled: { at: 5, changes: 2 } };
  expect(parseNotes(JSON.stringify(notes))).toEqual(notes);
});
