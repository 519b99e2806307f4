import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { vehicles } from './stock.ts';

/**
 * The selling prices a vehicle has had, one row for each: written by the import that brings the price, in its
 * transaction, and never changed.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Whole dollars. */
    price: integer().notNull(),
    /** The price before it, null for the first. */
    was: integer(),
  },
  (table) => [index('price_changes_car').on(table.carId, table.id)],
);
