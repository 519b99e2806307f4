import type Stripe from 'stripe';
import { ownerMetadata } from '../payments/owner.ts';
import type { Reservation } from './read.server.ts';

/** The payment as the browser needs it: a secret for our own page, or the address of Stripe's. */
export interface PaymentSession {
  id: string;
  clientSecret: string | null;
  url: string | null;
}

/**
 * How much longer a session lives at Stripe than the hold. Stripe wants at least 30 minutes by its own clock;
 * we end the session ourselves when the hold ends, so that the rest only makes up for clocks that differ.
 */
const SPARE_SECONDS = 15 * 60;

type Payable = Pick<
  Reservation,
  | 'id'
  | 'reference'
  | 'siteSlug'
  | 'car'
  | 'email'
  | 'amountCents'
  | 'currency'
  | 'heldUntil'
  | 'paymentPage'
  | 'returnUrl'
>;

/**
 * Opens the payment of a reservation, or finds it again: everything sent is in the row, so that whoever asks a
 * second time under the same key gets the same session.
 * @throws Stripe's error
 */
export async function openSession(stripe: Stripe, reservation: Payable): Promise<PaymentSession> {
  const { id, reference, siteSlug, car, paymentPage, returnUrl } = reservation;
  const metadata = { ...ownerMetadata({ kind: 'reservation', id }), reference, site: siteSlug };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      ui_mode: paymentPage,
      // A hold of half an hour has no time for payments that take days; wallets are cards.
      allowed_payment_method_types: ['card'],
      customer_email: reservation.email,
      client_reference_id: id,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: reservation.currency,
            unit_amount: reservation.amountCents,
            product_data: {
              name: `Reservation fee: ${car.title}`,
              description: `Stock number ${car.stocknum}`,
            },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata, description: `Reservation ${reference}: ${car.title}` },
      expires_at: Math.floor(reservation.heldUntil.getTime() / 1000) + SPARE_SECONDS,
      ...(paymentPage === 'elements'
        ? { return_url: returnUrl }
        : { success_url: returnUrl, cancel_url: returnUrl, locale: 'en' as const }),
    },
    { idempotencyKey: `reservation-${id}-session` },
  );
  return { id: session.id, clientSecret: session.client_secret, url: session.url };
}
