import { hostName } from '@forecourt/lib/sites/hosts';

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Returns whether the `Origin` of a request is acceptable, which MCP requires as a protection against DNS rebinding
 * (https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning). Rebinding cannot
 * forge TLS, so pages loaded by https pass, and so do the site's own pages and developers' tools.
 * @param host of the request, which the proxy has matched to a site
 */
export function isAcceptedOrigin(origin: string | null, host: string | null): boolean {
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from, hostname } = new URL(origin);
  return protocol === 'https:' || LOCAL.test(hostname) || hostName(from) === hostName(host ?? '');
}
