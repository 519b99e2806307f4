import { hostsQuery } from '@forecourt/schemas/queries/hosts';
import { z } from 'zod';
import { publishedContent } from '../content-lake/client.server.ts';
import type { Queryable } from '../database/client.server.ts';
import { type SiteStock, siteStock } from '../operations/stock.server.ts';

/** How long what was read is used: it looks through all vehicles, and scrapes come every few seconds. */
const FRESH_MS = 60_000;

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
  const refresh = () => {
    if (performance.now() - readAt < FRESH_MS) return;
    readAt = performance.now();
    void lake
      .fetch(hostsQuery)
      .then((sites) => siteStock(database, sitesSchema.parse(sites)))
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
