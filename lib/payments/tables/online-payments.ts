import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { languageCheck } from '../../platform/database/language-column.ts';
import { PAYMENT_STATUSES } from '../online-payment/machine.ts';
import { paymentColumns } from '../payment-columns.ts';

/**
 * Payments of invoices and balances (OPEN-103). For the statuses see
 * `lib/payments/online-payment/machine.ts`.
 */
export const onlinePayments = pgTable(
  'online_payments',
  {
    ...paymentColumns,
    /** Invoice or stock number, as typed. */
    subject: text().notNull(),
    /** Title of the vehicle with that stock number at the time. */
    carTitle: text('car_title'),
    dealershipId: text('dealership_id'),
    /** The payer's reference. */
    note: text().notNull(),
    /** Digest of all answers, which prevents duplicate open payments. */
    digest: text().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    /** Expiry. */
    payableUntil: instant('payable_until').notNull(),
  },
  (table) => [
    uniqueIndex('online_payments_reference').on(table.reference),
    uniqueIndex('online_payments_session').on(table.sessionId),
    uniqueIndex('online_payments_intent').on(table.paymentIntentId),
    // Identical details reuse the open payment.
    uniqueIndex('online_payments_open').on(table.siteSlug, table.digest).where(sql`status = 'open'`),
    index('online_payments_same').on(table.siteSlug, table.digest, table.paidAt),
    index('online_payments_site').on(table.siteSlug, table.createdAt),
    index('online_payments_open_session').on(table.createdAt).where(sql`not session_closed`),
    check('online_payments_amount', sql`amount_cents > 0 and currency = 'aud'`),
    check('online_payments_money', sql`refunded_cents >= 0 and refunded_cents <= coalesce(paid_cents, 0)`),
    check('online_payments_status', sql.raw(`status in ('${PAYMENT_STATUSES.join("', '")}')`)),
    languageCheck('online_payments_language', table.language),
  ],
);
