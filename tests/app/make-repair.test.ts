import { repaired, takenBack } from '@/app/army/make-repair';
import type { Checked } from '@/app/army/useChecked';
import { fileBooks } from '@/lib/catalogue/files';
import { armyOf } from '@/lib/engine';
import type { Edit } from '@/lib/engine/fixes';
import type { CatalogueRoster } from '@/lib/schema';
import { type Draft, rosterDraft } from '@/lib/shelf';

const books = fileBooks();
const roster: CatalogueRoster = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  points: 1000,
  units: [
    { entry: 'army-general' },
    { entry: 'regular-legionaries', size: 15 },
    { entry: 'auxiliary-archers', size: 5 },
  ],
};
const frame = { ...roster, units: [] };
const checked = { frame, categories: armyOf(roster, books).categories } as unknown as Checked;
const draft: Draft = rosterDraft(roster);
const make = (edits: Edit[], of = draft) => repaired(of, { edits }, checked, books);
const entries = ({ units }: Draft) => units.map((unit) => 'entry' in unit && unit.entry);

test('the units keep their keys, and a new one stands with its likes', () => {
  const edits: Edit[] = [
    { kind: 'size', unit: 1, size: 12 },
    { kind: 'add', unit: { entry: 'raw-recruits', size: 5 } },
    { kind: 'remove', unit: 2 },
  ];
  const after = make(edits);
  expect(entries(after)).toEqual(['army-general', 'regular-legionaries', 'raw-recruits']);
  expect(after.units.slice(0, 2).map(({ key }) => key)).toEqual(
    draft.units.slice(0, 2).map(({ key }) => key),
  );
  expect(after.units[0]).toBe(draft.units[0]);
  expect(takenBack(after, draft, after)).toEqual(draft);
});

test('taken back, the total and settings are as before, and a later change of another unit stays', () => {
  const edits: Edit[] = [
    { kind: 'total', points: 1100 },
    { kind: 'settings', settings: { shares: 'spent' } },
    { kind: 'remove', unit: 0 },
  ];
  const after = make(edits);
  const later = make([{ kind: 'size', unit: 1, size: 9 }], after);
  const back = takenBack(later, draft, after);
  expect(back).toEqual({ ...make([{ kind: 'size', unit: 2, size: 9 }]), settings: undefined });
});
