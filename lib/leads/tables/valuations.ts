import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { instant } from '../../platform/database/instant.ts';
import type { AdjustmentAnswer } from '../trade-in/adjustments.ts';
import { NO_ESTIMATE_REASONS } from '../trade-in/estimate.ts';
import type { OwnedVehicle } from '../trade-in/vehicle.ts';
import { leads } from './leads.ts';

/** Trade-in valuations from the first step on. Owned by a browser, later by an account. */
export const valuations = pgTable(
  'valuations',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    /** Set once the owner has verified a phone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** Stock vehicle that it is traded in against. */
    carId: text('car_id'),
    rego: text().notNull().default(''),
    regoState: text('rego_state').notNull().default(''),
    /** True if the plate was not found, so the vehicle was entered by hand. */
    plateUnknown: boolean('plate_unknown').notNull().default(false),
    vehicle: jsonb().$type<OwnedVehicle>(),
    /** True if the owner confirmed the vehicle. */
    confirmed: boolean().notNull().default(false),
    kilometres: integer(),
    answers: jsonb().$type<AdjustmentAnswer[]>().notNull().default([]),
    amountLow: integer('amount_low'),
    amountHigh: integer('amount_high'),
    /** Why there is no amount. */
    noEstimate: text('no_estimate', { enum: NO_ESTIMATE_REASONS }),
    /** When the server valued it; reset when the vehicle or condition changes. */
    valuedAt: instant('valued_at'),
    expiresAt: instant('expires_at'),
    acceptedAt: instant('accepted_at'),
    /** When the owner asked for an inspection. */
    inspectionAt: instant('inspection_at'),
    /** When staff inspected the car, and what they offer for it in whole dollars. */
    inspectedAt: instant('inspected_at'),
    inspectedAmount: integer('inspected_amount'),
    /** When its browser reported it, with the result computed by the server (TRADE-04). */
    reportedAt: instant('reported_at'),
    reported: jsonb().$type<{ low: number | null; high: number | null }>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('valuations_token').on(table.siteSlug, table.tokenHash),
    index('valuations_user').on(table.userId, table.siteSlug),
    index('valuations_lead').on(table.leadId),
    index('valuations_age').on(table.updatedAt),
  ],
);
