import type { Army } from '@/lib/shelf';
import { findArmies, readTags, type Sort, tagsOf } from '@/lib/shelf/find';
import { draft } from '@/tests/app/drafts';

function army(name: string, parts: Partial<Army> & { points?: number; list?: string } = {}): Army {
  const { points = 0, list = 'home', ...rest } = parts;
  const summary = { points, verdict: null };
  return { id: name, rev: 1, changedAt: 0, draft: draft([], { name, list }), summary, ...rest };
}

const ARMIES = [
  army('Legio 10', { changedAt: 1, points: 900, list: 'Roman', tags: ['Club', 'winter'] }),
  army('Legio 2', { changedAt: 3, points: 1_000, list: 'Roman' }),
  army('Añejo', { changedAt: 2, points: 50, list: 'Barbarian', tags: ['club'] }),
];
const kindOf = ({ draft: of }: Army) => ('list' in of ? of.list : '');
const found = (text: string, tags: string[] = [], sort: Sort = 'changed') =>
  findArmies(ARMIES, { text, tags, sort }, kindOf).map(({ id }) => id);

test.each<[Sort, string[]]>([
  ['changed', ['Legio 2', 'Añejo', 'Legio 10']],
  ['name', ['Añejo', 'Legio 2', 'Legio 10']],
  ['points', ['Legio 2', 'Legio 10', 'Añejo']],
  ['list', ['Añejo', 'Legio 10', 'Legio 2']],
])('by %s', (sort, expected) => {
  expect(found('', [], sort)).toEqual(expected);
});

test.each([
  ['a part of the name', 'LEG', ['Legio 2', 'Legio 10']],
  ['letters without their accents', 'anejo', ['Añejo']],
  ['the list', 'barb', ['Añejo']],
  ['a tag', 'winter', ['Legio 10']],
  ['every word, in any order', '  10  roman ', ['Legio 10']],
  ['nothing', 'martians', []],
])('found by %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('an army has all tags that are wanted, whatever their capitals', () => {
  expect(found('', ['CLUB'])).toEqual(['Añejo', 'Legio 10']);
  expect(found('', ['club', 'winter'])).toEqual(['Legio 10']);
  expect(tagsOf(ARMIES)).toEqual(['Club', 'winter']);
});

test.each([
  ['between commas, without the blanks', ' club ,  winter   war,,', ['club', 'winter war']],
  ['each once, as it was first written', 'Club, club, CLUB', ['Club']],
  ['none', '  , ', []],
  ['too long', 'é'.repeat(50), ['é'.repeat(40)]],
])('tags: %s', (_, text, tags) => {
  expect(readTags(text)).toEqual(tags);
});

test('at most twenty tags', () => {
  expect(readTags(Array.from({ length: 30 }, (_, at) => at).join(','))).toHaveLength(20);
});
