import type pg from 'pg';
import { transaction } from '../platform/database/client.server.ts';
import type { Payments } from './connections.ts';
import type { Ledger, PaymentRow } from './ledger.ts';
import { readPaymentState } from './payment-state.server.ts';
import type { StepSource } from './reservation/apply.server.ts';
import { closeSession, openSession, readSession, type SessionEnd } from './session.server.ts';
import { isRefusal } from './stripe.server.ts';
import { LEDGERS } from './webhooks.server.ts';

type WhenClosed = (connection: pg.PoolClient) => Promise<unknown>;

/**
 * Expires a row's Stripe session so that it can no longer be paid. Records the payment if it was already
 * paid.
 * @param whenClosed further writes in the transaction that marks the session as closed
 * @returns `open` if a payment is in progress, so only a later call can tell
 * @throws Stripe's or the database's error
 */
export async function endSession<Row extends PaymentRow>(
  payments: Payments,
  ledger: Ledger<Row>,
  row: Row,
  by: StepSource,
  whenClosed?: WhenClosed,
): Promise<SessionEnd['state']> {
  // An assistant's reservation never had a session.
  const sessionId = row.sessionId ?? (row.sessionClosed ? null : await lostSession(payments, ledger, row));
  const end: SessionEnd = sessionId ? await closeSession(payments.stripe, sessionId) : { state: 'closed' };
  return settle(payments, ledger, row, end, by, whenClosed);
}

/**
 * Compares a row with its Stripe session and records a payment or expiry that was missed.
 * @param whenClosed further writes in the transaction that marks the session as closed
 * @returns the state of the session
 * @throws Stripe's or the database's error
 */
export async function compareSession<Row extends PaymentRow>(
  payments: Payments,
  ledger: Ledger<Row>,
  row: Row,
  by: StepSource,
  whenClosed?: WhenClosed,
): Promise<SessionEnd['state']> {
  if (!row.sessionId) return 'open';
  const end = await readSession(payments.stripe, row.sessionId);
  return settle(payments, ledger, row, end, by, whenClosed);
}

async function settle(
  { pool, stripe }: Payments,
  { kind, table }: Pick<Ledger, 'kind' | 'table'>,
  { id }: PaymentRow,
  end: SessionEnd,
  by: StepSource,
  whenClosed?: WhenClosed,
): Promise<SessionEnd['state']> {
  if (end.state === 'paid') {
    const state = await readPaymentState(stripe, end.intentId);
    await transaction(pool, (connection) => LEDGERS[kind].applyState(connection, id, state, by));
  }
  if (end.state === 'closed')
    await transaction(pool, async (connection) => {
      await whenClosed?.(connection);
      await connection.query(`update ${table} set session_closed = true where id = $1`, [id]);
    });
  return end.state;
}

/**
 * Recovers the session of a row without a session id, in case the process died after creating it. The
 * idempotency key returns the same session; a refusal means that none existed.
 */
async function lostSession<Row extends PaymentRow>(
  payments: Payments,
  ledger: Ledger<Row>,
  row: Row,
): Promise<string | null> {
  try {
    return (await openSession(payments, ledger, row)).id;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
