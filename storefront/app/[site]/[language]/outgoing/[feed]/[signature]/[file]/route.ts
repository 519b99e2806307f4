import { feedResponse } from '@/features/outgoing-feed/feed-response.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** The file of an outgoing feed, at an address that only its receiver knows. */
export const GET = withSite(feedResponse, {
  params: ['feed', 'signature', 'file'],
  failure: { event: 'outgoing_feed_failed', code: 'unavailable' },
});
