import type pg from 'pg';
import type { PaymentFacts } from '../payments/facts.server.ts';
import { applyNews, type By } from './apply.server.ts';
import { RESERVATION_COLUMNS, type Reservation } from './read.server.ts';

/** How long a refund that failed waits for the next one: longer each time, at most a day. */
const nextRefundSeconds = (failed: number): number => Math.min(60 * 4 ** Math.min(failed, 8), 86_400);

/**
 * Brings a reservation in line with its payment, inside the caller's transaction. Facts that are older than
 * what is known do no harm.
 * @returns a word on what changed, null when nothing did
 */
export async function applyFacts(
  connection: pg.PoolClient,
  reservationId: string,
  facts: PaymentFacts,
  by: By,
): Promise<string | null> {
  const { intentId, cents, currency, refundedCents, refunds } = facts;
  if (cents === 0) return null;
  const payment = { intentId, cents, currency };
  const givenBack = refunds.find(({ state }) => state === 'arrived');
  if (givenBack && refundedCents >= cents) {
    const news = { type: 'refunded', ...payment, refundId: givenBack.id } as const;
    const applied = await applyNews(connection, reservationId, news, by);
    return applied.outcome === 'done' ? 'refunded' : null;
  }
  const paid = await applyNews(connection, reservationId, { type: 'pay', ...payment }, by);
  if (paid.outcome === 'unknown') return null;
  const { rows } = await connection.query<Reservation>(
    `select ${RESERVATION_COLUMNS} from reservations where id = $1`,
    [reservationId],
  );
  const reservation = rows[0];
  if (!reservation || reservation.paymentIntentId !== intentId) return null;
  const failed = refunds.some(({ id, state }) => id === reservation.refundId && state === 'failed');
  if (failed) await tryAgain(connection, reservation, by);
  else if (refundedCents > reservation.refundedCents)
    await connection.query('update reservations set refunded_cents = $2, updated_at = now() where id = $1', [
      reservationId,
      refundedCents,
    ]);
  if (failed) return 'refund_failed';
  return paid.outcome === 'done' ? paid.reservation.status : null;
}

/** A refund failed: the next one is made under a new key, after a while, and somebody should look at it. */
async function tryAgain(connection: pg.PoolClient, reservation: Reservation, by: By): Promise<void> {
  const { id, refundId, status } = reservation;
  if (status === 'refunded') await applyNews(connection, id, { type: 'refund_failed' }, by);
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
