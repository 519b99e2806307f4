import type { AdvertSite } from '@forecourt/lib/operations/advertising/advert-site';
import type { OutgoingFeed } from '@forecourt/lib/operations/advertising/outgoing-feed';
import { advertSite, outgoingFeeds } from '@forecourt/lib/operations/advertising/read-feeds.server';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { contentClient } from './client.server.ts';

/**
 * Returns a feed that is on, with the facts of its site; null if the site has none with this id.
 * @throws if the content lake does not answer
 */
export async function loadOutgoingFeed(
  site: string,
  id: string,
): Promise<{ feed: OutgoingFeed; site: AdvertSite } | null> {
  const { feeds, facts } = await cached(
    'outgoingFeeds',
    { site },
    async () => {
      const content = contentClient('published');
      const [feeds, facts] = await Promise.all([outgoingFeeds(content, site), advertSite(content, site)]);
      return { feeds, facts };
    },
    { tags: [tagOf('site', { site }), tagOf('locations', { site }), tagOf('charges', { site })] },
  );
  const feed = feeds.find((each) => each.id === id);
  return feed?.isOn && facts ? { feed, site: facts } : null;
}
