/** Scheme and host, where brackets are legal: `https://[::1]:3000`. */
const ORIGIN = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i;
const UNWRITTEN = /[[\]{}|^`"<> ]/g;

/**
 * Returns an address for use in HTML, with percent-encoded brackets, as in `range[price]=:20000`.
 * @param address unencoded, as `serialiseState` returns it; existing percent-encoding is kept
 */
export function writtenHref(address: string): string {
  const origin = ORIGIN.exec(address)?.[0] ?? '';
  return origin + address.slice(origin.length).replace(UNWRITTEN, encodeURIComponent);
}
