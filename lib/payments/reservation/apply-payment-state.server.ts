import type pg from 'pg';
import { type PaymentState, refundHasFailed, stepOf } from '../payment-state.server.ts';
import { applyReservationEvent, type StepSource } from './apply.server.ts';
import { type Reservation, reservationById } from './read.server.ts';

/** Delay before retrying a failed refund, growing up to a day. */
const nextRefundSeconds = (failed: number): number => Math.min(60 * 4 ** Math.min(failed, 8), 86_400);

/**
 * Updates a reservation to the state of its payment, within the caller's transaction. An outdated
 * state is harmless.
 * @returns a short description of the change, or null if nothing changed
 */
export async function applyPaymentState(
  connection: pg.PoolClient,
  reservationId: string,
  state: PaymentState,
  by: StepSource,
): Promise<string | null> {
  const { intentId, refundedCents } = state;
  const step = stepOf(state);
  if (!step) return null;
  const result = await applyReservationEvent(connection, reservationId, step, by);
  const status = result.outcome === 'done' ? result.reservation.status : null;
  if (step.type === 'refunded') return status;
  const reservation = await reservationById(connection, reservationId);
  if (reservation?.paymentIntentId !== intentId) return null;
  const mustTryAgain = refundHasFailed(state, reservation.refundId);
  if (mustTryAgain) await retryRefund(connection, reservation, by);
  else if (refundedCents > reservation.refundedCents)
    await connection.query('update reservations set refunded_cents = $2, updated_at = now() where id = $1', [
      reservationId,
      refundedCents,
    ]);
  return mustTryAgain ? 'refund_failed' : status;
}

/** Schedules another refund under a new key after one failed, and records the problem for staff. */
async function retryRefund(
  connection: pg.PoolClient,
  reservation: Reservation,
  by: StepSource,
): Promise<void> {
  const { id, refundId, status } = reservation;
  if (status === 'refunded') await applyReservationEvent(connection, id, { type: 'refund_failed' }, by);
  else
    await connection.query(
      'update reservations set refund_id = null, refunds_failed = refunds_failed + 1, updated_at = now() where id = $1',
      [id],
    );
  await connection.query(
    `update reservations set problem = $2, refund_due_at = now() + make_interval(secs => $3) where id = $1`,
    [id, `refund ${refundId} failed`, nextRefundSeconds(reservation.refundsFailed)],
  );
}
