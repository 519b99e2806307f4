import type { Queryable } from '../../platform/database/client.server.ts';
import { bucketOf } from './buckets.ts';
import { METRICS } from './metrics.ts';
import type { SpeedReport } from './received.ts';

/**
 * Counts one page load in the histograms of its day. Pages of releases that never ran here are ignored, because
 * anyone can send a report.
 * @param page.day in the site's time zone
 * @param page.kind of the page, from the address table
 * @param page.ownRelease the release of this instance; null for a build without one
 */
export async function storeSpeed(
  db: Queryable,
  page: { siteSlug: string; day: string; kind: string; ownRelease: string | null },
  { release, device, ...figures }: SpeedReport,
): Promise<void> {
  const metrics = METRICS.filter((metric) => figures[metric] !== undefined);
  await db.query({
    name: 'store-speed',
    text: `with release as (
             insert into speed_releases (release, follows)
             select $5, (select release from speed_releases order by last_live_at desc, first_seen_at desc limit 1)
             where $8 and not exists (select from speed_releases known where known.release = $5)
             on conflict do nothing),
           -- At most once a minute, so that page loads do not wait for each other.
           live as (
             update speed_releases set last_live_at = now()
             where $8 and release = $5 and last_live_at < now() - interval '1 minute')
           insert into speed_days (site_slug, day, page_kind, device, release, metric, bucket, count)
           select $1, $2, $3, $4, $5, metric, bucket, 1 from unnest($6::text[], $7::int[]) as figure(metric, bucket)
           where $8 or exists (select from speed_releases known where known.release = $5)
           -- Locks rows in the same order as other page loads.
           order by metric
           on conflict (site_slug, day, page_kind, device, release, metric, bucket) do update
           set count = speed_days.count + 1`,
    values: [
      page.siteSlug,
      page.day,
      page.kind,
      device,
      release,
      metrics,
      metrics.map((metric) => bucketOf(metric, figures[metric] ?? 0)),
      release === page.ownRelease,
    ],
  });
}
