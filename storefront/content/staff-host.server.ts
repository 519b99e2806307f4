import { environment } from '@forecourt/lib/platform/env';
import { isOneOf } from '@forecourt/lib/sites/hosts';
import { siteOf } from './hosts.server.ts';

/** Whose address a request of the studio or its people came to. */
export type StaffHost = { kind: 'site'; site: string } | { kind: 'back-office' };

/**
 * Whose address it is that a request of the studio or its people came to. What only they call answers on the hosts of
 * sites and on those of `BACK_OFFICE_HOSTS`: under any other name, such as an address of the machine, no proxy in front may
 * have checked it.
 * @param host the Host header
 * @returns null for a host that is nobody's: to be refused
 * @throws while the hosts of sites are not known
 */
export async function staffHost(host: string | null): Promise<StaffHost | null> {
  const site = await siteOf(host);
  if (site) return { kind: 'site', site };
  return isOneOf(environment().BACK_OFFICE_HOSTS, host) ? { kind: 'back-office' } : null;
}
