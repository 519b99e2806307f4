import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { vehicles } from './stock.ts';

/** Price history of vehicles, one row per price. Written in the import's transaction; append-only. */
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
    /** Previous price; null for the first. */
    was: integer(),
  },
  (table) => [index('price_changes_car').on(table.carId, table.id)],
);
