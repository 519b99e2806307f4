import dns from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Resolves a name as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/**
 * A lookup for sockets that gives allowed addresses alone. The socket connects to the very addresses that were judged: a
 * name that answers otherwise the next time (DNS rebinding) gains nothing.
 * @param isAllowed judges each address of a name; one that is not allowed refuses the name
 * @param refusal what a refused name is answered with
 * @param resolve resolves names in place of the system
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
