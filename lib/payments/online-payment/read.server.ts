import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsExcept, type RowOf } from '../../platform/database/row.ts';
import type { Ledger, PaymentDetails } from '../ledger.ts';
import { type PaymentLink, rowById, rowByLink } from '../read.server.ts';
import { onlinePayments } from '../tables/online-payments.ts';

/** Details of an online payment for Stripe, which hosts the payment page (OPEN-103). */
const invoiceDetails = ({ reference, subject, note, payableUntil }: OnlinePayment): PaymentDetails => ({
  page: 'hosted_page',
  product: { name: `Payment for ${subject}`, ...(note && { description: note }) },
  description: `Payment ${reference} for ${subject}`,
  metadata: { subject },
  expiresAt: payableUntil,
});

export const PAYMENT_COLUMNS = columnsExcept(onlinePayments, ['digest']);

/** A row of `online_payments`; money in cents. */
export type OnlinePayment = RowOf<typeof PAYMENT_COLUMNS>;

export const ONLINE_PAYMENTS: Ledger<OnlinePayment> = {
  kind: 'online_payment',
  table: 'online_payments',
  columns: PAYMENT_COLUMNS,
  letter: 'P',
  paymentDetails: invoiceDetails,
};

export const paymentById = (db: Queryable, id: string): Promise<OnlinePayment | null> =>
  rowById(db, ONLINE_PAYMENTS, id);

/**
 * Returns the payment of a payer's link (OPEN-103).
 * @returns null for an unknown reference, another site's, or a wrong token, indistinguishably
 */
export const readPayment = (db: Queryable, link: PaymentLink): Promise<OnlinePayment | null> =>
  rowByLink(db, ONLINE_PAYMENTS, link);
