import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { PhotoFailure } from './photo-failure.ts';
import { isPublicIp } from './private-host.ts';

/** Resolves a name as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/**
 * A lookup for sockets that gives public addresses alone. The socket connects to the very addresses that were looked at:
 * a name that answers otherwise the next time (DNS rebinding) gains nothing.
 */
export const publicLookup =
  (resolve: Resolve = dns.lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The host has no address.'), '', 0);
      if (!addresses.every(({ address }) => isPublicIp(address)))
        return callback(new PhotoFailure('forbidden', 'The host resolves to a private address.'), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
