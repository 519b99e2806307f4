const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST_NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})+$`);

/**
 * A host name of what somebody wrote or pasted: `https://WWW.Example.com.au/cars` as `www.example.com.au`. A name in
 * other letters becomes the one that browsers send (IDNA).
 * @returns the name; null for what names no host, for an address in numbers, and for a name without a dot
 */
export function hostOf(text: string): string | null {
  const bare = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const url = URL.parse(`http://${bare}`);
  if (!url || url.username || url.password) return null;
  const host = url.hostname.replace(/\.$/, '');
  return HOST_NAME.test(host) && !/^[\d.]+$/.test(host) ? host : null;
}

/**
 * The address that search engines should know of a site at a host: by https, but by http on this machine.
 * @param localPort the storefront's port on this machine, for names under `localhost`
 */
export const addressOf = (host: string, localPort: string): string =>
  host.endsWith('.localhost') ? `http://${host}${localPort && `:${localPort}`}` : `https://${host}`;
