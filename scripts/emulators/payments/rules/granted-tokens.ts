import type { Context } from '../context.ts';
import type { GrantedToken } from '../objects/granted-token.ts';
import { invalidRequest } from '../wire/errors.ts';

const PARAMETER = 'payment_method_data[shared_payment_granted_token]';

/** Returns a token with its expiry applied, which needs no timer: every use looks at it first. */
export function currentToken({ store }: Context, token: GrantedToken): GrantedToken {
  const { deactivated_at, usage_limits } = token;
  if (deactivated_at !== null || store.clock.seconds() < usage_limits.expires_at) return token;
  const expired: GrantedToken = {
    ...token,
    deactivated_at: usage_limits.expires_at,
    deactivated_reason: 'expired',
  };
  store.update('shared_payment.granted_token', expired);
  return expired;
}

/**
 * Returns the token of a payment, if its limits allow the amount.
 * @throws StripeFault 400 for an unknown or deactivated token, another currency, or too large an amount
 */
export function usableToken(
  context: Context,
  id: string,
  { amount, currency }: { amount: number; currency: string },
): GrantedToken {
  const token = currentToken(
    context,
    context.store.getReferenced('shared_payment.granted_token', id, PARAMETER),
  );
  const { deactivated_reason, usage_details, usage_limits } = token;
  const refuse = (why: string) => invalidRequest(`The SharedPaymentToken ${why}.`, { param: PARAMETER });
  if (deactivated_reason) throw refuse(`cannot be used because it is ${deactivated_reason}`);
  if (currency !== usage_limits.currency) throw refuse(`is limited to ${usage_limits.currency}`);
  if (usage_details.amount_captured.value + amount > usage_limits.max_amount)
    throw refuse(`is limited to ${usage_limits.max_amount}`);
  return token;
}

/** Records a payment with a token, which is consumed once it has reached its limit. */
export function recordTokenUse({ store }: Context, token: GrantedToken, amount: number): GrantedToken {
  const { currency, value } = token.usage_details.amount_captured;
  const isConsumed = value + amount >= token.usage_limits.max_amount;
  const used: GrantedToken = {
    ...token,
    usage_details: { amount_captured: { currency, value: value + amount } },
    ...(isConsumed && { deactivated_at: store.clock.seconds(), deactivated_reason: 'consumed' }),
  };
  store.update('shared_payment.granted_token', used);
  return used;
}
