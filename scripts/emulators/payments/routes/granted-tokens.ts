import { z } from 'zod';
import { grantedToken } from '../objects/granted-token.ts';
import { brandOf, NAMED_CARDS } from '../rules/cards.ts';
import { emit } from '../rules/emit.ts';
import { currentToken } from '../rules/granted-tokens.ts';
import { badParameter, invalidRequest } from '../wire/errors.ts';
import { checkParameters, integer, metadata } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';
import { cents, currency } from './session-parameters.ts';

const grantParameters = z.strictObject({
  payment_method: z.string(),
  usage_limits: z.strictObject({ currency, max_amount: cents, expires_at: integer }),
  shared_metadata: metadata.default({}),
  seller_details: z
    .strictObject({ network_id: z.string().optional(), external_id: z.string().optional() })
    .optional(),
});

/**
 * Grants a token as an assistant's platform would, for a named test card
 * (https://docs.stripe.com/api/shared-payment/granted-token/create).
 * @throws StripeFault 400 for an unknown card or an expiry in the past
 */
export const grantToken: Handler = ({ context, parameters }) => {
  const input = checkParameters(grantParameters, parameters);
  const number = NAMED_CARDS[input.payment_method];
  if (!number) throw badParameter(`No such PaymentMethod: '${input.payment_method}'`, 'payment_method');
  const now = context.store.clock.seconds();
  if (input.usage_limits.expires_at <= now)
    throw badParameter('The expiry must be in the future.', 'usage_limits[expires_at]');
  const token = grantedToken({
    created: now,
    limits: input.usage_limits,
    card: { brand: brandOf(number), last4: number.slice(-4) },
    metadata: input.shared_metadata,
  });
  context.store.insert('shared_payment.granted_token', token, { number });
  return token;
};

/**
 * Returns a token (https://docs.stripe.com/api/shared-payment/granted-token/retrieve).
 * @throws StripeFault 404 for an unknown id
 */
export const retrieveToken: Handler = ({ context, id, parameters }) => {
  checkParameters(z.strictObject({}), parameters);
  return currentToken(context, context.store.get('shared_payment.granted_token', id));
};

/**
 * Revokes a token as an assistant's platform would
 * (https://docs.stripe.com/api/shared-payment/granted-token/revoke).
 * @throws StripeFault 400 for a token that is no longer active
 */
export const revokeToken: Handler = ({ context, id, parameters, cause }) => {
  checkParameters(z.strictObject({}), parameters);
  const token = currentToken(context, context.store.get('shared_payment.granted_token', id));
  if (token.deactivated_reason)
    throw invalidRequest(`The SharedPaymentToken is already ${token.deactivated_reason}.`);
  const revoked = {
    ...token,
    deactivated_at: context.store.clock.seconds(),
    deactivated_reason: 'revoked' as const,
  };
  context.store.update('shared_payment.granted_token', revoked);
  emit(context, 'shared_payment.granted_token.deactivated', revoked, { cause });
  return revoked;
};
