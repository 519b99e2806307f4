import type pg from 'pg';
import { transaction } from '../platform/database/client.server.ts';
import type { Payments } from './connections.ts';
import { paymentFacts } from './facts.server.ts';
import type { Ledger, PaymentRow } from './ledger.ts';
import { LEDGERS } from './ledgers.server.ts';
import { openSession } from './open.server.ts';
import type { By } from './reservation/apply.server.ts';
import { closeSession, readSession, type SessionEnd } from './session.server.ts';
import { isRefusal } from './stripe.server.ts';

type WhenClosed = (connection: pg.PoolClient) => Promise<unknown>;

/**
 * Ends the session of a row at Stripe, so that it cannot be paid any more. If it has been paid before, the payment
 * is taken.
 * @param whenClosed what else is written in the transaction that marks the session as closed
 * @returns `open` when something is being paid this very moment, so that only a later call can tell
 * @throws Stripe's or the database's error
 */
export async function endSession<Row extends PaymentRow>(
  payments: Payments,
  ledger: Ledger<Row>,
  row: Row,
  by: By,
  whenClosed?: WhenClosed,
): Promise<SessionEnd['state']> {
  const sessionId = row.sessionId ?? (await lostSession(payments, ledger, row));
  const end: SessionEnd = sessionId ? await closeSession(payments.stripe, sessionId) : { state: 'closed' };
  return settle(payments, ledger, row, end, by, whenClosed);
}

/**
 * Compares a row with its session at Stripe, and takes a payment or an end that it has not heard of.
 * @param whenClosed what else is written in the transaction that marks the session as closed
 * @returns how the session stands
 * @throws Stripe's or the database's error
 */
export async function compareSession<Row extends PaymentRow>(
  payments: Payments,
  ledger: Ledger<Row>,
  row: Row,
  by: By,
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
  by: By,
  whenClosed?: WhenClosed,
): Promise<SessionEnd['state']> {
  if (end.state === 'paid') {
    const facts = await paymentFacts(stripe, end.intentId);
    await transaction(pool, (connection) => LEDGERS[kind].takeFacts(connection, id, facts, by));
  }
  if (end.state === 'closed')
    await transaction(pool, async (connection) => {
      await whenClosed?.(connection);
      await connection.query(`update ${table} set session_closed = true where id = $1`, [id]);
    });
  return end.state;
}

/**
 * The session of a row that names none. The process that created it may have died before writing it down: asking
 * again under the same key gives that session, and a refusal means that there never was one.
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
