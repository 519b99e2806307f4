import type { ClickId } from '../../sites/visit-source/click-ids.ts';
import type { AdClick, Visit } from '../../sites/visit-source/visit.ts';
import type { Receiver } from './kinds.ts';

/** The shopper of a lead or reservation, read when its conversion is sent. */
export interface Shopper {
  visit: Visit | null;
  email: string;
  phone: string;
  /** Whether the shopper wants news and offers: the box of an enquiry on this site, unless withdrawn since. */
  hasOptedIn: boolean;
}

/** What may be sent of a shopper. */
export interface Shared {
  clicks: Partial<Record<ClickId, AdClick>>;
  contact: { email: string; phone: string } | null;
}

const CLICKS_OF: Record<Receiver, readonly ClickId[]> = {
  google: ['gclid', 'gbraid', 'wbraid'],
  meta: ['fbclid'],
};

/**
 * Returns what a network may receive of a shopper; null if nothing.
 * The click needs consent to advertising. The contact needs that consent to be the shopper's own choice, and
 * the box for news and offers as well. Without consent, nothing is sent, whoever asks.
 */
export function sharedWith(receiver: Receiver, { visit, email, phone, hasOptedIn }: Shopper): Shared | null {
  if (!visit?.adConsent) return null;
  const clicks: Shared['clicks'] = {};
  for (const name of CLICKS_OF[receiver]) {
    const click = visit.clicks?.[name];
    if (click) clicks[name] = click;
  }
  const isContactShared = visit.adConsent === 'explicit' && hasOptedIn && (email !== '' || phone !== '');
  if (Object.keys(clicks).length === 0 && !isContactShared) return null;
  return { clicks, contact: isContactShared ? { email, phone } : null };
}
