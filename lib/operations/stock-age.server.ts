import type { Queryable } from '../platform/database/client.server.ts';

/** SQL for when a feed's stock was last current, of `feeds` and `source` (`feed_sources`). */
export const CURRENT_AT = 'greatest(feeds.last_imported_at, source.succeeded_at)';

export interface FeedAge {
  feed: string;
  /** Number of these dealerships' vehicles in the feed. */
  vehicles: number;
  /** Last import or unchanged fetch; null without one. */
  currentAt: Date | null;
  /** Outcome of the last import; null without one. */
  outcome: string | null;
  /** Why the last fetch or import failed; null if it did not. */
  problem: string | null;
  /** When an operator disabled fetching; null while enabled. */
  switchedOffAt: Date | null;
}

/** Returns how current the stock of dealerships is, by feed, oldest first. */
export async function stockAges(db: Queryable, dealershipIds: readonly string[]): Promise<FeedAge[]> {
  const { rows } = await db.query<FeedAge>(
    `select listed.feed_id as feed, listed.vehicles,
            ${CURRENT_AT} as "currentAt", run.outcome,
            coalesce(source.problem, run.error) as problem, source.switched_off_at as "switchedOffAt"
     from (select feed_id, count(*)::int as vehicles from cars
           where dealership_id = any($1) and retired_at is null group by feed_id) listed
     join feeds on feeds.id = listed.feed_id
     left join feed_sources source on source.feed_id = listed.feed_id
     left join lateral (
       select outcome, error from feed_runs where feed_id = listed.feed_id order by id desc limit 1
     ) run on true
     order by "currentAt" nulls first, feed`,
    [dealershipIds],
  );
  return rows;
}

interface SellingSite {
  slug: string;
  dealershipIds: readonly string[];
}

export interface SiteStock {
  site: string;
  currentAt: Date;
}

/** Returns when each site's stock was last current; no entry for a site without a feed. */
export async function siteStock(db: Queryable, sites: readonly SellingSite[]): Promise<SiteStock[]> {
  const pairs = sites.flatMap(({ slug, dealershipIds }) => dealershipIds.map((id) => [slug, id] as const));
  const { rows } = await db.query<SiteStock>(
    `with listed as materialized (
       select distinct dealership_id, feed_id from cars where dealership_id = any($2) and retired_at is null)
     select sold.site, max(${CURRENT_AT}) as "currentAt"
     from unnest($1::text[], $2::text[]) as sold(site, dealership_id)
     join listed on listed.dealership_id = sold.dealership_id
     join feeds on feeds.id = listed.feed_id
     left join feed_sources source on source.feed_id = listed.feed_id
     group by sold.site having max(${CURRENT_AT}) is not null order by sold.site`,
    [pairs.map(([slug]) => slug), pairs.map(([, id]) => id)],
  );
  return rows;
}

/** Counts vehicle changes not yet in search or on pages; also returns the oldest one's time. */
export async function waitingChanges(
  db: Queryable,
  dealershipIds: readonly string[],
): Promise<{ toIndex: number; toAnnounce: number; since: Date | null }> {
  const { rows } = await db.query<{ toIndex: number; toAnnounce: number; since: Date | null }>(
    `select count(*) filter (where indexed_at is null)::int as "toIndex",
            count(*) filter (where indexed_at is not null)::int as "toAnnounce", min(created_at) as since
     from stock_outbox where dealership_id = any($1)`,
    [dealershipIds],
  );
  return rows[0] ?? { toIndex: 0, toAnnounce: 0, since: null };
}
