/**
 * Validates a finance redirect (OPEN-128): https, the provider's own hosts, no credentials or port.
 * @param hosts such as `apply.youx.com.au`; subdomains do not match
 * @returns null for anything else
 */
export function redirectTarget(address: unknown, hosts: readonly string[]): string | null {
  if (typeof address !== 'string' || !/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address))
    return null;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const isOwn = hosts.some((host) => host.toLowerCase() === hostname);
  return protocol === 'https:' && isOwn && !port && !username && !password ? href : null;
}
