import { caseRoster, post } from '@/tests/setup/http';
import { startSite, wordsOf } from './kit';
import { printed } from './pdf';

const site = startSite();

async function shared(roster: object): Promise<string> {
  const answer = await post(`${site.server.url}/api/v1/shares`, roster);
  return (await answer.json()).url;
}

/** Somebody whose browser runs no scripts. */
const reader = () => site.visitor({ javaScriptEnabled: false });

test('a shared army is read without scripts: sheet, verdict, limits and the file', async () => {
  const page = await reader();
  await page.goto(await shared({ ...caseRoster('R04'), name: 'Legio XX' }));
  const sheet = page.getByRole('article');
  expect(await wordsOf(sheet)).toMatch(/1,200 of 1,200 points, none left\s+✓ Legal/);
  await sheet.getByRole('row', { name: /^Legionaries 5 300 at least 300$/ }).waitFor();
  await sheet.getByRole('heading', { name: /^5 Veteran Legionaries 15 models 300 points$/ }).waitFor();
  await page.getByRole('link', { name: 'Roster file' }).waitFor();
  for (const name of ['Make it mine', 'Print'])
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false);
  expect((await printed(page, 'A4')).map(({ text }) => text).join()).toContain('Veteran Legionaries');
});

test('the breaches of a shared army are read with their numbers', async () => {
  const page = await reader();
  const roster = caseRoster('R04');
  await page.goto(await shared({ ...roster, name: 'Too many', points: 1_100 }));
  // 1,200 of 1,100; characters 300 of 275.
  const breaches = page.getByRole('heading', { name: 'Breaches' });
  await breaches.waitFor();
  expect(await page.getByRole('article').getByRole('listitem').allInnerTexts()).toEqual([
    '1,200 points of at most 1,100: 100 over.',
    'Characters 300 of at most 275 points, a quarter of 1,100: 25 over.',
  ]);
});

test('chat programs find title, points and verdict in the preview', async () => {
  const page = await reader();
  const link = await shared({ ...caseRoster('R04'), name: 'Legio <XX>' });
  await page.goto(link);
  const title = 'Legio <XX>: Roman, 1,200 of 1,200 points, legal';
  expect(await page.title()).toBe(title);
  const tags = await page.evaluate(() =>
    [...document.querySelectorAll('meta')].map((tag) => [
      tag.getAttribute('property') ?? tag.name,
      tag.content,
    ]),
  );
  expect(Object.fromEntries(tags)).toMatchObject({
    'og:title': title,
    'og:url': link,
    'og:site_name': 'Muster',
    'twitter:title': title,
    'og:description': expect.stringMatching(/^Army General .*Veteran Legionaries/),
  });
});

test.each(['/s/nowhere', '/s/bcdfghjkmnpqrstvwxyz'])('the unknown link %s says so', async (path) => {
  site.expectComplaint(/404/);
  const page = await reader();
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'No army was shared by this link' }).waitFor();
});

test('an address that leads nowhere says so', async () => {
  site.expectComplaint(/404/);
  const page = await reader();
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
});

test('My armies says what it needs', async () => {
  const page = await reader();
  await page.goto('/');
  await page.getByText(/takes JavaScript/).waitFor();
});
