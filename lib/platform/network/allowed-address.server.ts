import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/**
 * Looks a host up once, for a connection that is then made to the very address that was judged.
 * @param isAllowed judges each address of the name; one that is not allowed refuses the name
 * @returns null when the host is refused
 * @throws the resolver's error
 */
export async function allowedAddress(
  host: string,
  isAllowed: (address: string) => boolean,
): Promise<string | null> {
  const addresses = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  return addresses.every(isAllowed) ? (addresses[0] ?? null) : null;
}
