import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';
import { users } from './accounts.ts';

/** The vehicles that accounts have saved on a site (WATCH-06). One that is sold stays until it is removed. */
export const watchlistItems = pgTable(
  'watchlist_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('watchlist_items_car').on(table.userId, table.siteSlug, table.carId),
    index('watchlist_items_saved').on(table.carId),
  ],
);

/** The vehicles that people say they own, for their garage. */
export const ownVehicles = pgTable(
  'own_vehicles',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rego: text().notNull(),
    /** Which state registered it. */
    regoState: text('rego_state').notNull(),
    /** In the owner's words, such as `2019 Mazda CX-5`. */
    description: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('own_vehicles_rego').on(table.userId, table.siteSlug, table.regoState, table.rego)],
);
