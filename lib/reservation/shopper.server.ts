import type pg from 'pg';
import { transaction } from '../database/client.server.ts';
import { normalisePhone } from '../lead/phone.ts';
import type { PaymentConnections } from '../payments/connections.ts';
import { applyNews, type By } from './apply.server.ts';
import { type Choices, choicesSchema } from './choices.ts';
import { closePayment } from './close.server.ts';
import { type Customer, customerSchema } from './customer.ts';
import {
  RESERVATION_COLUMNS,
  type Reservation,
  type ReservationKey,
  readReservation,
  reservationById,
} from './read.server.ts';
import { openSession, type PaymentSession } from './session.server.ts';

const SHOPPER: By = { actor: 'shopper' };

/** What a shopper adds or changes on the way; what is absent stays. */
export interface Progress {
  customer?: Partial<Customer>;
  choices?: Choices;
  /** Ticked before paying (OPEN-025). */
  termsAccepted?: true;
}

export type Saved =
  | { outcome: 'saved'; reservation: Reservation }
  | { outcome: 'unknown' }
  /** Paid or over: there is nothing to add any more. */
  | { outcome: 'ended'; reservation: Reservation }
  | { outcome: 'invalid'; fields: string[] };

/**
 * Keeps what a shopper has filled in, so that they may leave and come back.
 * @throws the database's error
 */
export async function saveProgress(pool: pg.Pool, key: ReservationKey, progress: Progress): Promise<Saved> {
  const customer = customerSchema.partial().safeParse(progress.customer ?? {});
  const choices = choicesSchema.safeParse(progress.choices ?? {});
  const issues = [...(customer.error?.issues ?? []), ...(choices.error?.issues ?? [])];
  if (!customer.success || !choices.success)
    return { outcome: 'invalid', fields: [...new Set(issues.map(({ path }) => path.join('.')))] };
  const found = await readReservation(pool, key);
  if (!found) return { outcome: 'unknown' };
  const { name, mobile, email } = customer.data;
  const { rows } = await pool.query<Reservation>(
    `update reservations set name = coalesce($2, name), mobile = coalesce($3, mobile), email = coalesce($4, email),
            choices = choices || $5::jsonb,
            terms_accepted_at = case when $6 then coalesce(terms_accepted_at, now()) else terms_accepted_at end,
            updated_at = now()
     where id = $1 and status = 'held' returning ${RESERVATION_COLUMNS}`,
    [
      found.id,
      name ?? null,
      mobile === undefined ? null : normalisePhone(mobile),
      email ?? null,
      choices.data,
      progress.termsAccepted ?? false,
    ],
  );
  return rows[0] ? { outcome: 'saved', reservation: rows[0] } : { outcome: 'ended', reservation: found };
}

/**
 * The payment of a reservation that is still to be paid, for a shopper who comes back to it.
 * @returns null when there is nothing to pay any more
 * @throws Stripe's error
 */
export async function resumePayment(
  { pool, stripe }: Pick<PaymentConnections, 'pool' | 'stripe'>,
  reservation: Reservation,
): Promise<PaymentSession | null> {
  if (!stripe || reservation.status !== 'held' || reservation.heldUntil.getTime() <= Date.now()) return null;
  if (!reservation.sessionId) {
    const session = await openSession(stripe, reservation);
    // A hold whose payment was never opened does not live long.
    await pool.query(
      'update reservations set session_id = $2, updated_at = now() where id = $1 and session_id is null',
      [reservation.id, session.id],
    );
    return session;
  }
  const { id, client_secret, url, status } = await stripe.checkout.sessions.retrieve(reservation.sessionId);
  return status === 'open' ? { id, clientSecret: client_secret, url } : null;
}

export type Cancelled =
  /** Nothing was paid, and nothing will be. */
  | { outcome: 'cancelled'; reservation: Reservation }
  /** The fee is on its way back. */
  | { outcome: 'refunding'; reservation: Reservation }
  | { outcome: 'unknown' }
  /** It had ended already. */
  | { outcome: 'ended'; reservation: Reservation };

/**
 * A shopper gives a reservation up: before paying nothing happens to their money, afterwards they get all of it
 * back (OPEN-025). Should a payment arrive at the same moment, it goes back too.
 * @throws the database's error
 */
export async function cancelByShopper(
  { pool, stripe, secret }: PaymentConnections,
  key: Omit<ReservationKey, 'secret'>,
): Promise<Cancelled> {
  const found = await readReservation(pool, { ...key, secret });
  if (!found) return { outcome: 'unknown' };
  return giveUp({ pool, stripe }, found.id, SHOPPER);
}

/** Lets the car go: unpaid without more ado, paid with a refund. For shoppers and staff alike. */
export async function giveUp(
  { pool, stripe }: Pick<PaymentConnections, 'pool' | 'stripe'>,
  id: string,
  by: By,
): Promise<Cancelled> {
  const applied = await transaction(pool, async (connection) => {
    const cancelled = await applyNews(connection, id, { type: 'cancel', reason: 'requested' }, by);
    // The row is locked: nothing can have happened in between.
    return cancelled.outcome === 'nothing'
      ? applyNews(connection, id, { type: 'refund', reason: 'requested' }, by)
      : cancelled;
  });
  if (applied.outcome === 'unknown') return { outcome: 'unknown' };
  const { reservation } = applied;
  if (applied.outcome === 'nothing') return { outcome: 'ended', reservation };
  if (reservation.status === 'refund_pending') return { outcome: 'refunding', reservation };
  // What fails here the reconciliation does: the session is not marked as closed. What a payment does now
  // does not depend on what the actor saw before.
  const { seen: _, ...next } = by;
  const closed = stripe ? await closePayment({ pool, stripe }, reservation, next).catch(() => null) : null;
  if (closed !== 'paid') return { outcome: 'cancelled', reservation };
  return { outcome: 'refunding', reservation: (await reservationById(pool, id)) ?? reservation };
}
