import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';

/** The protocol's tolerance for the age of a signature. */
const TOLERANCE_SECONDS = 300;
/** Only the latest are remembered, so that a long demo does not fill the memory. */
const REMEMBERED = 200;

/** `WebhookEvent` of the protocol's version 2026-04-17, with the fields that its `Order` requires. */
const eventSchema = z.strictObject({
  type: z.enum(['order_create', 'order_update']),
  data: z.looseObject({
    type: z.literal('order'),
    id: z.string().min(1),
    checkout_session_id: z.string().min(1),
    permalink_url: z.url(),
    status: z.string().min(1),
  }),
});

type OrderEvent = z.output<typeof eventSchema>;

/**
 * The platform of an assistant: accepts signed order events
 * (https://github.com/agentic-commerce-protocol/agentic-commerce-protocol, openapi.agentic_checkout_webhook.yaml),
 * and refuses unsigned and old ones with 401, malformed ones with 400.
 */
export function agentPlatform(secret: string): Hono {
  const events: OrderEvent[] = [];
  const refusal = (code: string, message: string) => ({ type: 'invalid_request', code, message });
  return new Hono()
    .post('/agentic_checkout/webhooks/order_events', async (context) => {
      const body = await context.req.text();
      if (!isSigned(secret, context.req.header('merchant-signature') ?? '', body))
        return context.json(refusal('invalid_signature', 'Webhook signature verification failed.'), 401);
      const { success, data } = eventSchema.safeParse(parsed(body));
      if (!success) return context.json(refusal('invalid', 'The event is malformed.'), 400);
      events.push(data);
      events.splice(0, events.length - REMEMBERED);
      return context.json({ received: true, request_id: context.req.header('request-id') });
    })
    .get('/agentic_checkout/webhooks/order_events', (context) => context.json(events));
}

function isSigned(secret: string, header: string, body: string): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d+),v1=([\da-f]{64})$/i.exec(header) ?? [];
  if (!seconds || Math.abs(Date.now() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
