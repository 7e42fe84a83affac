import { resolve } from 'node:path';
import { ParseError } from '@/lib/schema/parse';
import { databaseFile } from '@/lib/store/env';

function fileOf(url: string | undefined): string {
  return databaseFile({ NODE_ENV: 'test', DATABASE_URL: url });
}

test.each([
  ['nothing', undefined, resolve('muster.db')],
  ['an empty value', '', resolve('muster.db')],
  ['a relative file', 'file:./data/x.db', resolve('data', 'x.db')],
  ['a bare name', 'file:x.db', resolve('x.db')],
  ['an absolute file', 'file:/var/lib/x.db', '/var/lib/x.db'],
  ['an absolute URL', 'file:///var/lib/x.db', '/var/lib/x.db'],
  ['a query', 'file:/var/lib/x.db?connection_limit=1', '/var/lib/x.db'],
])('%s', (_, url, expected) => {
  expect(fileOf(url)).toBe(expected);
});

test.each(['postgres://localhost/muster', './muster.db', 'file:', 'file:?mode=ro'])('refuses %s', (url) => {
  expect(() => fileOf(url)).toThrow(ParseError);
  expect(() => fileOf(url)).toThrow('DATABASE_URL: a SQLite file is expected');
});
