import type pg from 'pg';
import { transaction } from '../database/client.server.ts';
import type { By } from '../reservation/apply.server.ts';
import type { Payments } from './connections.ts';
import { paymentFacts } from './facts.server.ts';
import type { Ledger, PaymentRow } from './ledger.ts';
import { LEDGERS } from './ledgers.server.ts';
import { openSession } from './open.server.ts';
import { closeSession, readSession, type SessionEnd } from './session.server.ts';
import { isRefusal } from './stripe.server.ts';

/** What else is written in the transaction that marks a session as closed. */
type WhenClosed = (connection: pg.PoolClient) => Promise<unknown>;

/**
 * Ends the session of a row at Stripe, so that nothing can be paid for it any more; should somebody have paid,
 * that counts.
 * @returns `open` when something is being paid this very moment: whoever asks next will know
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
 * Compares a row with its session at Stripe and takes what that has come to.
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
 * The session of a row that does not name it: the process that opened it may have died before it was written
 * down. Asking again under the same key gives that one; a refusal says that there never was one.
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
