import { environment } from '@forecourt/lib/platform/env';
import { isOneOf } from '@forecourt/lib/sites/hosts';
import { siteOf } from './hosts.server.ts';

export type StaffHost = { kind: 'site'; site: string } | { kind: 'back-office' };

/**
 * Returns the kind of host of a request from the studio or staff; null if the host must be refused. Staff
 * routes answer only on hosts of sites and on `BACK_OFFICE_HOSTS`: under any other name, such as the
 * machine's IP address, the request may have bypassed the reverse proxy.
 * @param host the Host header
 * @throws if the hosts of sites cannot be read
 */
export async function staffHost(host: string | null): Promise<StaffHost | null> {
  const site = await siteOf(host);
  if (site) return { kind: 'site', site };
  return isOneOf(environment().BACK_OFFICE_HOSTS, host) ? { kind: 'back-office' } : null;
}
