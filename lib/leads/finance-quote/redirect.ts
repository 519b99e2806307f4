/**
 * Validates a finance redirect (OPEN-128): https, the provider's own hosts, no credentials or port.
 * @param hosts such as `apply.youx.com.au`; subdomains do not match. An origin on this machine, such as
 * `http://localhost:4005`, matches exactly: it is how a lender's test server is configured.
 * @returns null for anything else
 */
export function redirectTarget(address: unknown, hosts: readonly string[]): string | null {
  if (typeof address !== 'string' || !/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address))
    return null;
  const { protocol, hostname, port, username, password, href, origin } = new URL(address);
  if (username || password) return null;
  if (hosts.some((host) => isOwnMachine(host) && host === origin)) return href;
  const isOwn = hosts.some((host) => host.toLowerCase() === hostname);
  return protocol === 'https:' && isOwn && !port ? href : null;
}

const isOwnMachine = (host: string): boolean => /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host);
