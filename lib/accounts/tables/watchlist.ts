import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';
import { users } from './accounts.ts';

/** Saved vehicles by account and site (WATCH-06). A sold one stays until it is removed. */
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

/** Vehicles that shoppers own, for their garage. */
export const ownVehicles = pgTable(
  'own_vehicles',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rego: text().notNull(),
    regoState: text('rego_state').notNull(),
    /** The owner's description, such as `2019 Mazda CX-5`. */
    description: text().notNull(),
    /** Towing limits in kg, as on the vehicle's plate; null if the owner has not stated them. */
    brakedTowing: integer('braked_towing'),
    ballLimit: integer('ball_limit'),
    gcm: integer(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('own_vehicles_rego').on(table.userId, table.siteSlug, table.regoState, table.rego)],
);
