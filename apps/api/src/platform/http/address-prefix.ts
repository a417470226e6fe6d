import { isIPv6 } from 'node:net';

/** An IPv4-mapped IPv6 address, as a dual-stack socket reports it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].map((group) => parseInt(group, 16).toString(16));
}

/** The /24 or /48 of an address: enough for a player to recognize a place, too little to identify a person. */
export function addressPrefix(address: string): string {
  const ipv4 = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  return `${groups(ipv4).slice(0, 3).join(':')}::/48`;
}

/** Key of a rate limit: one IPv4 address, or the /64 of one IPv6 household. */
export function rateSubject(address: string): string {
  if (!address.includes(':')) return address;
  const ipv4 = MAPPED.exec(address)?.[1] ?? address;
  return isIPv6(ipv4) ? `${groups(ipv4).slice(0, 4).join(':')}::/64` : ipv4;
}
