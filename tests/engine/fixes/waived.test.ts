import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { suggestFixes } from '@/lib/engine/fixes';
import { parseRoster } from '@/lib/schema/parse';

test('a repair that would end a waiver is not offered', () => {
  const books = fileBooks();
  // A:1198, 1212 and 1208: a fifth archer (A:1170) makes the army dearer than the 316 that were agreed to.
  const army = parseRoster({
    format: 'muster/1',
    system: 'ancient',
    list: 'roman',
    points: 300,
    units: [
      { entry: 'regular-legionaries', size: 15 },
      { id: 'a', entry: 'auxiliary-archers', size: 4 },
      { entry: 'auxiliary-infantry', size: 6 },
    ],
    waivers: [{ code: 'total-over', where: { army: true }, have: 316, limit: 300 }],
  });
  const { breaches } = checkRoster(army, books);
  const few = breaches.find(({ code }) => code === 'size-under');
  if (!few) throw new Error('the archers are enough');
  expect(breaches.filter(({ waived }) => waived).map(({ code }) => code)).toEqual(['total-over']);
  const fixes = suggestFixes(army, few, books);
  expect(fixes.map(({ kind }) => kind)).toEqual(['remove']);
  expect(fixes.map(({ verdict }) => verdict)).toEqual(['legal']);
});
