const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST_NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})+$`);

/**
 * Extracts a host name from a pasted URL, in the form that browsers send (IDNA):
 * `https://WWW.Example.com.au/cars` becomes `www.example.com.au`. Null for IP addresses and names without a
 * dot.
 */
export function hostOf(text: string): string | null {
  const bare = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const url = URL.parse(`http://${bare}`);
  if (!url || url.username || url.password) return null;
  const host = url.hostname.replace(/\.$/, '');
  return HOST_NAME.test(host) && !/^[\d.]+$/.test(host) ? host : null;
}

/** Returns a site's canonical URL: https, or http for `localhost` during development. */
export const addressOf = (host: string, localPort: string): string =>
  host.endsWith('.localhost') ? `http://${host}${localPort && `:${localPort}`}` : `https://${host}`;
