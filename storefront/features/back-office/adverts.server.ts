import { feedPath } from '@forecourt/lib/operations/advertising/feed-path.server';
import { SOURCES_QUERY, sourcesSchema } from '@forecourt/lib/operations/advertising/overview/sources-query';
import { outgoingFeeds } from '@forecourt/lib/operations/advertising/read-feeds.server';
import { adverts } from '@forecourt/lib/operations/back-office/adverts.server';
import { environment } from '@forecourt/lib/platform/env';
import { contentClient } from '@/content/client.server.ts';

const answers = adverts({
  feeds: () => outgoingFeeds(contentClient(), null),
  sources: async (site, feeds) =>
    sourcesSchema.parse(await contentClient().fetch(SOURCES_QUERY, { site, feeds: [...feeds] })),
  pathOf: (feed) => {
    const { OUTGOING_FEED_SECRET: secret } = environment();
    return secret ? feedPath(feed, secret) : null;
  },
  lake: (token) => contentClient().withConfig({ token, perspective: 'raw', stega: false }),
  secretKey: () => environment().FEED_SECRET_KEY ?? null,
});

export const {
  list: listOutgoingFeeds,
  read: readOutgoingFeed,
  vehicles: listAdverts,
  exportRefused,
  check: checkAdverts,
  renew: renewAdvertAddress,
  setCredential: setAdvertCredential,
} = answers;
