import type Stripe from 'stripe';
import type { Cause, Context } from '../context.ts';
import { charge } from '../objects/charge.ts';
import { idOf, randomLetters } from '../store/ids.ts';
import { invalidRequest, StripeFault } from '../wire/errors.ts';
import { behaviourOf, type DeclineCode, declineOf } from './cards.ts';
import { emit } from './emit.ts';
import { completeSession } from './sessions.ts';

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Attempts to charge a card for an intent: it succeeds, is declined, or requires the cardholder to
 * authenticate.
 * @returns the updated intent, `succeeded` or `requires_action`
 * @throws StripeFault 402 when the bank declines, 400 when the intent's state allows no payment
 */
export function attempt(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  cause: Cause = null,
): Stripe.PaymentIntent {
  const { store } = context;
  if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(intent, 'confirm');
  const { number } = store.hidden('payment_method', method.id);
  const behaviour = behaviourOf(number);
  const next: Stripe.PaymentIntent = {
    ...intent,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  };
  if (behaviour.authentication === 'none')
    return settle(context, next, method, behaviour.answer, false, cause);

  const challenge = `tdsrc_${randomLetters(24)}`;
  next.status = 'requires_action';
  next.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      source: challenge,
      stripe_js: `${context.origin}/challenge/${challenge}`,
    } as Stripe.PaymentIntent.NextAction.UseStripeSdk,
  };
  store.update('payment_intent', next, { ...store.hidden('payment_intent', intent.id), challenge });
  emit(context, 'payment_intent.requires_action', next, { cause });
  return next;
}

/**
 * Applies the cardholder's answer to the bank's challenge.
 * @throws StripeFault 402 if they refused or the bank declines, 400 if no challenge is pending
 */
export function answerChallenge(
  context: Context,
  intent: Stripe.PaymentIntent,
  hasPassed: boolean,
): Stripe.PaymentIntent {
  const { store } = context;
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'confirm');
  const method = store.get('payment_method', idOf(intent.payment_method));
  store.update('payment_intent', intent, { ...store.hidden('payment_intent', intent.id), challenge: null });
  if (hasPassed) {
    const { number } = store.hidden('payment_method', method.id);
    return settle(context, intent, method, behaviourOf(number).answer, true, null);
  }
  const failedIntent: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      message: AUTHENTICATION_FAILED,
      payment_method: method,
      type: 'invalid_request_error',
    },
  };
  store.update('payment_intent', failedIntent);
  emit(context, 'payment_intent.payment_failed', failedIntent);
  throw new StripeFault(402, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: AUTHENTICATION_FAILED,
    payment_intent: failedIntent,
  });
}

function settle(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  answer: 'approved' | DeclineCode,
  isAuthenticated: boolean,
  cause: Cause,
): Stripe.PaymentIntent {
  const { store } = context;
  const declineCode = answer === 'approved' ? null : answer;
  const newCharge = charge(intent, method, {
    created: store.clock.seconds(),
    declined: declineCode,
    authenticated: isAuthenticated,
    receipts: context.origin,
  });
  store.insert('charge', newCharge, { number: store.hidden('payment_method', method.id).number });
  if (declineCode) throw decline(context, intent, method, newCharge, declineCode, cause);

  const paidIntent: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: newCharge.id,
    next_action: null,
    last_payment_error: null,
  };
  store.update('payment_intent', paidIntent);
  emit(context, 'charge.succeeded', newCharge, { cause });
  emit(context, 'payment_intent.succeeded', paidIntent, { cause });
  const { session } = store.hidden('payment_intent', intent.id);
  if (session) completeSession(context, session, cause);
  return paidIntent;
}

function decline(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failedCharge: Stripe.Charge,
  reason: DeclineCode,
  cause: Cause,
): StripeFault {
  const { code, message } = declineOf(reason);
  const detail = {
    code,
    message,
    charge: failedCharge.id,
    ...(code === 'card_declined' ? { decline_code: reason } : {}),
  };
  const failedIntent: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: failedCharge.id,
    last_payment_error: { ...detail, payment_method: method, type: 'card_error' },
  };
  context.store.update('payment_intent', failedIntent);
  emit(context, 'charge.failed', failedCharge, { cause });
  emit(context, 'payment_intent.payment_failed', failedIntent, { cause });
  return new StripeFault(402, {
    type: 'card_error',
    ...detail,
    code: String(code),
    payment_intent: failedIntent,
    payment_method: method,
  });
}

export const unexpectedState = (intent: Stripe.PaymentIntent, verb: 'cancel' | 'confirm') =>
  invalidRequest(
    verb === 'confirm' && intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
