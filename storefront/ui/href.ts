/** Scheme and host, where brackets are at home: `https://[::1]:3000`. */
const ORIGIN = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i;
const UNWRITTEN = /[[\]{}|^`"<> ]/g;

/**
 * An address as HTML takes it. The filters of a search have brackets in their names, `range[price]=:20000`: the
 * address bar and people write them bare, a link may not.
 * @param address as people and `serialiseState` write it; what is percent-encoded already stays
 */
export function writtenHref(address: string): string {
  const origin = ORIGIN.exec(address)?.[0] ?? '';
  return origin + address.slice(origin.length).replace(UNWRITTEN, encodeURIComponent);
}
