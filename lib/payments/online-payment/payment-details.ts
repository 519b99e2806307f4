import type { PaymentDetails } from '../ledger.ts';
import type { OnlinePayment } from './read.server.ts';

/** What Stripe is told of an online payment; it is made on Stripe's page (OPEN-103). */
export const invoiceDetails = ({
  reference,
  subject,
  note,
  payableUntil,
}: OnlinePayment): PaymentDetails => ({
  page: 'hosted_page',
  product: { name: `Payment for ${subject}`, ...(note && { description: note }) },
  description: `Payment ${reference} for ${subject}`,
  metadata: { subject },
  expiresAt: payableUntil,
});
