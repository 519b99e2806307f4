import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { leads } from '../../leads/tables/leads.ts';
import { instant } from '../../platform/database/instant.ts';
import { SALE_ORIGINS } from '../results/sale-origins.ts';
import type { Dimension } from '../results/selection.ts';

/**
 * Quarters of an hour whose figures have changed. Triggers write a row with each event, lead, reservation and
 * sale, in the same transaction; the worker deletes it when it has counted the day again. Append-only, so that
 * writers never wait for each other.
 */
export const resultsMarks = pgTable(
  'results_marks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteSlug: text('site_slug').notNull(),
    /** Start of the quarter. Every time zone's days begin on one. */
    at: instant('at').notNull(),
  },
  (table) => [index('results_marks_site').on(table.siteSlug, table.at)],
);

const figures = () => ({
  dimension: text().$type<Dimension>().notNull(),
  /** For example the name of a source or a model; empty if unknown. */
  value: text().notNull(),
  /** The group of the value: the kind of a source, the make of a model; empty for other values. */
  within: text().notNull(),
  visits: integer().notNull(),
  searches: integer().notNull(),
  views: integer().notNull(),
  enquiries: integer().notNull(),
  testDrives: integer('test_drives').notNull(),
  finance: integer().notNull(),
  tradeIns: integer('trade_ins').notNull(),
  reservations: integer().notNull(),
  sales: integer().notNull(),
  /** The row `total` of a week is never older than those of its days, unless an earlier release counted a day. */
  countedAt: instant('counted_at').notNull().defaultNow(),
});

/** Figures of a site's day by one dimension, in the site's time zone. No personal data. */
export const resultsDays = pgTable(
  'results_days',
  {
    siteSlug: text('site_slug').notNull(),
    day: date({ mode: 'string' }).notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.dimension, table.day, table.value, table.within] }),
  ],
);

/** Sums of `resultsDays` from a Monday to the Sunday after it, so that long periods read fewer rows. */
export const resultsWeeks = pgTable(
  'results_weeks',
  {
    siteSlug: text('site_slug').notNull(),
    /** The Monday. */
    week: date({ mode: 'string' }).notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.dimension, table.week, table.value, table.within] }),
  ],
);

/** Vehicles sold, once per site. Written by the worker, or by staff if the feed does not say. */
export const vehicleSales = pgTable(
  'vehicle_sales',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id').notNull(),
    soldAt: instant('sold_at').notNull(),
    origin: text({ enum: SALE_ORIGINS }).notNull(),
    /** The lead that led to it, if known. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** Studio user id of the person who entered it; null for others. */
    enteredBy: text('entered_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vehicle_sales_car').on(table.siteSlug, table.carId),
    index('vehicle_sales_site').on(table.siteSlug, table.soldAt),
    index('vehicle_sales_lead').on(table.leadId),
    index('vehicle_sales_age').on(table.soldAt),
    check('vehicle_sales_origin', sql.raw(`origin in ('${SALE_ORIGINS.join("', '")}')`)),
  ],
);

/** Monthly mails about results, one per site and month. */
export const resultsMails = pgTable(
  'results_mails',
  {
    siteSlug: text('site_slug').notNull(),
    /** First day of its month. */
    month: date({ mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null until it is sent. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.month] }),
    index('results_mails_age').on(table.createdAt),
  ],
);
