import { isIPv6 } from 'node:net';

/** IPv4 inside IPv6, as a dual-stack socket gives it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].map((group) => parseInt(group, 16).toString(16));
}

/** A /24 or a /48: enough for a player to know a place by, too little to know a player by. */
export function addressPrefix(address: string): string {
  const ipv4 = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  return `${groups(ipv4).slice(0, 3).join(':')}::/48`;
}

/** Whom a rate is counted for: one IPv4 address, or the /64 that one IPv6 household has. */
export function rateSubject(address: string): string {
  if (!address.includes(':')) return address;
  const ipv4 = MAPPED.exec(address)?.[1] ?? address;
  return isIPv6(ipv4) ? `${groups(ipv4).slice(0, 4).join(':')}::/64` : ipv4;
}
