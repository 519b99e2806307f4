import ipaddr from 'ipaddr.js';

/**
 * Allocated IPv6 unicast space (IANA, 'IPv6 Global Unicast Address Assignments'), which excludes IPv4
 * embedded in IPv6.
 */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an address is on the public internet: not local, private or reserved. IPv4 written as IPv6
 * is rejected.
 * @param address IPv4 or IPv6, as from `dns.lookup`
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT);
}
