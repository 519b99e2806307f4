/** Where a link of a website may lead: pages, mail and phones. Anything else runs or shows what somebody slipped in. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Whether an address that somebody entered may stand in a link: a path, or an address of one of the schemes above.
 * It is read as browsers read it, which ignore spaces, line ends and capitals in a scheme.
 */
export function isSafeAddress(address: string): boolean {
  const base = 'https://site.invalid';
  return URL.canParse(address, base) && SCHEMES.has(new URL(address, base).protocol);
}
