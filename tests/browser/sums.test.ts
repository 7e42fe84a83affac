import { HALF } from './armies';
import { armyStatus, openRoster } from './builder';
import { eventually, startSite } from './kit';

const site = startSite();

/** The rows of a table of addends. */
async function rows(table: ReturnType<ReturnType<typeof armyStatus>['getByRole']>): Promise<string[]> {
  const all = await table.getByRole('row').allInnerTexts();
  return all.map((row) => row.split(/\s*\t\s*/).join(' | '));
}

test('the figures of the army and of a category show how they add up, and the sheet has it on paper', async () => {
  const page = await site.visitor();
  await openRoster(page, HALF);
  await armyStatus(page).getByRole('button', { name: '894', exact: true }).click();
  const army = armyStatus(page).getByRole('table', { name: 'How the points of Army add up' });
  await eventually(async () =>
    expect(await rows(army)).toEqual([
      'Characters | 138',
      'Legionaries | 360',
      'Auxiliaries | 360',
      'Special units | 36',
      'Together | 894',
    ]),
  );
  await page
    .getByRole('heading', { name: /^Auxiliaries/ })
    .getByRole('button', { name: '360' })
    .click();
  const auxiliaries = page.getByRole('table', { name: 'How the points of Auxiliaries add up' });
  await eventually(async () =>
    expect(await rows(auxiliaries)).toEqual([
      '3 Auxiliary Infantry (Cohortes Pedites) | 200',
      '4 Auxiliary Cavalry (Equites Alares) | 160',
      'Together | 360',
    ]),
  );
  await page.getByText('At most three quarters of 2,000 = 1,500: 1,500 decides, 360 is there.').waitFor();
});
