/** Where a link of a website may lead: pages, mail and phones. Anything else runs or shows what somebody slipped in. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const BASE = 'https://site.invalid';

/**
 * Whether an address that somebody entered may stand in a link: a path, or an address of one of the schemes above.
 * It is read as browsers read it, which ignore spaces, line ends and capitals in a scheme. What looks like a path and leads to
 * another site (`//evil.example`) is none.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address, BASE)) return false;
  const { protocol, origin } = new URL(address, BASE);
  return SCHEMES.has(protocol) && (origin === BASE || URL.canParse(address));
}
