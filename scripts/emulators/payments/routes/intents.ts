import { z } from 'zod';
import type { Context } from '../context.ts';
import { paymentIntent } from '../objects/payment-intent.ts';
import { paymentMethod } from '../objects/payment-method.ts';
import { NAMED_CARDS } from '../rules/cards.ts';
import { minimumAmountFault } from '../rules/currencies.ts';
import { emit } from '../rules/emit.ts';
import { recordTokenUse, usableToken } from '../rules/granted-tokens.ts';
import { attempt, unexpectedState } from '../rules/pay.ts';
import { cancelIntent } from '../rules/sessions.ts';
import { idOf } from '../store/ids.ts';
import { badParameter, invalidRequest } from '../wire/errors.ts';
import { withExpanded } from '../wire/expand.ts';
import { createdFilter, page } from '../wire/lists.ts';
import {
  checkParameters,
  expand,
  flag,
  metadata,
  pagingParameters,
  timeRange,
  webAddress,
} from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';
import { cents, currency } from './session-parameters.ts';

const CANCELLABLE = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
];

const createParameters = z.strictObject({
  amount: cents,
  currency,
  description: z.string().max(1_000).optional(),
  metadata: metadata.default({}),
  receipt_email: z.email().optional(),
  payment_method: z.string().optional(),
  payment_method_data: z.strictObject({ shared_payment_granted_token: z.string() }).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: flag.default(false),
  return_url: webAddress.optional(),
  expand,
});

/**
 * Creates a payment without a session; `confirm` also charges it
 * (https://docs.stripe.com/api/payment_intents/create).
 * @throws StripeFault 400 below the currency's minimum or for a missing card, 402 when declined
 */
export const createIntent: Handler = ({ context, parameters, cause }) => {
  const input = checkParameters(createParameters, parameters);
  const amountFault = minimumAmountFault(input.amount, input.currency, {
    what: 'Amount must be',
    param: 'amount',
  });
  if (amountFault) throw amountFault;
  const intent = paymentIntent({
    amount: input.amount,
    currency: input.currency,
    created: context.store.clock.seconds(),
    description: input.description,
    metadata: input.metadata,
    receiptEmail: input.receipt_email,
  });
  const tokenId = input.payment_method_data?.shared_payment_granted_token;
  const token = tokenId === undefined ? null : usableToken(context, tokenId, input);
  const method = token
    ? newMethod(context, context.store.hidden('shared_payment.granted_token', token.id).number)
    : input.payment_method
      ? resolveMethod(context, input.payment_method)
      : null;
  if (input.confirm && !method)
    throw badParameter('You must provide a payment method to confirm this PaymentIntent.', 'payment_method');
  const createdIntent = method
    ? { ...intent, payment_method: method.id, status: 'requires_confirmation' as const }
    : intent;
  context.store.insert('payment_intent', createdIntent, { session: null, challenge: null });
  emit(context, 'payment_intent.created', createdIntent, { cause });
  const result = input.confirm && method ? attempt(context, createdIntent, method, cause) : createdIntent;
  if (token && result.status === 'succeeded')
    emit(context, 'shared_payment.granted_token.used', recordTokenUse(context, token, input.amount), {
      cause,
    });
  return withExpanded(context, result, input.expand);
};

/** Returns a payment method of this account, or a new one for a named test card such as `pm_card_visa`. */
function resolveMethod(context: Context, name: string) {
  const number = NAMED_CARDS[name];
  return number
    ? newMethod(context, number)
    : context.store.getReferenced('payment_method', name, 'payment_method');
}

function newMethod({ store }: Context, number: string) {
  const now = store.clock.seconds();
  const blankPayer = { name: null, email: null, phone: null, country: null, postalCode: null };
  const card = { number, expMonth: 12, expYear: new Date(now * 1000).getFullYear() + 3, cvc: '123' };
  const method = paymentMethod(card, blankPayer, now);
  store.insert('payment_method', method, { number });
  return method;
}

/**
 * Returns one payment (https://docs.stripe.com/api/payment_intents/retrieve), whether created by a session or
 * not.
 * @throws StripeFault 404 for an unknown id
 */
export const retrieveIntent: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(z.strictObject({ expand }), parameters);
  return withExpanded(context, context.store.get('payment_intent', id, 'intent'), input.expand);
};

const confirmParameters = z.strictObject({
  payment_method: z.string().optional(),
  return_url: webAddress.optional(),
  use_stripe_sdk: flag.optional(),
  expand,
});

/**
 * Charges a payment (https://docs.stripe.com/api/payment_intents/confirm). Its status becomes `succeeded`, or
 * `requires_action` while the bank waits for the cardholder.
 * @throws StripeFault 400 when it belongs to a session, has no card or is already over, 402 when declined
 */
export const confirmIntent: Handler = ({ context, id, parameters, cause }) => {
  const input = checkParameters(confirmParameters, parameters);
  const intent = context.store.get('payment_intent', id, 'intent');
  if (context.store.hidden('payment_intent', id).session)
    throw invalidRequest('You cannot confirm the PaymentIntent of a Checkout Session: its page does.', {
      code: 'payment_intent_unexpected_state',
    });
  const methodReference = input.payment_method ?? intent.payment_method;
  if (!methodReference)
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  return withExpanded(
    context,
    attempt(context, intent, resolveMethod(context, idOf(methodReference)), cause),
    input.expand,
  );
};

const cancelParameters = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand,
});

/**
 * Cancels a payment that has not been charged (https://docs.stripe.com/api/payment_intents/cancel).
 * @throws StripeFault 400 if it is final, or belongs to a session, which must be expired instead
 */
export const endIntent: Handler = ({ context, id, parameters, cause }) => {
  const input = checkParameters(cancelParameters, parameters);
  const intent = context.store.get('payment_intent', id, 'intent');
  if (!CANCELLABLE.includes(intent.status)) throw unexpectedState(intent, 'cancel');
  const { session } = context.store.hidden('payment_intent', id);
  if (session)
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it belongs to the Checkout Session ${session}. Expire the session instead.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  return withExpanded(
    context,
    cancelIntent(context, intent, input.cancellation_reason ?? null, cause),
    input.expand,
  );
};

const listParameters = z.strictObject({ ...pagingParameters, created: timeRange });

/**
 * Lists payments, newest first, or only those created in a range of time
 * (https://docs.stripe.com/api/payment_intents/list).
 * @throws StripeFault 400 for an unknown cursor
 */
export const listIntents: Handler = ({ context, parameters }) => {
  const input = checkParameters(listParameters, parameters);
  const intents = page(context, 'payment_intent', '/v1/payment_intents', input, createdFilter(input.created));
  return withExpanded(context, intents, input.expand);
};
