import type Stripe from 'stripe';
import type { Cause, Context } from '../context.ts';
import { paymentIntent } from '../objects/payment-intent.ts';
import type { Payer } from '../objects/payment-method.ts';
import { customerDetails } from '../objects/session.ts';
import { idOf } from '../store/ids.ts';
import { invalidRequest } from '../wire/errors.ts';
import { emit } from './emit.ts';

type Session = Stripe.Checkout.Session;

/**
 * Returns the payment intent of a session; the first payment attempt creates it.
 * @throws StripeFault if the session is not open
 */
export function intentForSession(
  context: Context,
  session: Session,
  payer: Payer,
): { session: Session; intent: Stripe.PaymentIntent } {
  const { store } = context;
  if (session.status !== 'open') throw notOpen(session);
  const withPayer: Session = {
    ...session,
    customer_details: customerDetails({ ...payer, address: addressOf(payer) }),
  };
  if (session.payment_intent) {
    store.update('checkout.session', withPayer);
    return { session: withPayer, intent: store.get('payment_intent', idOf(session.payment_intent)) };
  }
  const { intentData } = store.hidden('checkout.session', session.id);
  const intent = paymentIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    created: store.clock.seconds(),
    description: intentData.description,
    metadata: intentData.metadata,
    receiptEmail: intentData.receipt_email,
  });
  store.insert('payment_intent', intent, { session: session.id, challenge: null });
  emit(context, 'payment_intent.created', intent);
  const linkedSession: Session = { ...withPayer, payment_intent: intent.id };
  store.update('checkout.session', linkedSession);
  return { session: linkedSession, intent };
}

const addressOf = ({ country, postalCode }: Payer) =>
  country ? { city: null, country, line1: null, line2: null, postal_code: postalCode, state: null } : null;

export const notOpen = (session: Session) =>
  session.status === 'complete'
    ? invalidRequest('This Checkout Session has already been paid.', { code: 'checkout_session_complete' })
    : invalidRequest('This Checkout Session has expired.', { code: 'checkout_session_expired' });

export function completeSession(context: Context, id: string, cause: Cause): void {
  const complete: Session = {
    ...context.store.get('checkout.session', id),
    status: 'complete',
    payment_status: 'paid',
    url: null,
  };
  context.store.update('checkout.session', complete);
  emit(context, 'checkout.session.completed', complete, { cause });
}

/**
 * Expires an unpaid session and cancels its intent, even if the bank's challenge is pending.
 * @throws StripeFault 400 if the session is not open
 */
export function expireSession(context: Context, session: Session, cause: Cause = null): Session {
  const { store } = context;
  if (session.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  if (session.payment_intent) {
    const intent = store.get('payment_intent', idOf(session.payment_intent));
    cancelIntent(context, intent, 'expired', cause);
  }
  if (session.setup_intent) {
    const cancelled: Stripe.SetupIntent = {
      ...store.get('setup_intent', idOf(session.setup_intent)),
      status: 'canceled',
    };
    store.update('setup_intent', cancelled);
    emit(context, 'setup_intent.canceled', cancelled, { cause });
  }
  const expiredSession: Session = { ...session, status: 'expired', url: null };
  store.update('checkout.session', expiredSession);
  emit(context, 'checkout.session.expired', expiredSession, { cause });
  return expiredSession;
}

export function cancelIntent(
  context: Context,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent['cancellation_reason'],
  cause: Cause = null,
): Stripe.PaymentIntent {
  const cancelledIntent: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: context.store.clock.seconds(),
    cancellation_reason: reason,
    next_action: null,
  };
  context.store.update('payment_intent', cancelledIntent, {
    ...context.store.hidden('payment_intent', intent.id),
    challenge: null,
  });
  emit(context, 'payment_intent.canceled', cancelledIntent, { cause });
  return cancelledIntent;
}

export function expireDueSessions(context: Context): void {
  const { store } = context;
  const dueSessions = store.db
    .prepare(
      `SELECT json FROM object INDEXED BY session_expiry WHERE kind = 'checkout.session' AND json ->> '$.status' = 'open'
       AND json ->> '$.expires_at' <= ? LIMIT 500`,
    )
    .all(store.clock.seconds());
  if (dueSessions.length === 0) return;
  store.transaction(() => {
    for (const row of dueSessions) expireSession(context, JSON.parse(String(row.json)) as Session);
  });
}
