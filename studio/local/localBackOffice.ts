/** Difference between the ports of the studio and the storefront in demos, tests and development. */
const PORTS_BELOW = 333;

/**
 * Returns the address of the storefront that belongs to this local studio. One build serves installations on
 * different ports, so the address is not known at build time.
 */
export function localBackOffice({ protocol, hostname, port } = globalThis.location): string {
  return `${protocol}//${hostname}:${Number(port) - PORTS_BELOW}`;
}
