import type { z } from 'zod';
import type { Queryable } from '../../platform/database/client.server.ts';
import { publishedContent } from '../../sites/content-lake/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { hostsQuery, hostsSchema } from '../../sites/hosts-query.ts';
import { type SiteStock, siteStock } from '../stock-age.server.ts';

/** Cache duration: the query scans all vehicles, and scrapes come every few seconds. */
const FRESH_MS = 60_000;
/** Cache duration for the list of sites; each read counts towards Sanity's quota. */
const SITES_FRESH_MS = 600_000;

/** Returns a reader of sites' stock age, refreshed in the background; null without a lake. */
export function siteStockReader(
  environment: Record<string, string | undefined>,
  database: Queryable,
): (() => readonly SiteStock[]) | null {
  if (!environment.SANITY_PROJECT_ID || !environment.SANITY_DATASET) return null;
  const lake = publishedContent(environment);
  let lastRead: readonly SiteStock[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let sites: z.output<typeof hostsSchema> = [];
  let sitesReadAt = Number.NEGATIVE_INFINITY;
  const currentSites = async () => {
    if (performance.now() - sitesReadAt < SITES_FRESH_MS) return sites;
    sites = (await fetchContent(lake, { name: 'hostsQuery', query: hostsQuery, schema: hostsSchema })) ?? [];
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
      // DatabaseDown and VendorAway report the cause, and the last known ages keep growing.
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
