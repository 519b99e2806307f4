import { environment } from '@forecourt/lib/platform/env';
import { isOneOf } from '@forecourt/lib/sites/hosts';
import { siteOf } from './hosts.server.ts';

export type StaffHost = { kind: 'site'; site: string } | { kind: 'back-office' };

/**
 * Returns the kind of host of a request from the studio or staff; null if it must be refused. Under any
 * other name, such as an IP address, the request may have bypassed the reverse proxy.
 * @throws if the hosts of sites cannot be read
 */
export async function staffHost(host: string | null): Promise<StaffHost | null> {
  const site = await siteOf(host);
  if (site) return { kind: 'site', site };
  return isOneOf(environment().BACK_OFFICE_HOSTS, host) ? { kind: 'back-office' } : null;
}
