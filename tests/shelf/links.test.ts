import 'fake-indexeddb/auto';
import { shareKeySchema } from '@/lib/schema/share-key';
import { forgetLink, keepLink, linkTo, madeLinks, shareKey } from '@/lib/shelf/links';

test('the key of a browser is made once, and fits what the server expects', async () => {
  const [one, other] = await Promise.all([shareKey('keys'), shareKey('keys')]);
  expect(one).toBe(other);
  expect(shareKeySchema.safeParse(one).success).toBe(true);
  expect(await shareKey('keys')).toBe(one);
  expect(await shareKey('another browser')).not.toBe(one);
});

test('where the browser keeps nothing there is no key, and no error', async () => {
  const kept = globalThis.indexedDB;
  // @ts-expect-error: as where storage is switched off
  globalThis.indexedDB = undefined;
  expect(await shareKey('none')).toBeUndefined();
  globalThis.indexedDB = kept;
});

test('links are kept once, the last first, until they are forgotten', async () => {
  const link = (id: string, madeAt: number) => ({ id, url: `/s/${id}`, name: id, madeAt });
  await keepLink(link('a', 1), 'links');
  await keepLink(link('b', 2), 'links');
  await keepLink(link('a', 3), 'links');
  expect(await madeLinks('links')).toEqual([link('b', 2), link('a', 1)]);
  await forgetLink('b', 'links');
  expect(await madeLinks('links')).toEqual([link('a', 1)]);
});

test('a link is found by what it opens, until it is forgotten', async () => {
  const link = { id: 'a', url: '/s/a', name: 'A', madeAt: 1 };
  await keepLink(link, 'found');
  expect(await linkTo('content', 'found')).toBeUndefined();
  // Made again by a browser that has begun to keep what links open.
  await keepLink({ ...link, madeAt: 2, content: 'content' }, 'found');
  expect(await linkTo('content', 'found')).toBe('/s/a');
  expect(await linkTo('other', 'found')).toBeUndefined();
  expect(await madeLinks('found')).toEqual([{ ...link, content: 'content' }]);
  await forgetLink('a', 'found');
  expect(await linkTo('content', 'found')).toBeUndefined();
});
