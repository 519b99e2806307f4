import type { Site } from '@forecourt/lib/sites/site';
import { ownHosts } from '@forecourt/lib/sites/visit-source/own-hosts';
import { type SentVisit, type Visit, visitOf } from '@forecourt/lib/sites/visit-source/visit';

/**
 * Returns where a shopper came from, as their browser reports it.
 * @param hasGpc whether the request carries Global Privacy Control, which outweighs any consent
 */
export const shopperVisit = (
  site: Pick<Site, 'url' | 'hosts' | 'settings'>,
  sent: SentVisit,
  { hasGpc, now }: { hasGpc: boolean; now: Date },
): Visit | null =>
  visitOf(sent, {
    ownHosts: ownHosts(site),
    isConsentAssumed: site.settings.consentMode === 'granted',
    hasGpc,
    now,
  });
