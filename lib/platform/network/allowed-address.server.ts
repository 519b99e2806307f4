import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/**
 * Resolves a host once, so that the connection goes to the checked address.
 * @param isAllowed must accept every address of the host
 * @returns null if the host is refused
 * @throws the resolver's error
 */
export async function allowedAddress(
  host: string,
  isAllowed: (address: string) => boolean,
): Promise<string | null> {
  const addresses = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  return addresses.every(isAllowed) ? (addresses[0] ?? null) : null;
}
