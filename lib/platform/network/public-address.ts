import ipaddr from 'ipaddr.js';

/** What is given out of IPv6 (IANA, 'IPv6 Global Unicast Address Assignments'): not IPv4 in a disguise, whatever its prefix. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address lies in the public internet: none of this machine, of a network around it, or set aside for other
 * ends. An IPv4 address written as IPv6 is none.
 * @param address IPv4 or IPv6, as `dns.lookup` gives it
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT);
}
