import { isIPv6 } from 'node:net';

/**
 * Whom a request counts for. The server sets `x-forwarded-for` to the socket's address, and believes what a client
 * sent only behind proxies; of theirs, the last hops are those that they wrote themselves.
 */
export function clientKey(headers: Headers, proxies: number): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return network(hops.at(-Math.max(proxies, 1)) ?? hops.at(0) ?? '');
}

/** An IPv6 client owns a whole /64, so the first half of its address stands for it. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(address) ? groups(address).slice(0, 4).join(':') : address;
}

/** The eight groups of an IPv6 address, those that `::` leaves out included. */
function groups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
