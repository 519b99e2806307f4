import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/instant.ts';

/** The columns that every table of payments has: who pays, how much, and how that stands at Stripe. */
export const paymentColumns = {
  id: uuid().primaryKey(),
  /** What people say on the phone: `R-7K2M9Q` of a reservation, `P-7K2M9Q` of an online payment. */
  reference: text().notNull(),
  siteSlug: text('site_slug').notNull(),
  locationId: text('location_id'),
  name: text().notNull(),
  email: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull().default('aud'),
  /** Where Stripe sends the payer back to. */
  returnUrl: text('return_url').notNull(),
  sessionId: text('session_id'),
  /** Whether Stripe has said that the session cannot be paid any more. */
  sessionClosed: boolean('session_closed').notNull().default(false),
  paymentIntentId: text('payment_intent_id'),
  paidCents: integer('paid_cents'),
  paidAt: instant('paid_at'),
  refundId: text('refund_id'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  refundedAt: instant('refunded_at'),
  /** What a person should look at, without personal data. */
  problem: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
};
