import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

declare const brand: unique symbol;

/**
 * Whom the limits count as one by their address: an IPv6 address is a whole house, of which its owner makes as many as
 * they like. Limits take nothing else, and only `householdOf` makes one.
 */
export type Household = string & { readonly [brand]: 'household' };

/** The household of an address as proxies write it: also in brackets, with a port, or IPv4 within IPv6. */
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

/** The network of a household, as far as it can be told: 256 addresses of IPv4, one customer of an IPv6 provider. */
export const networkOf = (household: Household): string =>
  (household.includes(':') ? household.split(':') : household.split('.'))
    .slice(0, 3)
    .join(household.includes(':') ? ':' : '.');

/**
 * Whether a household is somebody's out in the internet, as far as it can be told: this machine and the networks around it
 * are ours, such as probes, or a proxy that TRUSTED_PROXIES does not count.
 */
export const isOutside = (household: Household): boolean =>
  household === 'unknown' || isPublicAddress(household.includes(':') ? `${household}::` : household);
