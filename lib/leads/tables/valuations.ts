import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { instant } from '../../platform/database/instant.ts';
import type { AdjustmentAnswer } from '../trade-in/adjustments.ts';
import { NO_ESTIMATE_REASONS } from '../trade-in/estimate.ts';
import type { OwnedVehicle } from '../trade-in/vehicle.ts';
import { leads } from './leads.ts';

/** Trade-in valuations, from the first screen on; each belongs to the browser that began it, then to an account. */
export const valuations = pgTable(
  'valuations',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    /** Whose it is, once a phone has been verified. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** The vehicle of ours that it is traded in against. */
    carId: text('car_id'),
    rego: text().notNull().default(''),
    regoState: text('rego_state').notNull().default(''),
    /** Whether nobody knew the plate: then the vehicle is entered by hand. */
    plateUnknown: boolean('plate_unknown').notNull().default(false),
    vehicle: jsonb().$type<OwnedVehicle>(),
    /** Whether its owner said that this is the vehicle. */
    confirmed: boolean().notNull().default(false),
    kilometres: integer(),
    answers: jsonb().$type<AdjustmentAnswer[]>().notNull().default([]),
    amountLow: integer('amount_low'),
    amountHigh: integer('amount_high'),
    /** Why there is no amount. */
    noEstimate: text('no_estimate', { enum: NO_ESTIMATE_REASONS }),
    /** When the server valued it; null again once something it stands on was changed. */
    valuedAt: instant('valued_at'),
    expiresAt: instant('expires_at'),
    acceptedAt: instant('accepted_at'),
    inspectionAt: instant('inspection_at'),
    /** When its browser reported it, and the result as the server had computed it (TRADE-04). */
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
