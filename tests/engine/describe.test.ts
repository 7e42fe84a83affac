import { fileBooks } from '@/lib/catalogue/files';
import { entryOf, termOf, unitCategory, unitKit, unitProfiles, unitRules, unitTitle } from '@/lib/engine';
import type { CatalogueUnit, FormulaRoster, Roster } from '@/lib/schema';
import { toyBooks, vales } from './fixtures';

const books = fileBooks();
const ancient = (list: string, more = {}) =>
  ({ format: 'muster/1', system: 'ancient', list, points: 1000, units: [], ...more }) as Roster;
const roman = ancient('roman');
const tribe = ancient('barbarian', { variant: 'mountain-tribe' });
const medieval: FormulaRoster = { format: 'muster/1', system: 'medieval', points: 1000, units: [] };
const knights = { quality: 'elite', code: 'LMM' } as const;
const nobody = { entry: 'nobody', options: ['mail'] };
const ally = (entry: string, more = {}): CatalogueUnit => ({ entry, list: 'barbarian', ...more });

test('a title is the unit’s own name, else its entry’s, else the id', () => {
  expect(unitTitle({ entry: 'onager' }, roman, books)).toBe('Heavy Stone Thrower (Onager)');
  expect(unitTitle({ entry: 'onager', name: ' The Ass ' }, roman, books)).toBe('The Ass');
  expect(unitTitle({ entry: 'onager', name: '  ' }, roman, books)).toBe('Heavy Stone Thrower (Onager)');
  expect(unitTitle(ally('chieftain'), roman, books)).toBe('Chieftain');
  expect(unitTitle(nobody, roman, books)).toBe('nobody');
  expect(unitTitle(knights, medieval, books)).toBe('Elite LMM');
  expect(unitTitle({ ...knights, name: 'Garter' }, medieval, books)).toBe('Garter');
});

test('a category is where the points are counted', () => {
  expect(unitCategory({ entry: 'onager' }, roman, books)).toBe('special');
  expect(unitCategory(ally('chieftain'), roman, books)).toBe('special');
  expect(unitCategory({ entry: 'mountain-tribesmen' }, ancient('barbarian'), books)).toBe('support');
  expect(unitCategory({ entry: 'mountain-tribesmen' }, tribe, books)).toBe('tribesmen');
  expect(unitCategory(nobody, roman, books)).toBeNull();
  expect(unitCategory(knights, medieval, books)).toBeNull();
});

test('kit is what the entry has, less what its options replace, and the options', () => {
  const kit = (unit: CatalogueUnit) => [...unitKit(unit, vales([]), toyBooks)].sort();
  expect(kit({ entry: 'spearmen' })).toEqual(['leather', 'spear']);
  expect(kit({ entry: 'spearmen', options: ['mail'] })).toEqual(['mail', 'spear']);
  expect(kit({ entry: 'spearmen', options: ['bow', 'mail', 'gold'] })).toEqual(['bow', 'mail']);
  expect(kit({ entry: 'hero', options: ['charm', 'charm'] })).toEqual(['charm']);
  expect(kit(nobody)).toEqual([]);
  expect(unitKit(knights, medieval, books)).toEqual([]);
});

// A:1271: drilled and stubborn marines. A:1268: light infantry.
test('rules are those of the entry, and those that its kit brings, each once', () => {
  const marines = unitRules({ entry: 'marines', options: ['drilled-and-stubborn'] }, roman, books);
  expect(marines).toEqual(expect.arrayContaining(['light-infantry', 'drilled', 'stubborn']));
  expect(unitRules({ entry: 'marines' }, roman, books)).not.toContain('drilled');
  expect(new Set(marines).size).toBe(marines.length);
  expect(unitRules(nobody, roman, books)).toEqual([]);
  expect(unitRules(knights, medieval, books)).toEqual([]);
});

test('rows of figures: the ride that is bought, in place of its rider on foot where it is one figure', () => {
  const rows = (unit: CatalogueUnit, roster = roman) =>
    unitProfiles(unit, roster, books).map(({ name }) => name);
  expect(rows({ entry: 'army-general' })).toEqual(['General']);
  expect(rows({ entry: 'army-general', options: ['warhorse'] })).toEqual(['General', 'Warhorse']);
  expect(rows(ally('warlord'))).toEqual(['Warlord on foot']);
  expect(rows(ally('warlord', { options: ['horse'] }))).toEqual(['Warlord on foot']);
  expect(rows(ally('warlord', { options: ['chariot'] }))).toEqual(['Warlord in chariot']);
  expect(rows({ entry: 'scorpio' })).toEqual(['Crew', 'Scorpio']);
  expect(rows({ entry: 'scorpio', options: ['carroballista'] })).toEqual([
    'Crew',
    'Scorpio',
    'Carroballista',
  ]);
  expect(rows(nobody)).toEqual([]);
  expect(unitProfiles(knights, medieval, books)).toEqual([]);
});

test('an entry, where there is one', () => {
  expect(entryOf({ entry: 'onager' }, roman, books)?.id).toBe('onager');
  expect(entryOf({ entry: 'onager' }, tribe, books)).toBeUndefined();
  expect(entryOf(knights, medieval, books)).toBeUndefined();
});

test('a term by its id, as its list knows it', () => {
  expect(termOf('heavy-armour', 'roman', books)?.name).toBe('heavy armour');
  expect(termOf('pilum', 'roman', books)?.name).toBe('pilum');
  expect(termOf('pilum', 'barbarian', books)).toBeUndefined();
  expect(termOf('stubborn', 'roman', books)?.name).toBe('stubborn');
  expect(termOf('centurion', 'roman', books)?.name).toBe('Centurion');
  expect(termOf('constructor', 'roman', books)).toBeUndefined();
  expect(termOf('heavy-armour', 'atlantis', books)).toBeUndefined();
});
