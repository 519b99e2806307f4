import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import type { Payer } from '../objects/payment-method.ts';
import { customerDetails } from '../objects/session.ts';
import { idOf } from '../store/ids.ts';
import { StripeFault } from '../wire/errors.ts';
import { behaviourOf, declineOf } from './cards.ts';
import { emit } from './emit.ts';
import { notOpen } from './sessions.ts';

const NEEDS_BANK =
  'This card needs its bank’s confirmation, which this service has for payments only. Please use another card.';

/**
 * Checks a card for a session in `setup` mode, without a charge. Cards that need the bank's confirmation are declined.
 * @throws StripeFault 402 when the bank declines, 400 when the session is not open
 */
export function checkCard(
  context: Context,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  payer: Payer,
): void {
  const { store } = context;
  if (session.status !== 'open') throw notOpen(session);
  const intent = store.get('setup_intent', idOf(session.setup_intent));
  const { answer, authentication } = behaviourOf(store.hidden('payment_method', method.id).number);
  if (answer !== 'approved' || authentication === 'required') throw decline(context, intent, method);
  const checked: Stripe.SetupIntent = {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
  };
  store.update('setup_intent', checked);
  emit(context, 'setup_intent.succeeded', checked);
  const complete: Stripe.Checkout.Session = {
    ...session,
    status: 'complete',
    url: null,
    customer_details: customerDetails(payer),
  };
  store.update('checkout.session', complete);
  emit(context, 'checkout.session.completed', complete);
}

function decline(context: Context, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod): StripeFault {
  const { answer } = behaviourOf(context.store.hidden('payment_method', method.id).number);
  const detail =
    answer === 'approved'
      ? { code: 'setup_intent_authentication_failure' as const, message: NEEDS_BANK }
      : declineOf(answer);
  const reason = detail.code === 'card_declined' ? { decline_code: String(answer) } : {};
  const failed: Stripe.SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: { ...detail, ...reason, payment_method: method, type: 'card_error' },
  };
  context.store.update('setup_intent', failed);
  emit(context, 'setup_intent.setup_failed', failed);
  return new StripeFault(402, {
    type: 'card_error',
    ...detail,
    ...reason,
    code: String(detail.code),
    setup_intent: failed,
    payment_method: method,
  });
}
