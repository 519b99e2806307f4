import type { StripeCheckoutConfirmResult } from '@stripe/stripe-js';
import type { PageError, PageResult, PageView, PayerDetails } from '../messages.ts';
import { callService } from '../messages.ts';
import { showChallenge } from './challenge.ts';
import type { PaymentElement } from './payment-element.ts';

type ConfirmError = Extract<StripeCheckoutConfirmResult, { type: 'error' }>['error'];

/** A card that pays when it is asked to: of the Payment Element, or of a wallet. */
type PayingCard = Pick<PaymentElement, 'pay'>;

/** Returns the card in the emulator's wallets, a test card that every bank approves. */
export const walletCard = (origin: string): PayingCard => ({
  pay: ({ key, session, clientSecret, payer }) => {
    const fields = {
      key,
      client_secret: clientSecret,
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '34',
      'card[cvc]': '123',
      'billing_details[name]': payer.name,
      'billing_details[email]': payer.email,
      'billing_details[phone]': payer.phone,
    };
    const filled = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return callService(
      origin,
      `/v1/payment_pages/${encodeURIComponent(session)}/confirm`,
      Object.fromEntries(filled),
    );
  },
});

/** Pays with the card in the element; shows the bank's challenge if there is one. */
export async function payWith(
  card: PayingCard,
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
  const result = await card.pay({ key, session: view.session.id, clientSecret, payer });
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
