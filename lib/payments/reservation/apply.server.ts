import type pg from 'pg';
import { STOCK_CHANNEL } from '../../inventory/stock/stock-changed.ts';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import type { Payment } from '../payment-state.server.ts';
import { holdEnd } from './hold-end.ts';
import { isRecalled } from './is-recalled.server.ts';
import {
  consequences,
  type ReservationEvent,
  type ReservationStatus,
  type Transition,
  transition,
} from './machine.ts';
import { queueOrderEvent } from './order-events.server.ts';
import { RESERVATION_COLUMNS, type Reservation } from './read.server.ts';

/** Postgres channel that notifies the worker of a committed step: a hold to time, or a refund to issue. */
export const RESERVATION_CHANNEL = 'reservations_changed';

/** An event as its source reports it; other inputs of the state machine are looked up here. */
export type ReportedEvent =
  | ({ type: 'pay' } & Payment)
  /** A full refund; `refundId` is the latest of several. */
  | ({ type: 'refunded'; refundId: string } & Payment)
  | Exclude<ReservationEvent, { type: 'pay' | 'refunded' | 'lapse' }>
  | { type: 'lapse' };

/** Source of an event: `shopper`, `assistant`, `clock`, `stripe`, `reconciliation`, `staff:<id>`. */
export interface StepSource {
  actor: string;
  note?: string | null;
  /** The status the actor saw. If it has changed, nothing happens. */
  seen?: ReservationStatus;
}

export type StepResult =
  | { outcome: 'done'; from: ReservationStatus; reservation: Reservation }
  | { outcome: 'nothing'; reservation: Reservation }
  | { outcome: 'unknown' };

/**
 * Applies an event to a reservation, with audit row, queued mails and stock update, within the caller's
 * transaction.
 *
 * Locks the row, so that concurrent events are applied one after the other; database constraints guard the
 * rest.
 */
export async function applyReservationEvent(
  connection: pg.PoolClient,
  id: string,
  reported: ReportedEvent,
  by: StepSource,
): Promise<StepResult> {
  const { rows } = await connection.query<Reservation>(
    `select ${RESERVATION_COLUMNS} from reservations where id = $1 for no key update`,
    [id],
  );
  const reservation = rows[0];
  if (!reservation) return { outcome: 'unknown' };
  if (by.seen && by.seen !== reservation.status) return { outcome: 'nothing', reservation };
  if ('intentId' in reported && !(await isSamePayment(connection, reservation, reported)))
    return { outcome: 'nothing', reservation };

  const event = await eventOf(connection, reservation, reported);
  const next = transition(reservation.status, event);
  if (!next) return { outcome: 'nothing', reservation };
  const moved =
    (await writeTransition(connection, reservation, next, reported)) ??
    (await refundLatePayment(connection, reservation, event, reported));
  await recordStep(connection, reservation.status, moved, event.type, by);
  return { outcome: 'done', from: reservation.status, reservation: moved };
}

/** Refunds a late payment, because another shopper holds the vehicle by now. */
async function refundLatePayment(
  connection: pg.PoolClient,
  reservation: Reservation,
  event: ReservationEvent,
  reported: ReportedEvent,
): Promise<Reservation> {
  const instead = event.type === 'pay' ? transition(reservation.status, { ...event, car: 'taken' }) : null;
  const moved = instead && (await writeTransition(connection, reservation, instead, reported));
  if (!moved) throw new Error(`The car of reservation ${reservation.id} is held by another reservation`);
  return moved;
}

/** A reservation has only one payment. Records a second one as a problem for staff. */
async function isSamePayment(
  connection: pg.PoolClient,
  { id, paymentIntentId }: Reservation,
  { intentId }: Payment,
): Promise<boolean> {
  if (paymentIntentId === null || paymentIntentId === intentId) return true;
  await connection.query('update reservations set problem = $2 where id = $1', [
    id,
    `a second payment, ${intentId}`,
  ]);
  return false;
}

async function eventOf(
  connection: pg.PoolClient,
  reservation: Reservation,
  reported: ReportedEvent,
): Promise<ReservationEvent> {
  if (reported.type === 'pay') {
    const { currency, amountCents } = reservation;
    const right = reported.currency === currency && reported.cents === amountCents;
    const car = (await vehicleIsGone(connection, reservation.carId))
      ? 'gone'
      : (await isRecalled(connection, reservation))
        ? 'recalled'
        : 'free';
    return { type: 'pay', car, amount: right ? 'right' : 'wrong' };
  }
  if (reported.type === 'lapse')
    return { type: 'lapse', car: (await vehicleIsGone(connection, reservation.carId)) ? 'gone' : 'in_stock' };
  // Stripe may report the session that a recall closed before the release is written.
  if (reported.type === 'expire' && (await isRecalled(connection, reservation)))
    return { type: 'cancel', reason: 'recalled' };
  return reported.type === 'refunded' ? { type: 'refunded' } : reported;
}

/** Returns whether the feed reports a vehicle as sold or no longer lists it. */
async function vehicleIsGone(connection: pg.PoolClient, vehicleId: string): Promise<boolean> {
  const { rows } = await connection.query<{ gone: boolean }>(
    `select retired_at is not null or status not in ('in_stock', 'coming_soon') as gone from cars where id = $1`,
    [vehicleId],
  );
  return rows[0]?.gone ?? true;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Writes a step, guarded by the status it starts from.
 * @returns null if another reservation holds the vehicle
 */
async function writeTransition(
  connection: pg.PoolClient,
  reservation: Reservation,
  { to, reason }: Transition,
  reported: ReportedEvent,
): Promise<Reservation | null> {
  const { id, status } = reservation;
  const payment = 'intentId' in reported ? reported : null;
  const heldUntil = to === 'paid' ? holdEnd(await databaseTime(connection), reservation) : null;
  await connection.query('savepoint step');
  try {
    const { rows } = await connection.query<Reservation>(
      `update reservations set
         status = $3, reason = coalesce($4, case when $3 like 'refund%' then reason end), updated_at = now(),
         payment_intent_id = coalesce(payment_intent_id, $5),
         paid_cents = coalesce(paid_cents, $6),
         paid_at = coalesce(paid_at, case when $6::int is not null then now() end),
         session_closed = session_closed or $5::text is not null,
         held_until = coalesce($8, held_until),
         refund_due_at = case when $3 = 'refund_pending' then now() end,
         refund_id = case when status = 'refunded' then null else coalesce($7, refund_id) end,
         refunds_failed = refunds_failed + case when status = 'refunded' then 1 else 0 end,
         refunded_cents = case when $3 = 'refunded' then coalesce(paid_cents, $6)
                               when status = 'refunded' then 0 else refunded_cents end,
         refunded_at = case when $3 = 'refunded' then now() end
       where id = $1 and status = $2 returning ${RESERVATION_COLUMNS}`,
      [
        id,
        status,
        to,
        reason,
        payment?.intentId ?? null,
        payment?.cents ?? null,
        reported.type === 'refunded' ? reported.refundId : null,
        heldUntil,
      ],
    );
    await connection.query('release savepoint step');
    if (!rows[0]) throw new Error(`Reservation ${id} changed despite its lock`);
    return rows[0];
  } catch (error) {
    if (!isTaken(error)) throw error;
    await connection.query('rollback to savepoint step');
    return null;
  }
}

/** Returns the start of the transaction by the database's clock, which is also the time of payment. */
async function databaseTime(connection: pg.PoolClient): Promise<Date> {
  const { rows } = await connection.query<{ now: Date }>('select now() as now');
  return rows[0]?.now ?? new Date();
}

const isTaken = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === 'reservations_live_car';
};

/** Writes what every step needs, a new reservation included: audit row, mails, stock update. */
export async function recordStep(
  connection: pg.PoolClient,
  from: ReservationStatus | null,
  { id, carId: vehicleId, status, reason, platform }: Reservation,
  event: string,
  { actor, note = null }: StepSource,
): Promise<void> {
  await connection.query(
    `insert into reservation_transitions (reservation_id, from_status, to_status, event, actor, reason, note)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, from, status, event, actor, reason, note],
  );
  const { car: vehicle, mails } = consequences(from, status, reason);
  if (vehicle) {
    await connection.query(
      'insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from cars where id = $1',
      [vehicleId],
    );
    await connection.query('select pg_notify($1, $2)', [STOCK_CHANNEL, '']);
  }
  await queueMails(connection, { topic: 'reservation', id, kinds: mails, again: false });
  if (platform) await queueOrderEvent(connection, { id, from, to: status });
  await connection.query('select pg_notify($1, $2)', [RESERVATION_CHANNEL, '']);
}
