import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/**
 * The government charges that the search index is computed with, in a single row. It is stored in the transaction that
 * queues the affected vehicles, so that none is indexed with earlier charges.
 */
export const indexedCharges = pgTable('indexed_charges', {
  /** Always `current`. */
  id: text().primaryKey(),
  /** Dealerships of the sites that search by prices with these charges. */
  dealershipIds: text('dealership_ids').array().notNull(),
  /** The published tables, as the content lake has them. */
  tables: jsonb().$type<unknown[]>().notNull(),
  /** Hash of the tables in force, which changes when one is replaced, starts or ends. */
  rates: text().notNull(),
  /** The date in each state. */
  days: text().array().notNull(),
  storedAt: instant('stored_at').notNull().defaultNow(),
});
