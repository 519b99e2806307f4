import Stripe from 'stripe';
import { z } from 'zod';
import { ownerMetadata } from '../owner.ts';
import { type PaymentState, readPaymentState } from '../payment-state.server.ts';
import type { Reservation } from '../reservation/read.server.ts';
import { isRefusal } from '../stripe.server.ts';

/**
 * Shared payment tokens are a preview of Stripe's API
 * (https://docs.stripe.com/agentic-commerce/concepts/shared-payment-tokens, read on 30 November 2026).
 */
const API_VERSION = '2026-04-22.preview';

const intentSchema = z.looseObject({ id: z.string(), status: z.string() });

export type Charged =
  | { outcome: 'paid'; state: PaymentState }
  /** Nothing was and will be charged by this token. */
  | { outcome: 'refused'; problem: 'declined' | 'authentication' | 'token'; note: string }
  /** Stripe does not accept our key, or our account may not charge such tokens: nothing was charged. */
  | { outcome: 'unavailable'; error: unknown }
  /** Another token of the same reservation is being charged. */
  | { outcome: 'busy' };

/**
 * Charges a reservation's fee with a token that an assistant's platform granted to us. A repeat for the same
 * reservation returns the first result: the key is derived from the row's id.
 * @throws Stripe's error if the result is unknown, such as a timeout
 */
export async function chargeSharedToken(
  stripe: Stripe,
  reservation: Reservation,
  { token, checkoutId }: { token: string; checkoutId: string },
): Promise<Charged> {
  const { id, reference, siteSlug, platform, amountCents, currency, car: vehicle } = reservation;
  try {
    const answer: unknown = await stripe.rawRequest(
      'POST',
      '/v1/payment_intents',
      {
        amount: amountCents,
        currency,
        confirm: true,
        description: `Reservation ${reference}: ${vehicle.title}`,
        payment_method_data: { shared_payment_granted_token: token },
        metadata: {
          ...ownerMetadata({ kind: 'reservation', id }),
          reference,
          site: siteSlug,
          assistant: platform ?? '',
          checkout_session: checkoutId,
        },
      },
      { apiVersion: API_VERSION, idempotencyKey: `reservation-${id}-shared-token` },
    );
    const intent = intentSchema.parse(answer);
    if (intent.status === 'succeeded')
      return { outcome: 'paid', state: await readPaymentState(stripe, intent.id) };
    return await giveUp(stripe, intent.id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError || isInUse(error)) return { outcome: 'busy' };
    if (error instanceof Stripe.errors.StripeCardError)
      return {
        outcome: 'refused',
        problem: error.code === 'authentication_required' ? 'authentication' : 'declined',
        note: error.decline_code ?? error.code ?? 'declined',
      };
    if (
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError
    )
      return { outcome: 'unavailable', error };
    // Expired, revoked, used up, unknown, or limited to less or another currency.
    if (isRefusal(error)) return { outcome: 'refused', problem: 'token', note: error.code ?? 'token' };
    throw error;
  }
}

/** Another request with the same key is in progress, or locks the same objects. */
const isInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout');

/** Cancels a payment that waits for the cardholder, whom an assistant cannot send to their bank. */
async function giveUp(stripe: Stripe, intentId: string): Promise<Charged> {
  try {
    await stripe.paymentIntents.cancel(intentId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const state = await readPaymentState(stripe, intentId);
    if (state.cents > 0) return { outcome: 'paid', state };
  }
  return { outcome: 'refused', problem: 'authentication', note: 'authentication_required' };
}
