import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';

/** Every time somebody asked to see a masked phone number (OPEN-005): of what, where and when, never who. */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null on a page that is about no vehicle. */
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
