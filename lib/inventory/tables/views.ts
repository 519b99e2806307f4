import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
