import type { BuildColumns, InferModelFromColumns } from 'drizzle-orm';
import type { Columns } from '../platform/database/row.ts';
import type { paymentColumns } from './columns.ts';
import type { OwnerKind } from './owner.ts';
import type { ReferenceLetter } from './reference.ts';

/** What every row of payments has, whatever is paid for; money in cents. */
export type PaymentRow = InferModelFromColumns<BuildColumns<string, typeof paymentColumns, 'pg'>>;

/** What Stripe is told of a payment beside the amount. */
export interface PaymentDetails {
  /** Where it is paid: on our own page or on Stripe's. */
  page: 'elements' | 'hosted_page';
  /** What the payer reads on Stripe's page. */
  product: { name: string; description?: string };
  /** What the dealer reads in the Stripe account. */
  description: string;
  /** What the dealer can search for there, beside reference and site. */
  metadata?: Record<string, string>;
  /** When Stripe ends the session by itself. */
  expiresAt: Date;
}

/** One kind of payment: where its rows are kept, and what is paid for. */
export interface Ledger<Row extends PaymentRow = PaymentRow> {
  kind: OwnerKind;
  table: 'reservations' | 'online_payments';
  columns: Columns<Row>;
  /** The first letter of its references. */
  letter: ReferenceLetter;
  paymentDetails(row: Row): PaymentDetails;
}
