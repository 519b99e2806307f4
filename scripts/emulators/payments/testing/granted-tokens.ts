import type Stripe from 'stripe';
import { z } from 'zod';
import { PREVIEW_VERSION } from '../version.ts';

const TOKENS = '/v1/test_helpers/shared_payment/granted_tokens';
const preview = { apiVersion: PREVIEW_VERSION };
const tokenSchema = z.object({ id: z.string() });

/** Grants a shared payment token, as an assistant's platform does for a shopper; returns its id. */
export async function grantToken(
  stripe: Stripe,
  {
    card = 'pm_card_visa',
    cents = 20_000,
    currency = 'aud',
    seconds = 600,
  }: { card?: string; cents?: number; currency?: string; seconds?: number } = {},
): Promise<string> {
  const limits = { currency, max_amount: cents, expires_at: Math.floor(Date.now() / 1000) + seconds };
  const input = { payment_method: card, usage_limits: limits };
  const answer: unknown = await stripe.rawRequest('POST', TOKENS, input, preview);
  return tokenSchema.parse(answer).id;
}

export const revokeToken = (stripe: Stripe, id: string): Promise<unknown> =>
  stripe.rawRequest('POST', `${TOKENS}/${id}/revoke`, {}, preview);

export const readToken = (stripe: Stripe, id: string): Promise<unknown> =>
  stripe.rawRequest('GET', `/v1/shared_payment/granted_tokens/${id}`, undefined, preview);

/** Charges a deposit with a token. */
export const payWithToken = (stripe: Stripe, id: string, cents = 20_000): Promise<unknown> =>
  stripe.rawRequest(
    'POST',
    '/v1/payment_intents',
    {
      amount: cents,
      currency: 'aud',
      confirm: true,
      payment_method_data: { shared_payment_granted_token: id },
    },
    preview,
  );
