import { httpEnv } from '@/lib/http/env';
import { publicOrigin } from '@/lib/http/origin';

const read = (values: Record<string, string>) => httpEnv({ NODE_ENV: 'test', ...values });

test('what is not set, or empty, has its default', () => {
  const defaults = { SHARE_LIMIT: 30, TRUST_PROXY: 0 };
  expect(read({})).toEqual(defaults);
  expect(read({ SHARE_LIMIT: '', TRUST_PROXY: '', PUBLIC_URL: '' })).toEqual(defaults);
});

test('numbers and an address are read', () => {
  const values = { SHARE_LIMIT: '5', TRUST_PROXY: '2', PUBLIC_URL: 'https://muster.example' };
  expect(read(values)).toEqual({ SHARE_LIMIT: 5, TRUST_PROXY: 2, PUBLIC_URL: 'https://muster.example' });
});

test.each([
  ['SHARE_LIMIT', '0'],
  ['SHARE_LIMIT', '2.5'],
  ['SHARE_LIMIT', 'many'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', 'true'],
  ['PUBLIC_URL', 'muster.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name}: `);
});

describe('the public origin', () => {
  const { PUBLIC_URL } = process.env;
  afterEach(() => {
    process.env.PUBLIC_URL = PUBLIC_URL ?? '';
  });

  test('is PUBLIC_URL where that is set, without a slash at its end', () => {
    process.env.PUBLIC_URL = 'https://muster.example/';
    expect(publicOrigin(new Headers({ host: 'other.example' }))).toBe('https://muster.example');
  });

  test.each([
    [{ host: 'a.example' }, 'http://a.example'],
    [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
    [
      { host: 'inner', 'x-forwarded-host': 'a.example, b', 'x-forwarded-proto': 'https, http' },
      'https://a.example',
    ],
    [{ host: 'a.example/path' }, 'http://localhost'],
    [{ host: 'a.example@b.example' }, 'http://localhost'],
  ])('is made from %j', (headers, expected) => {
    process.env.PUBLIC_URL = '';
    expect(publicOrigin(new Headers(headers))).toBe(expected);
  });
});
