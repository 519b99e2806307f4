/**
 * Where a finance customer is sent on (OPEN-128): only by https, only to the provider's own hosts, never with a name or
 * a port that makes another place look like one of them.
 * @param hosts such as `apply.youx.com.au`; a host below one of them is another host
 * @returns null for everything else, which counts as no address at all
 */
export function redirectTarget(address: unknown, hosts: readonly string[]): string | null {
  if (typeof address !== 'string' || !/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address))
    return null;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const isOwn = hosts.some((host) => host.toLowerCase() === hostname);
  return protocol === 'https:' && isOwn && !port && !username && !password ? href : null;
}
