import { fileBooks } from '@/lib/catalogue/files';
import { checkedDraft } from '@/lib/shelf/checked';
import { legion } from './armies';

const books = fileBooks();

test('a draft is checked once for the same books', () => {
  const { draft } = legion();
  expect(checkedDraft(draft, books)).toBe(checkedDraft(draft, books));
});

test('a draft that was changed, and other books, are checked anew', () => {
  const { draft } = legion();
  const first = checkedDraft(draft, books);
  const [general] = draft.units;
  if (!general) throw new Error('no unit');
  const two = { ...draft, units: [general, { ...general, key: 'second' }] } as typeof draft;
  // An Army General of 138 points, and the same again (A:1167-1172).
  expect(checkedDraft(two, books).report.units.map(({ points }) => points)).toEqual([138, 138]);
  expect(checkedDraft(draft, fileBooks())).not.toBe(first);
});
