import ipaddr from 'ipaddr.js';

/** Allocated IPv6 unicast space (IANA), which excludes IPv4 embedded in IPv6. */
const ALLOCATED = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns whether an IP address is on the public internet; false for IPv4 in IPv6. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(ALLOCATED);
}
