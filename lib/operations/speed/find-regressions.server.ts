import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { BucketCount } from './buckets.ts';
import { DEVICES, type Device, METRICS, type Metric } from './metrics.ts';
import { ENOUGH_SAMPLES, regressionOf } from './regression.ts';

/** Days of each release that are compared: the earlier one before the newest appeared, the newest up to today. */
const COMPARED_DAYS = 14;
/** A release without page loads for this many days, while others have some, was rolled back. */
const ABSENT_DAYS = 2;

interface Row extends BucketCount {
  release: string;
  siteSlug: string;
  pageKind: string;
  device: Device;
  metric: Metric;
}

interface Compared extends Omit<Row, 'release' | 'bucket' | 'count'> {
  earlier: BucketCount[];
  newest: BucketCount[];
}

/**
 * Compares the newest release with the one that was live before it, for each kind of page and device, over all sites and at each
 * site, and stores what became slower. Devices are compared separately, because a release does not decide who
 * visits. See `regressionOf` for the method.
 */
export const findRegressions = (pool: pg.Pool): Promise<void> =>
  transaction(pool, async (connection) => {
    const [newest, earlier] = await latestReleases(connection);
    const compared = newest && earlier ? await comparisonsOf(connection, newest, earlier) : [];
    const found = compared.flatMap(({ earlier: was, newest: is, ...group }) => {
      const regression = regressionOf(group.metric, was, is, compared.length);
      return regression ? [{ ...group, ...regression }] : [];
    });
    for (const table of ['speed_regressions', 'speed_site_regressions'] as const) {
      const isOfSites = table === 'speed_site_regressions';
      const own = found.filter(({ siteSlug }) => (siteSlug !== '') === isOfSites);
      const key = isOfSites
        ? 'release, page_kind, device, metric, site_slug'
        : 'release, page_kind, device, metric';
      const columns = [
        'pageKind',
        'device',
        'metric',
        ...(isOfSites ? (['siteSlug'] as const) : []),
      ] as const;
      const keys = columns.map((name) => own.map((row) => row[name]));
      await connection.query(
        `update ${table} set is_current = false where is_current and (${key}) not in (
           select $1::text, * from unnest(${keys.map((_, index) => `$${index + 2}::text[]`).join(', ')}))`,
        [newest ?? '', ...keys],
      );
      for (const row of own)
        await connection.query(
          `insert into ${table} (earlier, earlier_p75, p75, samples, ${key})
           values ($1, $2, $3, $4, $5, $6, $7, $8${isOfSites ? ', $9' : ''})
           on conflict (${key}) do update
           set earlier = excluded.earlier, earlier_p75 = excluded.earlier_p75, p75 = excluded.p75,
               samples = excluded.samples, is_current = true`,
          [earlier, row.earlierP75, row.p75, row.samples, newest, ...columns.map((name) => row[name])],
        );
    }
  });

/**
 * Returns the newest release that visitors have, and the one that was live before it. After a rollback that is not
 * the release published before, but the one that was brought back.
 */
async function latestReleases(db: Queryable): Promise<(string | null)[]> {
  const { rows } = await db.query<{ release: string; follows: string | null }>(
    `select release, follows from speed_releases r where exists (
       select from speed_days d where d.release = r.release
       and d.day > (select max(day) from speed_days) - case when exists (
         select from speed_releases later where later.first_seen_at > r.first_seen_at
       ) then $1::int else $2::int end
     )
     order by first_seen_at desc limit 1`,
    [COMPARED_DAYS, ABSENT_DAYS],
  );
  return rows.flatMap(({ release, follows }) => [release, follows]);
}

/** Returns the histograms of both releases where both have enough page loads; site '' is over all sites. */
async function comparisonsOf(db: Queryable, newest: string, earlier: string): Promise<Compared[]> {
  const { rows } = await db.query<Row>(
    `select release, coalesce(site_slug, '') as "siteSlug", page_kind as "pageKind", device, metric, bucket,
            sum(count)::int as count
     from speed_days, (select first_seen_at::date as since from speed_releases where release = $1) as first
     where device = any($4) and metric = any($5)
       and (release = $1 and day > current_date - $3::int or release = $2 and day > first.since - $3::int)
     group by grouping sets ((1, site_slug, 3, 4, 5, 6), (1, 3, 4, 5, 6))`,
    [newest, earlier, COMPARED_DAYS, [...DEVICES], [...METRICS]],
  );
  const groups = Map.groupBy(rows, ({ siteSlug, pageKind, device, metric }) =>
    [siteSlug, pageKind, device, metric].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { siteSlug, pageKind, device, metric } = first;
    const of = (release: string) => group.filter((row) => row.release === release);
    const compared = { siteSlug, pageKind, device, metric, earlier: of(earlier), newest: of(newest) };
    return [compared.earlier, compared.newest].every(
      (histogram) => histogram.reduce((sum, { count }) => sum + count, 0) >= ENOUGH_SAMPLES,
    )
      ? [compared]
      : [];
  });
}
