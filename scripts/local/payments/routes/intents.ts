import { z } from 'zod';
import type { Context } from '../context.ts';
import { paymentIntent } from '../objects/payment-intent.ts';
import { paymentMethod } from '../objects/payment-method.ts';
import { NAMED_CARDS } from '../rules/cards.ts';
import { tooSmall } from '../rules/currencies.ts';
import { emit } from '../rules/emit.ts';
import { attempt, unexpectedState } from '../rules/pay.ts';
import { cancelIntent } from '../rules/sessions.ts';
import { idOf } from '../store/ids.ts';
import { badParameter, refused } from '../wire/errors.ts';
import { expanded } from '../wire/expand.ts';
import { createdFilter, page } from '../wire/lists.ts';
import {
  checkParameters,
  expand,
  flag,
  listing,
  metadata,
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
  payment_method_types: z.array(z.literal('card')).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: flag.default(false),
  return_url: webAddress.optional(),
  expand,
});

export const createIntent: Handler = ({ context, parameters, cause }) => {
  const asked = checkParameters(createParameters, parameters);
  const little = tooSmall(asked.amount, asked.currency, { what: 'Amount must be', param: 'amount' });
  if (little) throw little;
  const intent = paymentIntent({
    amount: asked.amount,
    currency: asked.currency,
    created: context.store.clock.seconds(),
    description: asked.description,
    metadata: asked.metadata,
    receiptEmail: asked.receipt_email,
  });
  const method = asked.payment_method ? namedMethod(context, asked.payment_method) : null;
  if (asked.confirm && !method)
    throw badParameter('You must provide a payment method to confirm this PaymentIntent.', 'payment_method');
  const made = method
    ? { ...intent, payment_method: method.id, status: 'requires_confirmation' as const }
    : intent;
  context.store.insert('payment_intent', made, { session: null, challenge: null });
  emit(context, 'payment_intent.created', made, { cause });
  const done = asked.confirm && method ? attempt(context, made, method, cause) : made;
  return expanded(context, done, asked.expand);
};

/** A method of this account, or one of the cards that only have a name. */
function namedMethod({ store }: Context, name: string) {
  const number = NAMED_CARDS[name];
  if (!number) return store.referred('payment_method', name, 'payment_method');
  const now = store.clock.seconds();
  const nobody = { name: null, email: null, phone: null, country: null, postalCode: null };
  const card = { number, expMonth: 12, expYear: new Date(now * 1000).getFullYear() + 3, cvc: '123' };
  const method = paymentMethod(card, nobody, now);
  store.insert('payment_method', method, { number });
  return method;
}

export const retrieveIntent: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(z.strictObject({ expand }), parameters);
  return expanded(context, context.store.get('payment_intent', id, 'intent'), asked.expand);
};

const confirmParameters = z.strictObject({
  payment_method: z.string().optional(),
  return_url: webAddress.optional(),
  use_stripe_sdk: flag.optional(),
  expand,
});

export const confirmIntent: Handler = ({ context, id, parameters, cause }) => {
  const asked = checkParameters(confirmParameters, parameters);
  const intent = context.store.get('payment_intent', id, 'intent');
  if (context.store.hidden('payment_intent', id).session)
    throw refused('You cannot confirm the PaymentIntent of a Checkout Session: its page does.', {
      code: 'payment_intent_unexpected_state',
    });
  const chosen = asked.payment_method ?? intent.payment_method;
  if (!chosen)
    throw refused(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  return expanded(context, attempt(context, intent, namedMethod(context, idOf(chosen)), cause), asked.expand);
};

const cancelParameters = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand,
});

export const endIntent: Handler = ({ context, id, parameters, cause }) => {
  const asked = checkParameters(cancelParameters, parameters);
  const intent = context.store.get('payment_intent', id, 'intent');
  if (!CANCELLABLE.includes(intent.status)) throw unexpectedState(intent, 'cancel');
  const { session } = context.store.hidden('payment_intent', id);
  if (session)
    throw refused(
      `You cannot cancel this PaymentIntent because it belongs to the Checkout Session ${session}. Expire the session instead.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  return expanded(
    context,
    cancelIntent(context, intent, asked.cancellation_reason ?? null, cause),
    asked.expand,
  );
};

const listParameters = z.strictObject({ ...listing, created: timeRange });

export const listIntents: Handler = ({ context, parameters }) => {
  const asked = checkParameters(listParameters, parameters);
  const found = page(context, 'payment_intent', '/v1/payment_intents', asked, createdFilter(asked.created));
  return expanded(context, found, asked.expand);
};
