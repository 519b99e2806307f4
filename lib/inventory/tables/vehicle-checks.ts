import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { REGISTERS } from '../../sites/registers.ts';
import type { CheckResult } from '../registers/check.ts';
import { vehicles } from './stock.ts';

/** What the registers last answered about a vehicle, one row per register. */
export const vehicleChecks = pgTable(
  'vehicle_checks',
  {
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    register: text({ enum: REGISTERS }).notNull(),
    /** The VIN that the register was asked about. A vehicle with another one has no result. */
    vin: text().notNull(),
    /** When to ask again; a worker that asks sets it ahead, so that no other one asks as well. */
    nextAt: instant('next_at').notNull().defaultNow(),
    /** When the register gave `result`; null before its first answer. */
    checkedAt: instant('checked_at'),
    result: jsonb().$type<CheckResult>(),
    /** True if the result has an open safety recall, which blocks reserving. */
    blocksReserving: boolean('blocks_reserving').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.carId, table.register] }),
    index('vehicle_checks_due').on(table.nextAt),
  ],
);
