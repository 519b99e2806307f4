import { type Household, householdOf, isOutside } from './household.ts';

/**
 * Whose a request is, for rate limits only: the household of the visitor's address. The address itself is given to nobody.
 * Each machine a request passes appends the address it received it from; whatever stands left of what our own machines
 * appended can be forged.
 * @param forwardedAddresses the `x-forwarded-for` header; our server has added the connection's own address to it
 * @param proxies how many proxies of ours stand in front of the storefront
 */
export function clientHousehold(forwardedAddresses: string | null, proxies: number): Household {
  const addresses = (forwardedAddresses ?? '').split(',').map((part) => part.trim());
  return householdOf(addresses.at(-1 - proxies) || addresses[0] || '');
}

/** The same for limits that concern nobody but visitors: null for this machine and the networks around it. */
export function outsideHousehold(forwardedAddresses: string | null, proxies: number): Household | null {
  const household = clientHousehold(forwardedAddresses, proxies);
  return isOutside(household) ? household : null;
}
