import type { Page } from 'playwright-core';
import { armyStatus, inBuilder, openRoster, saved, typeSize, unitCard } from './builder';
import { DESK, eventually, PHONE, startSite } from './kit';

const site = startSite();

const ROSTER = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Veterans of an older list',
  points: 1000,
  units: [
    { entry: 'regular-legionaries', size: 20 },
    { entry: 'cataphracts', size: 10 },
    { entry: 'war-wagon', size: 2 },
  ],
};

interface Kept {
  id: string;
  seen: {
    data: string;
    version: string;
    spent: number;
    units: object[];
    breaches: object[];
    verdict: string;
  };
}

/** Makes the army one that was saved when cataphracts cost 26 - 2 = 24 points and there were war wagons, 2 for 90. */
function makeOlder(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('muster'));
    const store = database.transaction('armies', 'readwrite').objectStore('armies');
    const [army] = (await done(store.getAll())) as Kept[];
    if (!army) throw new Error('no army is kept');
    const [legion, riders, wagons] = army.seen.units;
    const units = [
      legion ?? {},
      { ...riders, points: 240, each: 24 },
      { ...wagons, name: 'War Wagon', points: 90, each: 45 },
    ];
    const seen = {
      ...army.seen,
      data: 'older',
      version: '2025-05-01',
      spent: 650,
      units,
      breaches: [],
      verdict: 'legal',
    };
    await done(store.put({ ...army, seen }));
    database.close();
  });
}

const notice = (page: Page) =>
  page.getByRole('region', { name: 'The army list has changed since this army was saved' });

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('an army saved under an older list opens with what changed, on %s', async (_, device) => {
  const page = await site.visitor(device);
  await openRoster(page, ROSTER);
  await saved(page);
  await makeOlder(page);
  await page.reload();
  await inBuilder(page);
  await notice(page).waitFor();
  expect(await notice(page).getByRole('listitem').allInnerTexts()).toEqual([
    'War Wagon (unit 3) is no longer in the list: it stays in the army, flagged, and counts no points',
    expect.stringMatching(/^Cataphracts.* 24 → 26 points each; unit 2: 240 → 260$/),
    'The whole army: 650 → 580 points',
    expect.stringMatching(/^New breach: Unit 3, war-wagon: the list has no entry “war-wagon”/),
    'Verdict: legal → illegal',
  ]);
  await notice(page).getByText('Version 2025-05-01 → ').waitFor();

  // Nothing is lost, and the notice outlives an edit and a reload.
  await unitCard(page, 3).getByText('the list has no entry “war-wagon”').first().waitFor();
  await typeSize(page, 1, '21');
  await armyStatus(page).getByText('596', { exact: true }).waitFor();
  await saved(page);
  await page.reload();
  await inBuilder(page);
  await notice(page).getByText('Verdict: legal → illegal').waitFor();

  await notice(page).getByRole('button', { name: 'Noted' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await eventually(async () => {
    await page.reload();
    await inBuilder(page);
    await unitCard(page, 3).waitFor();
    expect(await notice(page).count()).toBe(0);
  });
  expect(await page.getByRole('article').count()).toBe(3);
});
