import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/** View counts of vehicle pages by site (VDP-48). No data about visitors. */
export const vehicleViews = pgTable(
  'car_views',
  {
    carId: text('car_id').notNull(),
    site: text().notNull(),
    views: integer().notNull().default(0),
    /** Last view. Counts that no longer grow are deleted after a while. */
    viewedAt: instant('viewed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.site] }), index('car_views_age').on(table.viewedAt)],
);

/** The same views by day in the site's time zone, for the figures of the last months. */
export const vehicleViewDays = pgTable(
  'car_view_days',
  {
    site: text().notNull(),
    carId: text('car_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.carId, table.day] }),
    index('car_view_days_age').on(table.day),
  ],
);
