import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { fitContent } from '../../../sites/content-lake/fit-content.ts';
import { readAdvertSite } from '../advert-site.ts';
import { advertSiteQuery, advertSiteSchema } from '../advert-site-query.ts';
import { readOutgoingFeed } from '../outgoing-feed.ts';
import { outgoingFeedsQuery } from '../outgoing-feeds-query.ts';
import type { AdvertSource } from './advert-source.ts';

/** How long the feeds and sites are used before they are read again, in milliseconds. */
const FRESH_MS = 15_000;

/**
 * Returns a function that reads all published feeds and their sites, at most every 15 seconds. While the
 * content lake is away it returns what it read last, because sold vehicles must be withdrawn nevertheless.
 * A feed whose document is invalid is left out, so its adverts are withdrawn.
 * @param options.report called when the content lake is away
 */
export function advertSources({
  client,
  report,
  now = Date.now,
}: {
  client: Pick<SanityClient, 'fetch'>;
  report: (error: unknown) => void;
  now?: () => number;
}): () => Promise<readonly AdvertSource[]> {
  let last: { sources: readonly AdvertSource[]; at: number } | null = null;
  return async () => {
    if (last && now() - last.at < FRESH_MS) return last.sources;
    try {
      last = { sources: await readSources(client), at: now() };
    } catch (error) {
      if (!last) throw error;
      report(error);
      last = { ...last, at: now() };
    }
    return last.sources;
  };
}

const SITES = 'count(*[_type == "site"])';

async function readSources(client: Pick<SanityClient, 'fetch'>): Promise<AdvertSource[]> {
  const rows = z.array(z.unknown()).parse(await client.fetch(outgoingFeedsQuery, { site: null }));
  // A token without access reads an empty lake, which must not withdraw every advert.
  if (rows.length === 0 && (await client.fetch<number>(SITES)) === 0)
    throw new Error('the content lake has no site, so the outgoing feeds are not known');
  const feeds = rows.flatMap((row) => readOutgoingFeed(row) ?? []);
  const slugs = [...new Set(feeds.map(({ siteSlug }) => siteSlug))];
  const sites = new Map(
    await Promise.all(
      slugs.map(async (site) => {
        const result: unknown = await client.fetch(advertSiteQuery, { site });
        return [site, readAdvertSite(fitContent(advertSiteSchema, result).value)] as const;
      }),
    ),
  );
  return feeds.map((feed) => ({ feed, site: sites.get(feed.siteSlug) ?? null }));
}
