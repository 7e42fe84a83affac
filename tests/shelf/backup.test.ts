import fc from 'fast-check';
import { tidyRoster } from '@/lib/codec';
import { ParseError } from '@/lib/schema/parse';
import { type Army, type Draft, draftRoster, newArmy, rosterDraft } from '@/lib/shelf';
import {
  backupName,
  backupText,
  isBackup,
  isRosterText,
  parseBackup,
  planRestore,
  restoredArmies,
} from '@/lib/shelf/backup';
import { roster } from '../engine/arbitraries';
import { LEGION, legion, TOWN } from './armies';

const MADE = new Date('2026-11-30T04:05:06.000Z');
const SUM = { points: 0, verdict: null };
const town: Army = {
  ...newArmy(rosterDraft(TOWN), SUM),
  id: 'town',
  changedAt: Date.parse('2026-01-02T03:04:05.678Z'),
};
const blank: Army = { ...legion('No total'), draft: { ...rosterDraft(LEGION), points: null } as Draft };

const backupOf = (...armies: Army[]) => parseBackup(backupText(armies, MADE));
const fileWith = (...armies: unknown[]) =>
  JSON.stringify({ format: 'muster-backup/1', madeAt: '2026-11-30T04:05:06.000Z', armies });
const GOOD = { id: 'a', changedAt: '2026-01-02T03:04:05.678Z', roster: TOWN };

function faultsOf(text: string): unknown {
  try {
    return parseBackup(text);
  } catch (error) {
    return error instanceof ParseError
      ? error.issues.map(({ path, message }) => `${path}: ${message}`)
      : error;
  }
}

test('a backup is a file that says what it is and holds each army with its place and its date', () => {
  expect(JSON.parse(backupText([town], MADE))).toEqual({
    format: 'muster-backup/1',
    madeAt: '2026-11-30T04:05:06.000Z',
    armies: [
      {
        id: 'town',
        changedAt: '2026-01-02T03:04:05.678Z',
        roster: { format: 'muster/1', system: 'medieval', points: 97.5, units: TOWN.units },
      },
    ],
  });
  expect(backupName(MADE)).toBe('muster-2026-11-30.backup.json');
});

test('what was saved comes back, an army without a total as well', () => {
  const { armies, damaged } = backupOf(town, blank);
  expect(damaged).toEqual([]);
  expect(armies.map(({ id, changedAt }) => [id, changedAt])).toEqual([
    ['town', town.changedAt],
    [blank.id, blank.changedAt],
  ]);
  expect(armies.map(({ draft }) => draft.points)).toEqual([97.5, null]);
  expect(armies[1]?.draft.units).toHaveLength(4);
});

test('tags come along, and a file of before there were any is read', () => {
  const text = backupText([{ ...town, tags: ['club', 'winter'] }, blank], MADE);
  expect(JSON.parse(text).armies[0]).toMatchObject({ tags: ['club', 'winter'] });
  expect(JSON.parse(text).armies[1]).not.toHaveProperty('tags');
  expect(parseBackup(text).armies.map(({ tags }) => tags)).toEqual([['club', 'winter'], []]);
  expect(parseBackup(fileWith(GOOD)).armies[0]?.tags).toEqual([]);
});

test('tags of a file are read as typed ones, and what is none is told by its place', () => {
  const { armies, damaged } = parseBackup(
    fileWith({ ...GOOD, tags: [' two  words ', 'Club', 'club', ''] }, { ...GOOD, tags: ['club', 7] }),
  );
  expect(armies.map(({ tags }) => tags)).toEqual([['two words', 'Club']]);
  expect(damaged.map(({ path }) => path)).toEqual(['armies[1].tags[1]']);
});

test('any armies come back as they were', () => {
  fc.assert(
    fc.property(fc.array(roster, { maxLength: 4 }), (rosters) => {
      const { armies, damaged } = backupOf(...rosters.map((one) => newArmy(rosterDraft(one), SUM)));
      expect(damaged).toEqual([]);
      expect(armies.map(({ draft }) => draftRoster(draft))).toEqual(rosters.map(tidyRoster));
    }),
    { numRuns: 50 },
  );
});

test.each([
  [{ format: 'muster-backup/1' }, true],
  [{ format: 'muster-backup/2' }, true],
  [LEGION, false],
  [null, false],
  [[], false],
  [{ format: 7 }, false],
])('%j means to be a backup: %s', (json, is) => expect(isBackup(json)).toBe(is));

test.each([
  ['cut', fileWith(GOOD).slice(0, 60), /line 1, column \d+/],
  ['of another version', fileWith().replace('backup/1', 'backup/2'), /^format: /],
  ['with a key too many', fileWith().replace('{', '{"more":1,'), /^more: /],
  ['without its armies', '{"format":"muster-backup/1","madeAt":"2026-11-30T04:05:06Z"}', /^armies: /],
])('a backup that is %s is refused, and told where', (_, text, where) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(where)]);
});

test.each<[string, boolean]>([
  ['{"units":[],"format":"muster/1"}', true],
  ['{"format":"muster/2"}', true],
  ['{"format":"muster-backup/1"}', false],
  ['{"format":1}', false],
  ['{"format":"muster/1"', false],
  ['null', false],
  ['', false],
])('%j means to be a roster: %s', (text, is) => expect(isRosterText(text)).toBe(is));

test('an army that is damaged is told by its place, and the others are read', () => {
  const bad = { ...TOWN, units: [...TOWN.units, { quality: 'levy', code: 'CUF', sizee: 3 }] };
  const { armies, damaged } = parseBackup(
    fileWith(GOOD, { ...GOOD, roster: bad }, { ...GOOD, changedAt: 'today' }, 7, {
      ...GOOD,
      roster: { ...bad, points: null },
    }),
  );
  expect(armies).toHaveLength(1);
  expect(damaged.map(({ path }) => path)).toEqual([
    'armies[1].roster.units[1].sizee',
    'armies[2].changedAt',
    'armies[3]',
    'armies[4].roster.units[1].sizee',
  ]);
});

describe('merging', () => {
  const names = (armies: readonly { draft: Draft }[]) => armies.map(({ draft }) => draft.name);
  const changed = (army: Army): Army => ({ ...army, draft: { ...army.draft, name: 'Changed' } });
  const one = legion('One');

  test.each<[string, Army[], Army[], [fresh: string[], same: string[], both: string[]]]>([
    ['into an empty shelf', [one], [], [['One'], [], []]],
    ['what is here already', [one], [one], [[], ['One'], []]],
    ['what is here in another place', [{ ...one, id: 'x' }], [one], [[], ['One'], []]],
    ['what was changed here since', [one], [changed(one)], [[], [], ['One']]],
    ['what is new', [one], [legion('Two')], [['One'], [], []]],
    ['the same twice in the file', [one, { ...one, id: 'x' }], [], [['One'], ['One'], []]],
    ['two of one place in the file', [one, changed(one)], [], [['One'], [], ['Changed']]],
    [
      'an army of the same units and no total',
      [{ ...one, draft: { ...one.draft, points: null } as Draft }],
      [one],
      [[], [], ['One']],
    ],
  ])('%s', (_, file, shelf, [fresh, same, both]) => {
    const plan = planRestore(backupOf(...file), shelf);
    expect([names(plan.fresh), names(plan.same), names(plan.both)]).toEqual([fresh, same, both]);
  });

  test('each in its place, unless another is there; dates as they were, sums afresh', async () => {
    const summary = { points: 7, verdict: 'legal' as const };
    const plan = planRestore(backupOf(town, one), [changed(one)]);
    const [first, second] = await restoredArmies(plan, async () => summary);
    expect(first).toMatchObject({ id: 'town', rev: 0, changedAt: town.changedAt, summary });
    expect(second?.id).not.toBe(one.id);
    expect(second).toMatchObject({ rev: 0, changedAt: one.changedAt, draft: { name: 'One' } });
  });

  test('tags come back with their armies, and to those that are here already', async () => {
    const plan = planRestore(backupOf({ ...town, tags: ['club'] }, { ...one, tags: ['Winter', 'old'] }), [
      { ...one, id: 'x', tags: ['winter', 'mine'] },
      legion('Two'),
    ]);
    expect(plan.tagged.map(({ army, tags }) => [army.id, tags])).toEqual([['x', ['winter', 'mine', 'old']]]);
    expect((await restoredArmies(plan, async () => SUM)).map(({ tags }) => tags)).toEqual([['club']]);
    expect(planRestore(backupOf({ ...one, tags: ['MINE'] }), [{ ...one, tags: ['mine'] }]).tagged).toEqual(
      [],
    );
  });

  test('a backup that was restored is all here the next time', async () => {
    const backup = backupOf(one, town, blank);
    const shelf = [changed(one)];
    const added = await restoredArmies(planRestore(backup, shelf), async () => SUM);
    const again = planRestore(backup, [...shelf, ...added]);
    expect([again.fresh, again.both, again.same.length]).toEqual([[], [], 3]);
  });
});
