import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import type { BucketCount } from './buckets.ts';
import type { Device, Metric } from './metrics.ts';
import { regressionOf } from './regression.ts';

/** Days before the newest release that are compared with it. */
const COMPARED_DAYS = 14;

interface Row extends BucketCount {
  release: string;
  pageKind: string;
  device: Device;
  metric: Metric;
}

/**
 * Compares the newest release with the one before, for each kind of page and device over all sites, and stores
 * what became slower. Devices are compared separately, because a release does not decide who visits.
 */
export const findRegressions = (pool: pg.Pool): Promise<void> =>
  transaction(pool, async (connection) => {
    const { rows: releases } = await connection.query<{ release: string }>(
      `select release from speed_releases r
       where exists (select from speed_days d where d.release = r.release and d.day > current_date - $1::int)
       order by first_seen_at desc limit 2`,
      [COMPARED_DAYS],
    );
    const [newest, earlier] = releases.map(({ release }) => release);
    await connection.query(
      'update speed_regressions set is_current = false where is_current and release <> $1',
      [newest ?? ''],
    );
    if (!newest || !earlier) return;
    const { rows } = await connection.query<Row>(
      `select release, page_kind as "pageKind", device, metric, bucket, sum(count)::int as count from speed_days
       where release = any($1) and day > current_date - $2::int group by 1, 2, 3, 4, 5`,
      [[newest, earlier], COMPARED_DAYS],
    );
    for (const group of Map.groupBy(
      rows,
      ({ pageKind, device, metric }) => `${pageKind} ${device} ${metric}`,
    ).values()) {
      const [{ pageKind, device, metric }] = group as [Row, ...Row[]];
      const of = (release: string) => group.filter((row) => row.release === release);
      const regression = regressionOf(metric, of(earlier), of(newest));
      const key = [newest, pageKind, device, metric];
      if (!regression)
        await connection.query(
          `update speed_regressions set is_current = false
           where release = $1 and page_kind = $2 and device = $3 and metric = $4 and is_current`,
          key,
        );
      else
        await connection.query(
          `insert into speed_regressions (release, page_kind, device, metric, earlier, earlier_p75, p75, samples)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (release, page_kind, device, metric) do update
           set earlier = excluded.earlier, earlier_p75 = excluded.earlier_p75, p75 = excluded.p75,
               samples = excluded.samples, is_current = true`,
          [...key, earlier, regression.earlierP75, regression.p75, regression.samples],
        );
    }
  });
