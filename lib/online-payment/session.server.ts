import type Stripe from 'stripe';
import { ownerMetadata } from '../payments/owner.ts';
import type { OnlinePayment } from './read.server.ts';

/**
 * Opens Stripe's page for a payment, or finds it again: everything sent is in the row, so that whoever asks a
 * second time under the same key gets the same session.
 * @throws Stripe's error
 */
export async function openPaymentSession(
  stripe: Stripe,
  payment: OnlinePayment,
): Promise<Stripe.Checkout.Session> {
  const { id, reference, siteSlug, subject, note, email, currency, amountCents, returnUrl } = payment;
  const metadata = { ...ownerMetadata({ kind: 'online_payment', id }), reference, site: siteSlug, subject };
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      ui_mode: 'hosted_page',
      allowed_payment_method_types: ['card'],
      customer_email: email,
      client_reference_id: id,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency,
            unit_amount: amountCents,
            product_data: { name: `Payment for ${subject}`, ...(note && { description: note }) },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata, description: `Payment ${reference} for ${subject}` },
      expires_at: Math.floor(payment.payableUntil.getTime() / 1000),
      success_url: returnUrl,
      cancel_url: returnUrl,
      locale: 'en',
    },
    { idempotencyKey: `online-payment-${id}-session` },
  );
}
