import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import { endSession } from '../close.server.ts';
import type { PaymentConnections } from '../connections.ts';
import { resumeSession } from '../open.server.ts';
import type { PaymentLink } from '../read.server.ts';
import type { PaymentSession } from '../session.server.ts';
import { applyPaymentEvent, type By } from './apply.server.ts';
import { type Choices, choicesSchema } from './choices.ts';
import { type Customer, customerSchema } from './customer.ts';
import {
  RESERVATION_COLUMNS,
  RESERVATIONS,
  type Reservation,
  readReservation,
  reservationById,
} from './read.server.ts';

const SHOPPER: By = { actor: 'shopper' };

/** What a shopper adds or changes during checkout; what is absent stays as it was. */
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
 * The payment of a reservation that is still to be paid, for a shopper who comes back to it.
 * @returns null when there is nothing to pay any more
 * @throws Stripe's or the database's error
 */
export async function resumePayment(
  { pool, stripe }: Pick<PaymentConnections, 'pool' | 'stripe'>,
  reservation: Reservation,
): Promise<PaymentSession | null> {
  if (!stripe || reservation.status !== 'held' || reservation.heldUntil.getTime() <= Date.now()) return null;
  return resumeSession({ pool, stripe }, RESERVATIONS, reservation);
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
  link: Omit<PaymentLink, 'secret'>,
): Promise<Cancelled> {
  const reservation = await readReservation(pool, { ...link, secret });
  if (!reservation) return { outcome: 'unknown' };
  return giveUp({ pool, stripe }, reservation.id, SHOPPER);
}

/**
 * Lets the vehicle go, and gives the fee back if it was paid. For shoppers and staff alike.
 * @throws the database's error
 */
export async function giveUp(
  { pool, stripe }: Pick<PaymentConnections, 'pool' | 'stripe'>,
  id: string,
  by: By,
): Promise<Cancelled> {
  const result = await transaction(pool, async (connection) => {
    const cancellation = await applyPaymentEvent(connection, id, { type: 'cancel', reason: 'requested' }, by);
    // The row is locked: nothing can have happened in between.
    return cancellation.outcome === 'nothing'
      ? applyPaymentEvent(connection, id, { type: 'refund', reason: 'requested' }, by)
      : cancellation;
  });
  if (result.outcome === 'unknown') return { outcome: 'unknown' };
  const { reservation } = result;
  if (result.outcome === 'nothing') return { outcome: 'ended', reservation };
  if (reservation.status === 'refund_pending') return { outcome: 'refunding', reservation };
  // If this fails, the reconciliation closes the session, which is not marked as closed. A payment that is
  // found now counts whatever state the actor had before them.
  const { seen: _, ...anyState } = by;
  const session = stripe
    ? await endSession({ pool, stripe }, RESERVATIONS, reservation, anyState).catch(() => null)
    : null;
  if (session !== 'paid') return { outcome: 'cancelled', reservation };
  return { outcome: 'refunding', reservation: (await reservationById(pool, id)) ?? reservation };
}
