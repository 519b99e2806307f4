import { webAddressProblem } from './web-address.ts';

/** Longer than the address of any map provider with its key. */
export const MAP_ADDRESS_LENGTH = 500;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns an error message for the address of a map provider, or null.
 * Pages on https load nothing over http, so http is accepted on this machine only.
 */
export function mapAddressProblem(value: string): string | null {
  if (value.length > MAP_ADDRESS_LENGTH) return `Keep it to ${MAP_ADDRESS_LENGTH} characters.`;
  const problem = webAddressProblem(value, ['https', 'http']);
  if (problem) return problem;
  const { protocol, hostname, username, password } = new URL(value);
  if (username || password) return 'Remove the name and password before the host.';
  if (protocol === 'http:' && !LOCAL_HOSTS.includes(hostname)) return 'Start the address with https://.';
  return null;
}

/** Returns the origin of a valid map address; null for anything else. */
export const mapOrigin = (address: string | null): string | null =>
  address && mapAddressProblem(address) === null ? new URL(address).origin : null;
