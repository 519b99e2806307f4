import type { StripeCheckoutConfirmResult } from '@stripe/stripe-js';
import type { PageError, PageResult, PageView, PayerDetails } from '../messages.ts';
import { callService } from '../messages.ts';
import { showChallenge } from './challenge.ts';
import type { PaymentElement } from './payment-element.ts';

type ConfirmError = Extract<StripeCheckoutConfirmResult, { type: 'error' }>['error'];

/** Pays with the card in the element; shows the bank's challenge if there is one. */
export async function payWith(
  element: PaymentElement,
  {
    origin,
    key,
    view,
    clientSecret,
    payer,
  }: {
    origin: string;
    key: string;
    view: PageView;
    clientSecret: string | null;
    payer: PayerDetails;
  },
): Promise<PageResult> {
  const result = await element.pay({ key, session: view.session.id, clientSecret, payer });
  const action = result.ok ? result.view.payment_intent?.next_action : null;
  if (!action) return result;
  const { source } = action.use_stripe_sdk;
  const refuse = () => callService(origin, `/v1/challenges/${source}`, { key, outcome: 'failed' });
  return showChallenge(origin, source, refuse);
}

/** Returns the error of `confirm`: a decline has a code, any other error only a message. */
export const confirmError = ({ type, code, decline_code, message }: PageError): ConfirmError =>
  type === 'card_error' || code === 'payment_intent_authentication_failure'
    ? { message, code: 'paymentFailed', paymentFailed: { declineCode: decline_code ?? null } }
    : { message, code: null };
