import type pg from 'pg';
import { HAS_OPEN_RECALL } from '../../inventory/registers/open-recall.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { endSession } from '../close.server.ts';
import type { PaymentConnections } from '../connections.ts';
import { applyReservationEvent, type ReportedEvent } from './apply.server.ts';
import { RESERVATION_COLUMNS, RESERVATIONS, type Reservation, reservationById } from './read.server.ts';

/** A session still missing after this was never opened, because its process died. */
const OPENING_SECONDS = 120;
const BATCH = 20;

type Connections = Pick<PaymentConnections, 'pool' | 'stripe'>;

const CLOCK = { actor: 'clock' };

/**
 * Extends an unpaid hold for a payment that starts, so that it does not end before the result is known.
 * @returns null if the hold has ended or was paid: then nothing may be charged for it
 */
export async function extendHold(
  db: Queryable,
  id: string,
  { seconds }: { seconds: number },
): Promise<Reservation | null> {
  const { rows } = await db.query<Reservation>(
    `update reservations set held_until = greatest(held_until, now() + make_interval(secs => $2)), updated_at = now()
     where id = $1 and status = 'held' returning ${RESERVATION_COLUMNS}`,
    [id, seconds],
  );
  return rows[0] ?? null;
}

/**
 * Expires an unpaid hold. Closes the Stripe session first, so that nobody pays only to be refunded. If Stripe
 * does not answer, the hold still ends, and the state machine handles a later payment. An assistant's hold has no
 * session to close: it stays if a payment has extended it since it was found.
 * @returns `paid` if the payment was faster
 * @throws the database's error
 */
export async function expireHold(
  { pool, stripe }: Connections,
  id: string,
  reported: ReportedEvent = { type: 'expire' },
): Promise<'expired' | 'paid' | 'nothing'> {
  const reservation = await reservationById(pool, id);
  if (reservation?.status !== 'held') return 'nothing';
  // If this fails, reconciliation closes the session later.
  const session = stripe
    ? await endSession({ pool, stripe }, RESERVATIONS, reservation, CLOCK).catch(() => null)
    : null;
  if (session === 'paid') return 'paid';
  return transaction(pool, async (connection) => {
    if (reported.type === 'expire' && reservation.platform !== null && (await isLeft(connection, id)))
      return 'nothing';
    const { outcome } = await applyReservationEvent(connection, id, reported, CLOCK);
    return outcome === 'done' ? 'expired' : 'nothing';
  });
}

/** Returns whether a hold has time left. Locks it for the rest of the transaction. */
async function isLeft(connection: pg.PoolClient, id: string): Promise<boolean> {
  const { rows } = await connection.query<{ isLeft: boolean }>(
    'select held_until > now() as "isLeft" from reservations where id = $1 for no key update',
    [id],
  );
  return rows[0]?.isLeft === true;
}

/**
 * Expires holds that were not paid or never opened, releases unpaid holds of vehicles with an open safety recall, and
 * paid vehicles whose hold has ended.
 * @returns whether there may be more
 * @throws the database's error
 */
export async function endDueHolds(connections: Connections): Promise<boolean> {
  const { pool } = connections;
  const { rows } = await pool.query<{
    id: string;
    status: 'held' | 'paid';
    overdue: boolean;
    recalled: boolean;
  }>(
    `select id, status, held_until <= now() as overdue, recalled from reservations
       cross join lateral (select status = 'held'
         and exists (select from cars where cars.id = reservations.car_id and ${HAS_OPEN_RECALL}) as recalled) as vehicle
     where (status in ('held', 'paid') and (held_until <= now() or recalled))
        or (status = 'held' and session_id is null and not session_closed and created_at <= now() - make_interval(secs => $1))
     order by held_until limit $2`,
    [OPENING_SECONDS, BATCH],
  );
  for (const { id, status, overdue, recalled } of rows) {
    if (status === 'paid')
      await transaction(pool, (connection) =>
        applyReservationEvent(connection, id, { type: 'lapse' }, CLOCK),
      );
    else
      await expireHold(
        connections,
        id,
        overdue ? { type: 'expire' } : { type: 'cancel', reason: recalled ? 'recalled' : 'not_opened' },
      );
  }
  return rows.length === BATCH;
}

export async function nextHoldEnd(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    "select min(held_until) as at from reservations where status in ('held', 'paid')",
  );
  return rows[0]?.at ?? null;
}
