import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { Device, Metric } from '../speed/metrics.ts';

/** Histograms of visitors' speed by day, in the site's time zone. Only counts: no page load can be told apart. */
export const speedDays = pgTable(
  'speed_days',
  {
    siteSlug: text('site_slug').notNull(),
    day: date({ mode: 'string' }).notNull(),
    pageKind: text('page_kind').notNull(),
    device: text().$type<Device>().notNull(),
    release: text().notNull(),
    metric: text().$type<Metric>().notNull(),
    /** See `lib/operations/speed/buckets.ts`. */
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'speed_days_key',
      columns: [
        table.siteSlug,
        table.day,
        table.pageKind,
        table.device,
        table.release,
        table.metric,
        table.bucket,
      ],
    }),
    index('speed_days_age').on(table.day),
  ],
);

/** Releases in the order in which visitors first had them. */
export const speedReleases = pgTable('speed_releases', {
  release: text().primaryKey(),
  firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
  /** When an instance of this release last received a page load of its own, to the minute. */
  lastLiveAt: instant('last_live_at').notNull().defaultNow(),
  /** The release that was live when visitors first had this one; null for the first. */
  follows: text(),
});

/** Measures that a release made slower, for the metric and one mail each. */
const regression = {
  release: text().notNull(),
  pageKind: text('page_kind').notNull(),
  device: text().$type<Device>().notNull(),
  metric: text().$type<Metric>().notNull(),
  /** The release that it is compared with. */
  earlier: text().notNull(),
  earlierP75: doublePrecision('earlier_p75').notNull(),
  p75: doublePrecision().notNull(),
  samples: integer().notNull(),
  foundAt: instant('found_at').notNull().defaultNow(),
  /** False once it is no longer slower. */
  isCurrent: boolean('is_current').notNull().default(true),
  mailedAt: instant('mailed_at'),
};

/** Kinds of pages that a release made slower over all sites. */
export const speedRegressions = pgTable('speed_regressions', regression, (table) => [
  primaryKey({ columns: [table.release, table.pageKind, table.device, table.metric] }),
  index('speed_regressions_age').on(table.foundAt),
]);

/** Kinds of pages that a release made slower at a site. */
export const speedSiteRegressions = pgTable(
  'speed_site_regressions',
  { siteSlug: text('site_slug').notNull(), ...regression },
  (table) => [
    primaryKey({
      name: 'speed_site_regressions_key',
      columns: [table.release, table.siteSlug, table.pageKind, table.device, table.metric],
    }),
    index('speed_site_regressions_age').on(table.foundAt),
  ],
);
