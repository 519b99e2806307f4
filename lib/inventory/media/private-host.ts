import { isPublicAddress } from '../../platform/network/public-address.ts';

/** Endings of names that mean something on one network only (RFC 6762, RFC 8375, ICANN's `internal`). */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'corp', 'home', 'intranet'];

/**
 * Whether a host is known not to be public by its name alone. One that is not may still resolve to a private address:
 * who connects asks `isPublicAddress` again.
 * @param hostname as `URL` gives it, which writes numbers of any form as an IP address
 */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  // Asked of every photo of a feed: the library takes a hundred times as long to say that a name is no address.
  if (name.includes(':') || /^[\d.]+$/.test(name)) return !isPublicAddress(name);
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}
