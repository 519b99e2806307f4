import type { Payments } from './connections.ts';
import type { Ledger, PaymentRow } from './ledger.ts';
import { createSession, type PaymentSession, payableSession } from './session.server.ts';

/**
 * Opens the Stripe session of a row and stores its id.
 * @throws Stripe's or the database's error
 */
export async function openSession<Row extends PaymentRow>(
  { pool, stripe }: Payments,
  ledger: Ledger<Row>,
  row: Row,
): Promise<PaymentSession> {
  const session = await createSession(stripe, ledger, row);
  await pool.query(
    `update ${ledger.table} set session_id = $2, updated_at = now() where id = $1 and session_id is null`,
    [row.id, session.id],
  );
  return session;
}

/**
 * Returns the session for a returning payer, opening one if necessary.
 * @returns null if there is nothing left to pay
 * @throws Stripe's or the database's error
 */
export const resumeSession = async <Row extends PaymentRow>(
  payments: Payments,
  ledger: Ledger<Row>,
  row: Row,
): Promise<PaymentSession | null> =>
  row.sessionId ? payableSession(payments.stripe, row.sessionId) : openSession(payments, ledger, row);
