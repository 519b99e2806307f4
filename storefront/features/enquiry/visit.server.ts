import { reportsConversions } from '@forecourt/lib/sites/ad-networks';
import type { Site } from '@forecourt/lib/sites/site';
import { ownHosts } from '@forecourt/lib/sites/visit-source/own-hosts';
import { type SentVisit, type Visit, visitOf } from '@forecourt/lib/sites/visit-source/visit';

/**
 * Returns where a shopper came from, as their browser reports it. Consent counts only on a site that reports
 * conversions, because other sites do not ask for that.
 * @param hasGpc whether the request carries Global Privacy Control, which outweighs any consent
 */
export const shopperVisit = (
  site: Pick<Site, 'url' | 'hosts' | 'settings'>,
  sent: SentVisit,
  { hasGpc, now }: { hasGpc: boolean; now: Date },
): Visit | null =>
  visitOf(sent && { ...sent, consent: reportsConversions(site.settings) ? sent.consent : null }, {
    ownHosts: ownHosts(site),
    isConsentAssumed: site.settings.consentMode === 'granted',
    hasGpc,
    now,
  });
