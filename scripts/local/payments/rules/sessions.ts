import type Stripe from 'stripe';
import type { Cause, Context } from '../context.ts';
import { paymentIntent } from '../objects/payment-intent.ts';
import type { Payer } from '../objects/payment-method.ts';
import { customerDetails } from '../objects/session.ts';
import { idOf } from '../store/ids.ts';
import { refused } from '../wire/errors.ts';
import { emit } from './emit.ts';

type Session = Stripe.Checkout.Session;

/**
 * The intent a session is paid with; the first attempt makes it.
 * @throws StripeFault when the session is not open
 */
export function intentOf(
  context: Context,
  session: Session,
  payer: Payer,
): { session: Session; intent: Stripe.PaymentIntent } {
  const { store } = context;
  if (session.status !== 'open') throw notOpen(session);
  const named: Session = {
    ...session,
    customer_details: customerDetails({ ...payer, address: addressOf(payer) }),
  };
  if (session.payment_intent) {
    store.update('checkout.session', named);
    return { session: named, intent: store.get('payment_intent', idOf(session.payment_intent)) };
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
  const linked: Session = { ...named, payment_intent: intent.id };
  store.update('checkout.session', linked);
  return { session: linked, intent };
}

const addressOf = ({ country, postalCode }: Payer) =>
  country ? { city: null, country, line1: null, line2: null, postal_code: postalCode, state: null } : null;

const notOpen = (session: Session) =>
  session.status === 'complete'
    ? refused('This Checkout Session has already been paid.', { code: 'checkout_session_complete' })
    : refused('This Checkout Session has expired.', { code: 'checkout_session_expired' });

/** The money is there: the session is complete. */
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
 * Ends a session that nobody paid; an intent that waits for its card's owner ends with it.
 * @throws StripeFault 400 when the session is not open
 */
export function expireSession(context: Context, session: Session, cause: Cause = null): Session {
  const { store } = context;
  if (session.status !== 'open')
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  if (session.payment_intent) {
    const intent = store.get('payment_intent', idOf(session.payment_intent));
    cancelIntent(context, intent, 'expired', cause);
  }
  const expired: Session = { ...session, status: 'expired', url: null };
  store.update('checkout.session', expired);
  emit(context, 'checkout.session.expired', expired, { cause });
  return expired;
}

/** Ends an intent that took no money. */
export function cancelIntent(
  context: Context,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent['cancellation_reason'],
  cause: Cause = null,
): Stripe.PaymentIntent {
  const cancelled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: context.store.clock.seconds(),
    cancellation_reason: reason,
    next_action: null,
  };
  context.store.update('payment_intent', cancelled, {
    ...context.store.hidden('payment_intent', intent.id),
    challenge: null,
  });
  emit(context, 'payment_intent.canceled', cancelled, { cause });
  return cancelled;
}

/** Ends every session whose time is over. */
export function expireDue(context: Context): void {
  const { store } = context;
  const due = store.db
    .prepare(
      `SELECT json FROM object INDEXED BY session_expiry WHERE kind = 'checkout.session' AND json ->> '$.status' = 'open'
       AND json ->> '$.expires_at' <= ? LIMIT 500`,
    )
    .all(store.clock.seconds());
  if (due.length === 0) return;
  store.transaction(() => {
    for (const row of due) expireSession(context, JSON.parse(String(row.json)) as Session);
  });
}
