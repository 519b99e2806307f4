import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import { endSession } from '../close.server.ts';
import type { PaymentConnections } from '../connections.ts';
import type { PaymentLink } from '../read.server.ts';
import type { PaymentSession } from '../session.server.ts';
import { resumeSession } from '../session.server.ts';
import { applyReservationEvent, type StepSource } from './apply.server.ts';
import { type Choices, choicesSchema } from './choices.ts';
import { type Customer, customerSchema } from './customer.ts';
import { isRecalled } from './is-recalled.server.ts';
import {
  RESERVATION_COLUMNS,
  RESERVATIONS,
  type Reservation,
  readReservation,
  reservationById,
} from './read.server.ts';

const SHOPPER: StepSource = { actor: 'shopper' };

/** A shopper's changes during checkout; missing fields stay unchanged. */
export interface Progress {
  customer?: Partial<Customer>;
  choices?: Choices;
  /** Accepted before paying (OPEN-025). */
  termsAccepted?: true;
}

export type Saved =
  | { outcome: 'saved'; reservation: Reservation }
  | { outcome: 'unknown' }
  /** Already paid or ended, so nothing can be added. */
  | { outcome: 'ended'; reservation: Reservation }
  | { outcome: 'invalid'; fields: string[] };

/**
 * Saves a shopper's progress, so that they can leave and come back.
 * @throws the database's error
 */
export async function saveProgress(pool: pg.Pool, link: PaymentLink, progress: Progress): Promise<Saved> {
  const customer = customerSchema.partial().safeParse(progress.customer ?? {});
  const choices = choicesSchema.safeParse(progress.choices ?? {});
  const issues = [...(customer.error?.issues ?? []), ...(choices.error?.issues ?? [])];
  if (!customer.success || !choices.success)
    return { outcome: 'invalid', fields: [...new Set(issues.map(({ path }) => path.join('.')))] };
  const reservation = await readReservation(pool, link);
  if (!reservation) return { outcome: 'unknown' };
  const { name, mobile, email } = customer.data;
  const { rows } = await pool.query<Reservation>(
    `update reservations set name = coalesce($2, name), mobile = coalesce($3, mobile), email = coalesce($4, email),
            choices = choices || $5::jsonb,
            terms_accepted_at = case when $6 then coalesce(terms_accepted_at, now()) else terms_accepted_at end,
            updated_at = now()
     where id = $1 and status = 'held' returning ${RESERVATION_COLUMNS}`,
    [
      reservation.id,
      name ?? null,
      mobile === undefined ? null : normalisePhone(mobile),
      email ?? null,
      choices.data,
      progress.termsAccepted ?? false,
    ],
  );
  return rows[0] ? { outcome: 'saved', reservation: rows[0] } : { outcome: 'ended', reservation };
}

/**
 * Returns the payment session of an unpaid reservation.
 * @returns null if there is nothing left to pay, or if the vehicle has an open safety recall
 * @throws Stripe's or the database's error
 */
export async function resumePayment(
  { pool, stripe }: Pick<PaymentConnections, 'pool' | 'stripe'>,
  reservation: Reservation,
): Promise<PaymentSession | null> {
  if (
    !stripe ||
    reservation.platform ||
    reservation.status !== 'held' ||
    reservation.heldUntil.getTime() <= Date.now()
  )
    return null;
  if (await isRecalled(pool, reservation)) return null;
  return resumeSession({ pool, stripe }, RESERVATIONS, reservation);
}

export type Cancelled =
  /** Nothing was or will be paid. */
  | { outcome: 'cancelled'; reservation: Reservation }
  /** The fee is being refunded. */
  | { outcome: 'refunding'; reservation: Reservation }
  | { outcome: 'unknown' }
  /** It had already ended. */
  | { outcome: 'ended'; reservation: Reservation };

/**
 * Cancels a reservation for its shopper, with a full refund if it was paid (OPEN-025). A payment that arrives
 * at the same time is refunded too.
 * @throws the database's error
 */
export async function cancelByShopper(
  { pool, stripe, secret }: PaymentConnections,
  link: Omit<PaymentLink, 'secret'>,
): Promise<Cancelled> {
  const reservation = await readReservation(pool, { ...link, secret });
  if (!reservation) return { outcome: 'unknown' };
  return releaseVehicle({ pool, stripe }, reservation.id, SHOPPER);
}

/**
 * Releases the vehicle and refunds the fee if it was paid. For shoppers and staff.
 * @throws the database's error
 */
export async function releaseVehicle(
  { pool, stripe }: Pick<PaymentConnections, 'pool' | 'stripe'>,
  id: string,
  by: StepSource,
): Promise<Cancelled> {
  const result = await transaction(pool, async (connection) => {
    const cancellation = await applyReservationEvent(
      connection,
      id,
      { type: 'cancel', reason: 'requested' },
      by,
    );
    // The row is locked: nothing can have happened in between.
    return cancellation.outcome === 'nothing'
      ? applyReservationEvent(connection, id, { type: 'refund', reason: 'requested' }, by)
      : cancellation;
  });
  if (result.outcome === 'unknown') return { outcome: 'unknown' };
  const { reservation } = result;
  if (result.outcome === 'nothing') return { outcome: 'ended', reservation };
  if (reservation.status === 'refund_pending') return { outcome: 'refunding', reservation };
  // If this fails, reconciliation closes the session. A payment found now counts regardless of the status the
  // actor saw.
  const { seen: _, ...anyState } = by;
  const session = stripe
    ? await endSession({ pool, stripe }, RESERVATIONS, reservation, anyState).catch(() => null)
    : null;
  if (session !== 'paid') return { outcome: 'cancelled', reservation };
  return { outcome: 'refunding', reservation: (await reservationById(pool, id)) ?? reservation };
}
