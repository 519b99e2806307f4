import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { leads } from '../../leads/tables/leads.ts';
import { reservations } from '../../payments/tables/reservations.ts';
import { instant } from '../../platform/database/instant.ts';
import { CONVERSION_KINDS, CONVERSION_STATES, RECEIVERS } from '../conversions/kinds.ts';

/**
 * Outbox of conversions for advertising networks. It has no click id and no contact: these are read from the
 * lead or reservation when the conversion is sent, so that an erasure or a withdrawn consent counts.
 */
export const conversions = pgTable(
  'conversions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteSlug: text('site_slug').notNull(),
    receiver: text({ enum: RECEIVERS }).notNull(),
    kind: text({ enum: CONVERSION_KINDS }).notNull(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    occurredAt: instant('occurred_at').notNull(),
    /** In cents; null for leads and test drives. */
    valueCents: integer('value_cents'),
    state: text({ enum: CONVERSION_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** The network's last error, or why nothing was sent; without the shopper's data. */
    problem: text(),
  },
  (table) => [
    check('conversions_of_one', sql`num_nonnulls(${table.leadId}, ${table.reservationId}) = 1`),
    // Each conversion exists once, however often it is found.
    uniqueIndex('conversions_lead').on(table.receiver, table.kind, table.leadId),
    uniqueIndex('conversions_reservation').on(table.receiver, table.kind, table.reservationId),
    index('conversions_due').on(table.nextAttemptAt).where(sql`${table.state} in ('waiting', 'retracting')`),
    index('conversions_age').on(table.occurredAt),
  ],
);

/** Since when a site reports to a network: what happened before is never sent. */
export const conversionReceivers = pgTable(
  'conversion_receivers',
  {
    siteSlug: text('site_slug').notNull(),
    receiver: text({ enum: RECEIVERS }).notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    lastSentAt: instant('last_sent_at'),
    /** Since when nothing is accepted; null while it works. */
    failingSince: instant('failing_since'),
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.receiver] })],
);
