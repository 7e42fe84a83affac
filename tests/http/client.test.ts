import { clientKey } from '@/lib/http/client';

test.each<[string, number, string, string]>([
  ['the socket', 0, '192.0.2.1', '192.0.2.1'],
  ['an IPv4 address in IPv6 clothes', 0, '::ffff:192.0.2.1', '192.0.2.1'],
  ['one proxy', 1, 'made up, 192.0.2.1', '192.0.2.1'],
  ['two proxies', 2, 'made up, 192.0.2.1, 198.51.100.7', '192.0.2.1'],
  ['fewer hops than proxies', 3, '192.0.2.1, 198.51.100.7', '192.0.2.1'],
  ['an IPv6 network', 0, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['an IPv6 network written short', 0, '2001:DB8::5', '2001:db8:0:0'],
  ['an IPv6 address with a zone', 0, 'fe80::1%eth0', 'fe80:0:0:0'],
  ['this machine', 0, '::1', '0:0:0:0'],
  ['no address', 0, '', ''],
  ['nonsense', 1, '<b>', '<b>'],
])('%s', (_, proxies, forwarded, expected) => {
  expect(clientKey(new Headers({ 'x-forwarded-for': forwarded }), proxies)).toBe(expected);
});
