/** How far below the studio the storefront listens, in demos, tests and development alike. */
const PORTS_BELOW = 333;

/**
 * Where the storefront stands that belongs to this local studio. One build serves installations on different
 * ports, so the address cannot be built in.
 */
export function localBackOffice({ protocol, hostname, port } = globalThis.location): string {
  return `${protocol}//${hostname}:${Number(port) - PORTS_BELOW}`;
}
