import type { StripeCheckoutConfirmResult } from '@stripe/stripe-js';
import type { PageAnswer, PageError, PageView, PayerDetails } from '../messages.ts';
import { askService } from '../messages.ts';
import { showChallenge } from './challenge.ts';
import type { PaymentElement } from './payment-element.ts';

type ConfirmError = Extract<StripeCheckoutConfirmResult, { type: 'error' }>['error'];

/** Pays by the card in the element, and asks its owner where the bank wants that. */
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
): Promise<PageAnswer> {
  const answer = await element.pay({ key, session: view.session.id, clientSecret, payer });
  const action = answer.ok ? answer.view.payment_intent?.next_action : null;
  if (!action) return answer;
  const { source } = action.use_stripe_sdk;
  const refuse = () => askService(origin, `/v1/challenges/${source}`, { key, outcome: 'failed' });
  return showChallenge(origin, source, refuse);
}

/** An error as `confirm` gives it: a bank's answer has a code, the rest only a message. */
export const confirmError = ({ type, code, decline_code, message }: PageError): ConfirmError =>
  type === 'card_error' || code === 'payment_intent_authentication_failure'
    ? { message, code: 'paymentFailed', paymentFailed: { declineCode: decline_code ?? null } }
    : { message, code: null };
