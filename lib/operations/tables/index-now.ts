import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';

/**
 * The state of each vehicle's page that search engines were notified of. A timestamp per site would miss the
 * vehicles of an import that commits late.
 */
export const indexNowVehicles = pgTable(
  'index_now_cars',
  {
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** The last change of the page, as in the sitemap. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.carId] })],
);
