import type Stripe from 'stripe';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { refundCharge } from '../rules/refunds.ts';
import { idOf } from '../store/ids.ts';
import { badParameter, invalidRequest } from '../wire/errors.ts';
import { withExpanded } from '../wire/expand.ts';
import { createdFilter, filterBy, page } from '../wire/lists.ts';
import {
  checkParameters,
  expand,
  integer,
  metadata,
  pagingParameters,
  timeRange,
} from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';

const createParameters = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.pipe(z.number().int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
});

/**
 * Refunds an amount in cents of a payment or charge, by default the remainder
 * (https://docs.stripe.com/api/refunds/create). With some test cards the refund arrives later or fails.
 * @throws StripeFault 400 if the amount exceeds the remainder, or nothing is left
 */
export const createRefund: Handler = ({ context, parameters, cause }) => {
  const input = checkParameters(createParameters, parameters);
  const { amount, reason = null, metadata } = input;
  const refund = refundCharge(context, chargeOf(context, input), { amount, reason, metadata }, cause);
  return withExpanded(context, refund, input.expand);
};

function chargeOf({ store }: Context, input: { payment_intent?: string; charge?: string }): Stripe.Charge {
  if (input.charge) return store.getReferenced('charge', input.charge, 'charge');
  if (!input.payment_intent)
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'charge',
    );
  const intent = store.getReferenced('payment_intent', input.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return store.get('charge', idOf(intent.latest_charge));
}

/**
 * Returns one refund (https://docs.stripe.com/api/refunds/retrieve).
 * @throws StripeFault 404 for an unknown id
 */
export const retrieveRefund: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(z.strictObject({ expand }), parameters);
  return withExpanded(context, context.store.get('refund', id, 'refund'), input.expand);
};

const listParameters = z.strictObject({
  ...pagingParameters,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  created: timeRange,
});

/**
 * Lists refunds, newest first, or only those of one payment or charge
 * (https://docs.stripe.com/api/refunds/list).
 * @throws StripeFault 400 for an unknown cursor, payment or charge
 */
export const listRefunds: Handler = ({ context, parameters }) => {
  const input = checkParameters(listParameters, parameters);
  const filters = [
    ...filterBy(context, 'payment_intent', input.payment_intent),
    ...filterBy(context, 'charge', input.charge),
    ...createdFilter(input.created),
  ];
  return withExpanded(context, page(context, 'refund', '/v1/refunds', input, filters), input.expand);
};

/**
 * Returns one payment attempt (https://docs.stripe.com/api/charges/retrieve), including declined ones.
 * @throws StripeFault 404 for an unknown id
 */
export const retrieveCharge: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(z.strictObject({ expand }), parameters);
  return withExpanded(context, context.store.get('charge', id, 'charge'), input.expand);
};

const chargeListParameters = z.strictObject({
  ...pagingParameters,
  payment_intent: z.string().optional(),
  created: timeRange,
});

/**
 * Lists charges including declined ones, newest first, or only those of one payment
 * (https://docs.stripe.com/api/charges/list).
 * @throws StripeFault 400 for an unknown cursor or payment
 */
export const listCharges: Handler = ({ context, parameters }) => {
  const input = checkParameters(chargeListParameters, parameters);
  const filters = [
    ...filterBy(context, 'payment_intent', input.payment_intent),
    ...createdFilter(input.created),
  ];
  return withExpanded(context, page(context, 'charge', '/v1/charges', input, filters), input.expand);
};
