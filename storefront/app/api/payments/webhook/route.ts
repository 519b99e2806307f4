import { stripeProblem } from '@forecourt/lib/payments/stripe.server';
import { receiveWebhook } from '@forecourt/lib/payments/webhooks.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readBody } from '@forecourt/lib/platform/request/body';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

/** Stripe's largest events are a few hundred kilobytes. */
const MAX_BYTES = 1024 * 1024;

/**
 * Stripe's webhook: the raw body must be signed, at most 300 s ago. Responds with 200 only once committed;
 * otherwise Stripe retries.
 */
export const POST = withErrors(
  async (request) => {
    const secret = environment().STRIPE_WEBHOOK_SECRET;
    const { pool, stripe } = paymentConnections();
    if (!secret || !stripe) throw new ApiError('not_set_up', 'No payments are set up.');
    const body = await readBody(request, MAX_BYTES);
    if (body === null) throw new ApiError('too_large', 'The message is too long.');
    const signature = request.headers.get('stripe-signature');
    const receipt = await receiveWebhook({ pool, stripe, secret }, { body, signature }).catch(
      (error: unknown) => {
        // Not the error itself, which may hold a payer's data.
        log.error({ problem: stripeProblem(error) }, 'payment_webhook_failed');
        throw new ApiError('failed', 'Please send it again.');
      },
    );
    if (receipt.outcome === 'unsigned') {
      log.warn('payment_webhook_unsigned');
      throw new ApiError('bad_input', 'The signature is not valid.');
    }
    if (receipt.outcome === 'malformed') {
      log.warn('payment_webhook_invalid');
      throw new ApiError('bad_input', 'The message is invalid.');
    }
    log.info(receipt, 'payment_webhook');
    return { received: true };
  },
  { event: 'payment_webhook_failed', text: 'Please send it again.' },
);
