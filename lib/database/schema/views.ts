import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often the page of a vehicle was looked at on a site (VDP-48): a number, nothing about who looked. */
export const vehicleViews = pgTable(
  'car_views',
  {
    carId: text('car_id').notNull(),
    site: text().notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.carId, table.site] })],
);
