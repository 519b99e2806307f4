import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';

/** Why the last payment of a checkout was not taken. */
export const PAYMENT_PROBLEMS = ['declined', 'authentication', 'token', 'limit'] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** Checkout sessions that assistants opened for shoppers (Agentic Commerce Protocol). */
export const agentCheckouts = pgTable(
  'agent_checkouts',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** The id of the assistant's platform, as in `AGENT_PLATFORMS`. */
    platform: text().notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    name: text(),
    mobile: text(),
    email: text(),
    /** The fee as last shown to the assistant, in cents. */
    amountCents: integer('amount_cents').notNull(),
    /** Set by the shopper on the site's own page (OPEN-025). */
    termsAcceptedAt: instant('terms_accepted_at'),
    /** The token of the reservation that is being or was paid; null before and after a failed payment. */
    reservationToken: uuid('reservation_token'),
    problem: text().$type<PaymentProblem>(),
    /** Until when one call pays for this session, and others are refused. Null: no call pays. */
    payingUntil: instant('paying_until'),
    cancelledAt: instant('cancelled_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('agent_checkouts_reservation').on(table.siteSlug, table.reservationToken),
    index('agent_checkouts_age').on(table.updatedAt),
    check('agent_checkouts_amount', sql`amount_cents > 0`),
  ],
);

/** Answers to assistants' requests by idempotency key, kept for two days. */
export const agentRequests = pgTable(
  'agent_requests',
  {
    siteSlug: text('site_slug').notNull(),
    platform: text().notNull(),
    /** The path of the request. Keys are scoped by it. */
    endpoint: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the canonical JSON of the request's body. */
    fingerprint: text().notNull(),
    checkoutId: uuid('checkout_id').references(() => agentCheckouts.id, { onDelete: 'cascade' }),
    /** null while the request is in progress. */
    status: integer(),
    answer: jsonb(),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.platform, table.endpoint, table.key] }),
    index('agent_requests_age').on(table.claimedAt),
    index('agent_requests_checkout').on(table.checkoutId),
  ],
);

/** Outbox of order events for assistants' platforms. The order itself is read when an event is sent. */
export const agentOrderEvents = pgTable(
  'agent_order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => agentCheckouts.id, { onDelete: 'cascade' }),
    type: text({ enum: ['order_create', 'order_update'] }).notNull(),
    state: text({ enum: ['waiting', 'sent', 'dead', 'needless'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    problem: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('agent_order_events_due').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('agent_order_events_checkout').on(table.checkoutId, table.id),
  ],
);
