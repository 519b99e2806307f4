import { isPublicAddress } from '../../platform/network/public-address.ts';

/** Domain suffixes for private networks (RFC 6762, RFC 8375, ICANN's `internal`). */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'corp', 'home', 'intranet'];

/**
 * Returns whether a host is known to be private by its name. A public name may still resolve to a private
 * address, so `isPublicAddress` is checked again on connecting.
 *
 * @param hostname from `URL`, which normalises IP addresses
 */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  // Called for every photo of a feed, and checking a name with the library is a hundred times slower.
  if (name.includes(':') || /^[\d.]+$/.test(name)) return !isPublicAddress(name);
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}
