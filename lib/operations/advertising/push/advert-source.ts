import { createHash } from 'node:crypto';
import type { AdvertSite } from '../advert-site.ts';
import type { OutgoingFeed } from '../outgoing-feed.ts';

/** A published feed and its site; without a site it advertises nothing. */
export interface AdvertSource {
  feed: OutgoingFeed;
  site: AdvertSite | null;
}

/** Returns a hash of all content that adverts of the feed depend on. */
export function signatureOf({ feed: { title: _, updatedAt: __, ...feed }, site }: AdvertSource): string {
  return createHash('sha256')
    .update(JSON.stringify([feed, site]))
    .digest('base64url');
}
