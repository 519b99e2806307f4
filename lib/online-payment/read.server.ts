import type { Queryable } from '../database/client.server.ts';
import { mayOpen } from '../reservation/access.ts';
import type { PaymentStatus } from './machine.ts';

/** A row of `online_payments`; money in cents. */
export interface OnlinePayment {
  id: string;
  reference: string;
  siteSlug: string;
  subject: string;
  carTitle: string | null;
  dealershipId: string | null;
  locationId: string | null;
  name: string;
  email: string;
  note: string;
  amountCents: number;
  currency: string;
  status: PaymentStatus;
  returnUrl: string;
  payableUntil: Date;
  sessionId: string | null;
  sessionClosed: boolean;
  paymentIntentId: string | null;
  paidCents: number | null;
  paidAt: Date | null;
  refundId: string | null;
  refundedCents: number;
  createdAt: Date;
}

const NAMES = {
  id: 'id',
  reference: 'reference',
  siteSlug: 'site_slug',
  subject: 'subject',
  carTitle: 'car_title',
  dealershipId: 'dealership_id',
  locationId: 'location_id',
  name: 'name',
  email: 'email',
  note: 'note',
  amountCents: 'amount_cents',
  currency: 'currency',
  status: 'status',
  returnUrl: 'return_url',
  payableUntil: 'payable_until',
  sessionId: 'session_id',
  sessionClosed: 'session_closed',
  paymentIntentId: 'payment_intent_id',
  paidCents: 'paid_cents',
  paidAt: 'paid_at',
  refundId: 'refund_id',
  refundedCents: 'refunded_cents',
  createdAt: 'created_at',
} satisfies Record<keyof OnlinePayment, string>;

/** The columns of a row, named as in `OnlinePayment`. */
export const PAYMENT_COLUMNS = Object.entries(NAMES)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ');

/** @returns null when there is none of this id */
export async function paymentById(db: Queryable, id: string): Promise<OnlinePayment | null> {
  const { rows } = await db.query<OnlinePayment>(
    `select ${PAYMENT_COLUMNS} from online_payments where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What opens a payer's own payment. */
export interface PaymentKey {
  siteSlug: string;
  reference: string;
  token: string;
  /** `RESERVATION_SECRET` */
  secret: string;
}

/**
 * The payment behind a payer's link.
 * @returns null for an unknown reference, one of another site, or a token that does not fit: nobody learns which
 */
export async function readPayment(
  db: Queryable,
  { siteSlug, reference, token, secret }: PaymentKey,
): Promise<OnlinePayment | null> {
  const { rows } = await db.query<OnlinePayment>(
    `select ${PAYMENT_COLUMNS} from online_payments where site_slug = $1 and reference = $2`,
    [siteSlug, reference],
  );
  const found = rows[0];
  return found && mayOpen(found.id, token, secret, 'online_payment') ? found : null;
}
