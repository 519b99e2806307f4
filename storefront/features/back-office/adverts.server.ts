import { feedPath } from '@forecourt/lib/operations/advertising/feed-path.server';
import { readOutgoingFeed as parseOutgoingFeed } from '@forecourt/lib/operations/advertising/outgoing-feed';
import { outgoingFeedsQuery } from '@forecourt/lib/operations/advertising/outgoing-feeds-query';
import { SOURCES_QUERY, sourcesSchema } from '@forecourt/lib/operations/advertising/overview/sources-query';
import { adverts } from '@forecourt/lib/operations/back-office/adverts.server';
import { environment } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { contentClient } from '@/content/client.server.ts';

const rowsSchema = z.array(z.unknown());

const answers = adverts({
  feeds: async () =>
    rowsSchema
      .parse(await contentClient().fetch(outgoingFeedsQuery, { site: null }))
      .flatMap((row) => parseOutgoingFeed(row) ?? []),
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
