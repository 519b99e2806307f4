import type { PaymentConnections } from '@forecourt/lib/payments/connections';
import { stripeClient } from '@forecourt/lib/payments/stripe.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';

/**
 * The database and Stripe as this storefront reaches them. Without Stripe's key, or the secret of the shoppers'
 * links, `stripe` is null and nothing can be paid.
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
