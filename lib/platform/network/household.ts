import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

declare const brand: unique symbol;

/**
 * Unit of rate limits by address: for IPv6 a whole /64, since its owner can use any address in it. Limits
 * accept nothing else, and only `householdOf` creates one.
 */
export type Household = string & { readonly [brand]: 'household' };

/** Returns the household of an address, also in brackets, with a port, or IPv4-mapped. */
export function householdOf(address: string): Household {
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return 'unknown' as Household;
  const ip = ipaddr.process(bare);
  const household =
    ip instanceof ipaddr.IPv6
      ? ip.parts
          .slice(0, 4)
          .map((part) => part.toString(16))
          .join(':')
      : ip.toString();
  return household as Household;
}

/** Returns a household's network: 256 IPv4 addresses, or an IPv6 customer. */
export const networkOf = (household: Household): string =>
  (household.includes(':') ? household.split(':') : household.split('.'))
    .slice(0, 3)
    .join(household.includes(':') ? ':' : '.');

/**
 * Returns whether a household is on the public internet.
 * Local and private networks are ours, such as health probes or a proxy that TRUSTED_PROXIES does not count.
 */
export const isOutside = (household: Household): boolean =>
  household === 'unknown' || isPublicAddress(household.includes(':') ? `${household}::` : household);
