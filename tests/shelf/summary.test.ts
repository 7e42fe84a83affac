import { fileBooks } from '@/lib/catalogue/files';
import { rosterDraft } from '@/lib/shelf';
import { summaryOf } from '@/lib/shelf/summary';
import { LEGION } from './armies';

/** 15 Auxiliary Infantry, printed at 10 points each. */
const draft = rosterDraft({ ...LEGION, units: [] });

test('an empty army costs nothing and is not legal', () => {
  expect(summaryOf(draft, fileBooks())).toEqual({ points: 0, verdict: 'illegal' });
});

test('an army without a total has points and no verdict', () => {
  expect(summaryOf({ ...draft, points: null }, fileBooks())).toEqual({ points: 0, verdict: null });
});
