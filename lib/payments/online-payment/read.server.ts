import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsExcept, type RowOf } from '../../platform/database/row.ts';
import type { Ledger, PaymentDetails } from '../ledger.ts';
import { type PaymentLink, rowById, rowByLink } from '../read.server.ts';
import { onlinePayments } from '../tables/online-payments.ts';

/** What Stripe is told of an online payment; it is made on Stripe's page (OPEN-103). */
const invoiceDetails = ({ reference, subject, note, payableUntil }: OnlinePayment): PaymentDetails => ({
  page: 'hosted_page',
  product: { name: `Payment for ${subject}`, ...(note && { description: note }) },
  description: `Payment ${reference} for ${subject}`,
  metadata: { subject },
  expiresAt: payableUntil,
});

/** The columns of an online payment, without the digest. */
export const PAYMENT_COLUMNS = columnsExcept(onlinePayments, ['digest']);

/** A row of `online_payments`; money in cents. */
export type OnlinePayment = RowOf<typeof PAYMENT_COLUMNS>;

/** How online payments are paid. */
export const ONLINE_PAYMENTS: Ledger<OnlinePayment> = {
  kind: 'online_payment',
  table: 'online_payments',
  columns: PAYMENT_COLUMNS,
  letter: 'P',
  paymentDetails: invoiceDetails,
};

/**
 * The online payment of an id.
 * @returns null when there is none
 */
export const paymentById = (db: Queryable, id: string): Promise<OnlinePayment | null> =>
  rowById(db, ONLINE_PAYMENTS, id);

/**
 * The payment behind a payer's link (OPEN-103).
 * @returns null for an unknown reference, one of another site, or a token that does not fit: nobody learns which
 */
export const readPayment = (db: Queryable, link: PaymentLink): Promise<OnlinePayment | null> =>
  rowByLink(db, ONLINE_PAYMENTS, link);
