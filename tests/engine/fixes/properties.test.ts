import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { applyEdits, breachKey, type Edit, type Fix, originsOf, suggestFixes } from '@/lib/engine/fixes';
import type { Breach, Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { waivedRoster } from '../arbitraries';
import { deepFreeze } from '../tools';

const books = fileBooks();
const runs = { numRuns: 25 };

/** Calls back for each repair of each breach of random armies, and sees to it that there are some. */
function forEachFix(look: (fix: Fix, breach: Breach, army: Roster) => void): void {
  let seen = 0;
  fc.assert(
    fc.property(waivedRoster, (army) => {
      for (const breach of checkRoster(army, books).breaches) {
        for (const fix of suggestFixes(army, breach, books)) {
          seen += 1;
          look(fix, breach, army);
        }
      }
    }),
    runs,
  );
  expect(seen).toBeGreaterThan(100);
}

test('every repair, applied, does what it says: that breach is gone, no new one is there, the points are right', () => {
  forEachFix(({ edits, points, verdict, breaches }, breach, army) => {
    const before = checkRoster(army, books);
    const after = checkRoster(applyEdits(army, edits), books);
    expect({ points: { ...after.points, by: after.points.spent - before.points.spent } }).toEqual({ points });
    expect({ verdict: after.verdict, breaches: after.breaches }).toEqual({ verdict, breaches });
    const origins = originsOf(edits, army.units.length);
    const left = after.breaches.map((one) => breachKey(one, origins));
    const were = before.breaches.map((one) => breachKey(one));
    expect(left).not.toContain(breachKey(breach));
    expect(were).toEqual(expect.arrayContaining(left));
  });
});

test('an army with its repair can still be read, and nothing was changed in place', () => {
  forEachFix(({ edits }, _, army) => {
    deepFreeze(edits);
    const after = applyEdits(army, edits);
    expect(parseRoster(JSON.parse(JSON.stringify(after)))).toEqual(JSON.parse(JSON.stringify(after)));
  });
});

test('a size is changed by no more than is needed: one step less leaves the breach', () => {
  forEachFix(({ edits }, breach, army) => {
    const [edit] = edits;
    if (edits.length !== 1 || edit?.kind !== 'size') return;
    const now = army.units[edit.unit]?.size ?? 1;
    const nearer: Edit = { ...edit, size: edit.size + Math.sign(now - edit.size) };
    const keys = checkRoster(applyEdits(army, [nearer]), books).breaches.map((one) => breachKey(one));
    expect(keys).toContain(breachKey(breach));
  });
});

test('at most three, no two alike, and those to be agreed with the opponent last', () => {
  fc.assert(
    fc.property(waivedRoster, (army) => {
      for (const breach of checkRoster(army, books).breaches) {
        const fixes = suggestFixes(army, breach, books);
        expect(fixes.length).toBeLessThanOrEqual(3);
        expect(new Set(fixes.map(({ edits }) => JSON.stringify(edits))).size).toBe(fixes.length);
        const agreed = fixes.map(({ kind }) => kind === 'total' || kind === 'settings');
        expect(agreed).toEqual(agreed.toSorted());
      }
    }),
    runs,
  );
});

test('a breach that the army does not have needs no repair', () => {
  const army: Roster = { format: 'muster/1', system: 'medieval', points: 10, units: [] };
  expect(
    suggestFixes(army, { code: 'total-over', where: { army: true }, have: 11, limit: 10, by: 1 }, books),
  ).toEqual([]);
});
