import type { Queryable } from '../database/client.server.ts';
import { mayOpen } from './access.ts';
import type { ReservedCar } from './car.ts';
import type { Choices } from './choices.ts';
import type { Reason, ReservationStatus } from './machine.ts';
import { readReference } from './reference.ts';

/** A row of `reservations`; money in cents. */
export interface Reservation {
  id: string;
  reference: string;
  siteSlug: string;
  carId: string;
  car: ReservedCar;
  dealershipId: string;
  locationId: string | null;
  name: string;
  mobile: string;
  email: string;
  choices: Choices;
  termsAcceptedAt: Date | null;
  amountCents: number;
  currency: string;
  status: ReservationStatus;
  reason: Reason | null;
  heldUntil: Date;
  holdHours: number;
  paymentPage: 'elements' | 'hosted_page';
  returnUrl: string;
  sessionId: string | null;
  sessionClosed: boolean;
  paymentIntentId: string | null;
  paidCents: number | null;
  paidAt: Date | null;
  refundId: string | null;
  refundsFailed: number;
  refundAttempts: number;
  refundDueAt: Date | null;
  refundedCents: number;
  refundedAt: Date | null;
  problem: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const NAMES = {
  id: 'id',
  reference: 'reference',
  siteSlug: 'site_slug',
  carId: 'car_id',
  car: 'car',
  dealershipId: 'dealership_id',
  locationId: 'location_id',
  name: 'name',
  mobile: 'mobile',
  email: 'email',
  choices: 'choices',
  termsAcceptedAt: 'terms_accepted_at',
  amountCents: 'amount_cents',
  currency: 'currency',
  status: 'status',
  reason: 'reason',
  heldUntil: 'held_until',
  holdHours: 'hold_hours',
  paymentPage: 'payment_page',
  returnUrl: 'return_url',
  sessionId: 'session_id',
  sessionClosed: 'session_closed',
  paymentIntentId: 'payment_intent_id',
  paidCents: 'paid_cents',
  paidAt: 'paid_at',
  refundId: 'refund_id',
  refundsFailed: 'refunds_failed',
  refundAttempts: 'refund_attempts',
  refundDueAt: 'refund_due_at',
  refundedCents: 'refunded_cents',
  refundedAt: 'refunded_at',
  problem: 'problem',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Record<keyof Reservation, string>;

/** The columns of a row, named as in `Reservation`. */
export const RESERVATION_COLUMNS = Object.entries(NAMES)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ');

/** @returns null when there is none of this id */
export async function reservationById(db: Queryable, id: string): Promise<Reservation | null> {
  const { rows } = await db.query<Reservation>(
    `select ${RESERVATION_COLUMNS} from reservations where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What opens a shopper's own reservation. */
export interface ReservationKey {
  siteSlug: string;
  reference: string;
  token: string;
  /** `RESERVATION_SECRET` */
  secret: string;
}

/**
 * The reservation behind a shopper's link.
 * @returns null for an unknown reference, one of another site, or a token that does not fit: nobody learns which
 */
export async function readReservation(
  db: Queryable,
  { siteSlug, reference, token, secret }: ReservationKey,
): Promise<Reservation | null> {
  const known = readReference(reference);
  if (!known) return null;
  const { rows } = await db.query<Reservation>({
    name: 'reservation-by-reference',
    text: `select ${RESERVATION_COLUMNS} from reservations where site_slug = $1 and reference = $2`,
    values: [siteSlug, known],
  });
  const found = rows[0];
  return found && mayOpen(found.id, token, secret) ? found : null;
}
