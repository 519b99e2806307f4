import type Stripe from 'stripe';
import { localeOfReturn } from './checkout-locale.ts';
import type { Payments } from './connections.ts';
import type { Ledger, PaymentRow } from './ledger.ts';
import { ownerMetadata } from './owner.ts';
import { isRefusal } from './stripe.server.ts';

/** A payment session for the browser: a client secret for our page, or the URL of Stripe's. */
export interface PaymentSession {
  id: string;
  clientSecret: string | null;
  url: string | null;
}

/** State of a Stripe session; also `open` while a payment is in progress. */
export type SessionEnd =
  | { state: 'open'; url: string | null }
  | { state: 'closed' }
  | { state: 'paid'; intentId: string };

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

/** Idempotent: the input comes from the row, and the key from its id. */
async function createSession<Row extends PaymentRow>(
  stripe: Stripe,
  { kind, paymentDetails }: Ledger<Row>,
  row: Row,
): Promise<PaymentSession> {
  const { id, reference, siteSlug, email, currency, amountCents, returnUrl } = row;
  const { page, product, description, metadata: more, expiresAt } = paymentDetails(row);
  const metadata = { ...ownerMetadata({ kind, id }), reference, site: siteSlug, ...more };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      ui_mode: page,
      // Cards only (including wallets): other methods take days, and a hold lasts minutes.
      allowed_payment_method_types: ['card'],
      customer_email: email,
      client_reference_id: id,
      line_items: [
        { quantity: 1, price_data: { currency, unit_amount: amountCents, product_data: product } },
      ],
      metadata,
      payment_intent_data: { metadata, description },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      ...(page === 'elements'
        ? { return_url: returnUrl }
        : { success_url: returnUrl, cancel_url: returnUrl, locale: localeOfReturn(returnUrl) }),
    },
    { idempotencyKey: `${kind.replace('_', '-')}-${id}-session` },
  );
  return forBrowser(session);
}

/** Returns a session that can still be paid, or null. */
async function payableSession(stripe: Stripe, sessionId: string): Promise<PaymentSession | null> {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  return session.status === 'open' ? forBrowser(session) : null;
}

/**
 * Reads the state of a session.
 * @throws Stripe's error
 */
export async function readSession(stripe: Stripe, sessionId: string): Promise<SessionEnd> {
  return endOf(await stripe.checkout.sessions.retrieve(sessionId));
}

/**
 * Expires a session so that it can no longer be paid.
 * @returns `paid` if it was already paid
 * @throws Stripe's error
 */
export async function closeSession(stripe: Stripe, sessionId: string): Promise<SessionEnd> {
  try {
    return endOf(await stripe.checkout.sessions.expire(sessionId));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return readSession(stripe, sessionId);
  }
}

const forBrowser = ({ id, client_secret, url }: Stripe.Checkout.Session): PaymentSession => ({
  id,
  clientSecret: client_secret,
  url,
});

function endOf({ status, payment_status, payment_intent, url }: Stripe.Checkout.Session): SessionEnd {
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (payment_status === 'paid' && intentId) return { state: 'paid', intentId };
  return status === 'expired' ? { state: 'closed' } : { state: 'open', url };
}
