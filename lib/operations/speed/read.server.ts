import type { Queryable } from '../../platform/database/client.server.ts';
import { type BucketCount, percentileOf } from './buckets.ts';
import { budgetOf, type FieldBudgets } from './field-budgets.ts';
import { METRICS, type Metric } from './metrics.ts';
import type { SpeedAnswer, SpeedRequest, SpeedRow } from './speed-answer.ts';

const MOST_RELEASES = 20;

interface Row extends BucketCount {
  name: string;
  metric: Metric;
}

/**
 * Returns the p75 of real visitors' page loads, by kind of page and by release.
 * @param request.sites sites that the caller may see
 * @param budgets of the repository, by kind of page
 */
export async function readSpeed(
  db: Queryable,
  request: SpeedRequest,
  budgets: FieldBudgets,
): Promise<SpeedAnswer> {
  const values = [request.sites, request.from, request.to, request.device];
  const histogram = (column: string) =>
    db.query<Row>(
      `select ${column} as name, metric, bucket, sum(count)::int as count from speed_days
       where site_slug = any($1) and day between $2 and $3 and ($4::text is null or device = $4)
       group by 1, 2, 3`,
      values,
    );
  const [all, byPage, byRelease, releases, slower] = await Promise.all([
    histogram("''"),
    histogram('page_kind'),
    histogram('release'),
    db.query<{ release: string; firstSeenAt: Date }>(
      `select release, first_seen_at as "firstSeenAt" from speed_releases order by first_seen_at desc`,
    ),
    db.query<SpeedAnswer['slower'][number]>(
      `select '' as "siteSlug", page_kind as "pageKind", device, metric, earlier, release,
              earlier_p75 as "earlierP75", p75
       from speed_regressions where is_current
       union all
       select site_slug, page_kind, device, metric, earlier, release, earlier_p75, p75
       from speed_site_regressions where is_current and site_slug = any($1)
       order by 1, 2, 3, 4`,
      [request.sites],
    ),
  ]);
  const ofRelease = new Map(rowsIn(byRelease.rows).map((row) => [row.name, row]));
  return {
    budgets: Object.fromEntries(
      byPage.rows.flatMap(({ name }) => {
        const budget = budgetOf(budgets, name);
        return budget ? [[name, budget]] : [];
      }),
    ),
    total: rowsIn(all.rows)[0] ?? { name: '', figures: figuresIn([]) },
    pages: rowsIn(byPage.rows).toSorted(
      (a, b) => samplesOf(b) - samplesOf(a) || a.name.localeCompare(b.name),
    ),
    releases: releases.rows
      .flatMap(({ release, firstSeenAt }) => {
        const row = ofRelease.get(release);
        return row ? [{ ...row, firstSeenAt: firstSeenAt.toISOString() }] : [];
      })
      .slice(0, MOST_RELEASES),
    slower: slower.rows,
  };
}

function rowsIn(rows: readonly Row[]): SpeedRow[] {
  const byName = Map.groupBy(rows, ({ name }) => name);
  return [...byName].map(([name, own]) => ({ name, figures: figuresIn(own) }));
}

function figuresIn(rows: readonly Row[]): SpeedRow['figures'] {
  const figure = (metric: Metric) => {
    const found = percentileOf(
      metric,
      rows.filter((row) => row.metric === metric),
    );
    return found && { p75: found.value, samples: found.samples };
  };
  const [LCP, INP, CLS] = METRICS.map(figure);
  return { LCP: LCP ?? null, INP: INP ?? null, CLS: CLS ?? null };
}

const samplesOf = ({ figures }: SpeedRow): number =>
  Math.max(...METRICS.map((metric) => figures[metric]?.samples ?? 0));
