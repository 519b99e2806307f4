import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/instant.ts';
import { languageColumn } from '../platform/database/language-column.ts';

/** Columns shared by all payment tables: payer, amount and state at Stripe. */
export const paymentColumns = {
  id: uuid().primaryKey(),
  /** Short reference for phone calls: `R-7K2M9Q` for a reservation, `P-7K2M9Q` for an online payment. */
  reference: text().notNull(),
  siteSlug: text('site_slug').notNull(),
  locationId: text('location_id'),
  name: text().notNull(),
  email: text().notNull(),
  language: languageColumn(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull().default('aud'),
  /** Stripe's return URL. */
  returnUrl: text('return_url').notNull(),
  sessionId: text('session_id'),
  /** True if Stripe confirmed that the session can no longer be paid. */
  sessionClosed: boolean('session_closed').notNull().default(false),
  paymentIntentId: text('payment_intent_id'),
  paidCents: integer('paid_cents'),
  paidAt: instant('paid_at'),
  refundId: text('refund_id'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  refundedAt: instant('refunded_at'),
  /** A problem that needs manual attention, without personal data. */
  problem: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
};
