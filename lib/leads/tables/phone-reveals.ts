import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';

/** Reveals of a masked phone number (OPEN-005): vehicle, site and time, never who. */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null on a page without a vehicle. */
    carId: text('car_id').references(() => vehicles.id, { onDelete: 'set null' }),
    dealershipId: text('dealership_id').notNull(),
    websiteId: text('website_id').notNull(),
    revealedAt: instant('revealed_at').notNull().defaultNow(),
  },
  (table) => [
    index('phone_reveals_site').on(table.websiteId, table.revealedAt),
    index('phone_reveals_car').on(table.carId),
  ],
);
