/** Allowed URL schemes of links. Others could run scripts or show injected content. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const BASE = 'https://site.invalid';

/**
 * Returns whether a link is a path or has an allowed scheme.
 * Parses it like a browser, which ignores whitespace, line breaks and case in schemes. Rejects
 * protocol-relative URLs (`//evil.example`).
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address, BASE)) return false;
  const { protocol, origin } = new URL(address, BASE);
  return SCHEMES.has(protocol) && (origin === BASE || URL.canParse(address));
}
