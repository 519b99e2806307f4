/**
 * The visitor's address, for rate limits only. Each machine a request passes appends the address it received it
 * from; whatever stands left of what our own machines appended can be forged.
 * @param forwardedAddresses the `x-forwarded-for` header; our server has added the connection's own address to it
 * @param proxies how many proxies of ours stand in front of the storefront
 */
export function clientAddress(forwardedAddresses: string | null, proxies: number): string {
  const addresses = (forwardedAddresses ?? '').split(',').map((part) => part.trim());
  return addresses.at(-1 - proxies) || addresses[0] || 'unknown';
}
