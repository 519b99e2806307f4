import { hostsQuery } from '@forecourt/schemas/queries/hosts';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/client.server.ts';
import { publishedContent } from '../../sites/content-lake/client.server.ts';
import { type SiteStock, siteStock } from '../stock.server.ts';

/** How long what was read is used: it looks through all vehicles, and scrapes come every few seconds. */
const FRESH_MS = 60_000;
/** How long the list of sites is used: it changes seldom, and each reading is a request that Sanity counts. */
const SITES_FRESH_MS = 600_000;

const sitesSchema = z.array(z.object({ slug: z.string(), dealershipIds: z.array(z.string()) }));

/**
 * Reads when the stock of each site was last current, in the background and at most once a minute.
 * @returns a function that returns the last reading; null without a content lake, which holds the list of sites
 */
export function siteStockReader(
  environment: Record<string, string | undefined>,
  database: Queryable,
): (() => readonly SiteStock[]) | null {
  if (!environment.SANITY_PROJECT_ID || !environment.SANITY_DATASET) return null;
  const lake = publishedContent(environment);
  let lastRead: readonly SiteStock[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let sites: z.output<typeof sitesSchema> = [];
  let sitesReadAt = Number.NEGATIVE_INFINITY;
  const currentSites = async () => {
    if (performance.now() - sitesReadAt < SITES_FRESH_MS) return sites;
    sites = sitesSchema.parse(await lake.fetch(hostsQuery));
    sitesReadAt = performance.now();
    return sites;
  };
  const refresh = () => {
    if (performance.now() - readAt < FRESH_MS) return;
    readAt = performance.now();
    void currentSites()
      .then((current) => siteStock(database, current))
      .then((stock) => {
        lastRead = stock;
      })
      // DatabaseDown and VendorAway report the cause; the ages of the last reading keep growing.
      .catch(() => {
        readAt = Number.NEGATIVE_INFINITY;
      });
  };
  refresh();
  return () => {
    refresh();
    return lastRead;
  };
}
