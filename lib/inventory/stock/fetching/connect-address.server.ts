import { allowedAddress } from '../../../platform/network/allowed-address.server.ts';
import { FetchProblem, networkProblem } from './fetch-problem.ts';

/**
 * Returns the one allowed IP address of a host to connect to.
 *
 * @throws FetchProblem
 */
export async function connectAddress(host: string, isAllowed: (address: string) => boolean): Promise<string> {
  const address = await allowedAddress(host, isAllowed).catch((error: unknown) => {
    throw networkProblem(error);
  });
  if (!address) throw new FetchProblem('The host has no public address.');
  return address;
}
