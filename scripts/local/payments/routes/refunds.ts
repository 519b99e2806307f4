import type Stripe from 'stripe';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { refundCharge } from '../rules/refunds.ts';
import { idOf } from '../store/ids.ts';
import { badParameter, refused } from '../wire/errors.ts';
import { expanded } from '../wire/expand.ts';
import { createdFilter, filterBy, page } from '../wire/lists.ts';
import { checkParameters, expand, integer, listing, metadata, timeRange } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';

const createParameters = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.pipe(z.number().int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
});

export const createRefund: Handler = ({ context, parameters, cause }) => {
  const asked = checkParameters(createParameters, parameters);
  const { amount, reason = null, metadata } = asked;
  const made = refundCharge(context, chargeOf(context, asked), { amount, reason, metadata }, cause);
  return expanded(context, made, asked.expand);
};

function chargeOf({ store }: Context, asked: { payment_intent?: string; charge?: string }): Stripe.Charge {
  if (asked.charge) return store.referred('charge', asked.charge, 'charge');
  if (!asked.payment_intent)
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'charge',
    );
  const intent = store.referred('payment_intent', asked.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return store.get('charge', idOf(intent.latest_charge));
}

export const retrieveRefund: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(z.strictObject({ expand }), parameters);
  return expanded(context, context.store.get('refund', id, 'refund'), asked.expand);
};

const listParameters = z.strictObject({
  ...listing,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  created: timeRange,
});

export const listRefunds: Handler = ({ context, parameters }) => {
  const asked = checkParameters(listParameters, parameters);
  const filters = [
    ...filterBy(context, 'payment_intent', asked.payment_intent),
    ...filterBy(context, 'charge', asked.charge),
    ...createdFilter(asked.created),
  ];
  return expanded(context, page(context, 'refund', '/v1/refunds', asked, filters), asked.expand);
};

export const retrieveCharge: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(z.strictObject({ expand }), parameters);
  return expanded(context, context.store.get('charge', id, 'charge'), asked.expand);
};

const chargeListParameters = z.strictObject({
  ...listing,
  payment_intent: z.string().optional(),
  created: timeRange,
});

export const listCharges: Handler = ({ context, parameters }) => {
  const asked = checkParameters(chargeListParameters, parameters);
  const filters = [
    ...filterBy(context, 'payment_intent', asked.payment_intent),
    ...createdFilter(asked.created),
  ];
  return expanded(context, page(context, 'charge', '/v1/charges', asked, filters), asked.expand);
};
