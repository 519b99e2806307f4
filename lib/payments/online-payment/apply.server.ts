import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { type PaymentState, type PaymentStep, refundHasFailed, stepOf } from '../payment-state.server.ts';
import { mailsOf, nextStatus, type PaymentEvent, type PaymentStatus } from './machine.ts';
import { type OnlinePayment, PAYMENT_COLUMNS } from './read.server.ts';

type ReportedEvent = PaymentStep | { type: 'expire' | 'cancel' };

/**
 * Applies an event to a payment and queues its mails, within the caller's transaction. Locks the row, so that
 * concurrent events are applied one after the other.
 * @returns the new status, or null if nothing changed
 */
export async function applyOnlinePaymentEvent(
  connection: pg.PoolClient,
  id: string,
  reported: ReportedEvent,
): Promise<PaymentStatus | null> {
  const payment = await lock(connection, id);
  if (!payment) return null;
  if ('intentId' in reported && payment.paymentIntentId && payment.paymentIntentId !== reported.intentId) {
    await note(connection, id, `a second payment, ${reported.intentId}`);
    return null;
  }
  return step(connection, payment, reported.type, 'intentId' in reported ? reported : null);
}

/**
 * Updates a payment to its state at Stripe, within the caller's transaction. Dealers refund directly in
 * Stripe.
 * @returns a short description of the change, or null if nothing changed
 */
export async function applyOnlinePaymentState(
  connection: pg.PoolClient,
  id: string,
  state: PaymentState,
): Promise<string | null> {
  const { intentId, refundedCents, refunds } = state;
  const reported = stepOf(state);
  if (!reported) return null;
  const status = await applyOnlinePaymentEvent(connection, id, reported);
  if (reported.type === 'refunded') return status;
  const payment = await lock(connection, id);
  if (payment?.paymentIntentId !== intentId) return null;
  // A refund that had arrived was returned by the bank.
  if (refundHasFailed(state, payment.refundId)) return step(connection, payment, 'refund_failed', null);
  if (refundedCents <= payment.refundedCents) return status;
  const refund = refunds.find(({ state }) => state === 'arrived');
  await connection.query(
    'update online_payments set refunded_cents = $2, refund_id = $3, updated_at = now() where id = $1',
    [id, refundedCents, refund?.id ?? null],
  );
  return 'partly_refunded';
}

async function lock(connection: pg.PoolClient, id: string): Promise<OnlinePayment | null> {
  const { rows } = await connection.query<OnlinePayment>(
    `select ${PAYMENT_COLUMNS} from online_payments where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

async function step(
  connection: pg.PoolClient,
  { id, status, amountCents, currency }: OnlinePayment,
  event: PaymentEvent,
  paymentStep: PaymentStep | null,
): Promise<PaymentStatus | null> {
  const newStatus = nextStatus(status, event);
  if (!newStatus) return null;
  await connection.query(
    `update online_payments set status = $3, updated_at = now(),
       payment_intent_id = coalesce(payment_intent_id, $4),
       paid_cents = coalesce(paid_cents, $5),
       paid_at = coalesce(paid_at, case when $5::int is not null then now() end),
       session_closed = session_closed or $4::text is not null,
       refund_id = case when $2 = 'refunded' then null else coalesce($6, refund_id) end,
       refunded_cents = case when $3 = 'refunded' then coalesce(paid_cents, $5)
                             when $2 = 'refunded' then 0 else refunded_cents end,
       refunded_at = case when $3 = 'refunded' then now() end
     where id = $1 and status = $2`,
    [
      id,
      status,
      newStatus,
      paymentStep?.intentId ?? null,
      paymentStep?.cents ?? null,
      paymentStep?.type === 'refunded' ? paymentStep.refundId : null,
    ],
  );
  if (paymentStep && (paymentStep.cents !== amountCents || paymentStep.currency !== currency))
    await note(
      connection,
      id,
      `paid ${paymentStep.cents} ${paymentStep.currency} instead of ${amountCents} ${currency}`,
    );
  if (event === 'refund_failed') await note(connection, id, 'a refund failed');
  await queueMails(connection, { topic: 'online_payment', id, kinds: mailsOf(newStatus), again: false });
  return newStatus;
}

const note = (connection: pg.PoolClient, id: string, problem: string) =>
  connection.query('update online_payments set problem = $2 where id = $1', [id, problem]);
