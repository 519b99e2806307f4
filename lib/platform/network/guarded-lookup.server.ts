import dns from 'node:dns';
import type { LookupFunction } from 'node:net';

export type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/**
 * Returns a socket lookup that only returns allowed addresses.
 * The socket connects to the checked addresses, which prevents DNS rebinding.
 * @param isAllowed must accept every address of a host
 * @param refusal error for a refused host
 * @param resolve replaces the system's resolver
 */
export const guardedLookup =
  (
    isAllowed: (address: string) => boolean,
    refusal: () => Error,
    resolve: Resolve = dns.lookup,
  ): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The host has no address.'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(refusal(), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
