import { type Household, householdOf, isOutside } from './household.ts';

/**
 * Returns the household of a request, for rate limits only; the address itself is not passed on.
 * Each proxy appends the address it received the request from. Entries left of those by our own proxies can
 * be forged.
 * @param forwardedAddresses the `x-forwarded-for` header, to which our server has added the connection's
 * address
 * @param proxies number of our proxies in front of the storefront
 */
export function clientHousehold(forwardedAddresses: string | null, proxies: number): Household {
  const addresses = (forwardedAddresses ?? '').split(',').map((part) => part.trim());
  return householdOf(addresses.at(-1 - proxies) || addresses[0] || '');
}

/** The same for limits that only concern visitors: null for local and private networks. */
export function outsideHousehold(forwardedAddresses: string | null, proxies: number): Household | null {
  const household = clientHousehold(forwardedAddresses, proxies);
  return isOutside(household) ? household : null;
}
