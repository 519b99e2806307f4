import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { writeLine } from '../../platform/logging/write-line.server.ts';
import { fitContent } from '../../sites/content-lake/fit-content.ts';
import { type AdvertSite, readAdvertSite } from './advert-site.ts';
import { advertSiteQuery, advertSiteSchema } from './advert-site-query.ts';
import { type OutgoingFeed, readOutgoingFeed } from './outgoing-feed.ts';
import { outgoingFeedsQuery } from './outgoing-feeds-query.ts';

const rowsSchema = z.array(z.unknown());
const PUBLISHED = { perspective: 'published' } as const;

/**
 * Returns the published outgoing feeds, also those that are off. An unusable one is logged and left out.
 * @param site slug; null for the feeds of all sites
 * @throws the content lake's error
 */
export async function outgoingFeeds(content: SanityClient, site: string | null): Promise<OutgoingFeed[]> {
  const rows = rowsSchema.parse(await content.fetch<unknown>(outgoingFeedsQuery, { site }, PUBLISHED));
  return rows.flatMap((row) => {
    const feed = readOutgoingFeed(row);
    if (!feed) writeLine('warn', { feed: idOf(row) }, 'outgoing_feed_unusable');
    return feed ?? [];
  });
}

/**
 * Returns what adverts need to know of a site; null for one that is not published or has no address.
 * @throws the content lake's error
 */
export async function advertSite(content: SanityClient, slug: string): Promise<AdvertSite | null> {
  const answer: unknown = await content.fetch<unknown>(advertSiteQuery, { site: slug }, PUBLISHED);
  return readAdvertSite(answer === null ? null : fitContent(advertSiteSchema, answer).value);
}

const idOf = (row: unknown): string | undefined => z.object({ id: z.string() }).safeParse(row).data?.id;
