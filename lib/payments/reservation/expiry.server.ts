import type pg from 'pg';
import { HAS_OPEN_RECALL } from '../../inventory/registers/open-recall.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { endSession } from '../close.server.ts';
import type { PaymentConnections } from '../connections.ts';
import { applyReservationEvent, type ReportedEvent } from './apply.server.ts';
import { RESERVATIONS, reservationById } from './read.server.ts';

/** A session still missing after this was never opened, because its process died. */
const OPENING_SECONDS = 120;
const BATCH = 20;

type Connections = Pick<PaymentConnections, 'pool' | 'stripe'>;

const CLOCK = { actor: 'clock' };

/**
 * Expires an unpaid hold. Closes the Stripe session first, so that nobody pays only to be refunded. If Stripe
 * does not answer, the hold still ends, and the state machine handles a later payment.
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
  const { outcome } = await transaction(pool, (connection) =>
    applyReservationEvent(connection, id, reported, CLOCK),
  );
  return outcome === 'done' ? 'expired' : 'nothing';
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
