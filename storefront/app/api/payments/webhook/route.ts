import { stripeProblem } from '@forecourt/lib/payments/stripe.server';
import { receiveWebhook } from '@forecourt/lib/payments/webhooks/receive.server';
import { environment } from '@forecourt/lib/platform/env';
import { readBody } from '@forecourt/lib/platform/request/body';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

/** Stripe's largest events are a few hundred kilobytes. */
const MAX_BYTES = 1024 * 1024;

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Stripe's webhook: the raw body must be signed, at most 300 s ago. Responds with 200 only after the result
 * is committed; otherwise Stripe retries.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = environment().STRIPE_WEBHOOK_SECRET;
  const { pool, stripe } = paymentConnections();
  if (!secret || !stripe) return refuse(503, 'No payments are set up.');
  try {
    const body = await readBody(request, MAX_BYTES);
    if (body === null) return refuse(413, 'The message is too long.');
    const signature = request.headers.get('stripe-signature');
    const receipt = await receiveWebhook({ pool, stripe, secret }, { body, signature });
    if (receipt.outcome === 'unsigned') {
      log.warn('payment_webhook_unsigned');
      return refuse(400, 'The signature is not valid.');
    }
    if (receipt.outcome === 'malformed') {
      log.warn('payment_webhook_invalid');
      return refuse(400, 'The message is invalid.');
    }
    log.info(receipt, 'payment_webhook');
    return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ problem: stripeProblem(error) }, 'payment_webhook_failed');
    return refuse(500, 'Please send it again.');
  }
}
