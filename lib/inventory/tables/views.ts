import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/** How often the page of a vehicle was looked at on a site (VDP-48): a number, nothing about who looked. */
export const vehicleViews = pgTable(
  'car_views',
  {
    carId: text('car_id').notNull(),
    site: text().notNull(),
    views: integer().notNull().default(0),
    /** The last view: a count that nobody adds to any more is deleted after a while. */
    viewedAt: instant('viewed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.site] }), index('car_views_age').on(table.viewedAt)],
);
