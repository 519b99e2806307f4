import type { BuildColumns, InferModelFromColumns } from 'drizzle-orm';
import type { Columns } from '../platform/database/row.ts';
import type { OwnerKind } from './owner.ts';
import type { paymentColumns } from './payment-columns.ts';
import type { ReferenceLetter } from './reference.ts';

export type PaymentRow = InferModelFromColumns<BuildColumns<string, typeof paymentColumns, 'pg'>>;

/** Sent to Stripe in addition to the amount. */
export interface PaymentDetails {
  /** Our own payment page, or Stripe's. */
  page: 'elements' | 'hosted_page';
  /** Shown to the payer on Stripe's page. */
  product: { name: string; description?: string };
  /** Shown to the dealer in Stripe. */
  description: string;
  /** Additional searchable metadata, besides reference and site. */
  metadata?: Record<string, string>;
  expiresAt: Date;
}

export interface Ledger<Row extends PaymentRow = PaymentRow> {
  kind: OwnerKind;
  table: 'reservations' | 'online_payments';
  columns: Columns<Row>;
  letter: ReferenceLetter;
  paymentDetails(row: Row): PaymentDetails;
}
