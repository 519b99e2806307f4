import { allowedAddress } from '../../../platform/network/allowed-address.server.ts';
import { FetchProblem, networkProblem } from './problem.ts';

/**
 * The one address of a host that may be connected to.
 * @throws FetchProblem
 */
export async function connectAddress(host: string, isAllowed: (address: string) => boolean): Promise<string> {
  const address = await allowedAddress(host, isAllowed).catch((error: unknown) => {
    throw networkProblem(error);
  });
  if (!address) throw new FetchProblem('The host has no public address.');
  return address;
}
