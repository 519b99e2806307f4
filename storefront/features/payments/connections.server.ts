import type { PaymentConnections } from '@forecourt/lib/payments/connections';
import { stripeClient } from '@forecourt/lib/payments/stripe.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';

/**
 * Returns the database and Stripe. `stripe` is null without Stripe's key or the secret for shoppers' links.
 */
export function paymentConnections(): PaymentConnections {
  const { DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_HOST, RESERVATION_SECRET } = environment();
  const hasSecrets = STRIPE_SECRET_KEY && RESERVATION_SECRET;
  return {
    pool: databasePool(DATABASE_URL),
    stripe: hasSecrets ? stripeClient({ secretKey: STRIPE_SECRET_KEY, host: STRIPE_HOST }) : null,
    secret: RESERVATION_SECRET ?? '',
  };
}
