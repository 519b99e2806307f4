import ipaddr from 'ipaddr.js';

/** Endings of names that mean something on one network only (RFC 6762, RFC 8375, ICANN's `internal`). */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'corp', 'home', 'intranet'];

/**
 * Whether an address is one of the public internet: not of this machine, a private network, a link, a translation of
 * those into IPv6, nor one that is reserved.
 * @param ip an IPv4 or IPv6 address; anything else is not public
 */
export const isPublicIp = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

/**
 * Whether a host is known not to be public by its name alone. One that is not may still resolve to a private address:
 * who connects asks `isPublicIp` again.
 * @param hostname as `URL` gives it, which writes numbers of any form as an IP address
 */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  // Asked of every photo of a feed: the library takes a hundred times as long to say that a name is no address.
  if (name.includes(':') || /^[\d.]+$/.test(name)) return !isPublicIp(name);
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}
