import { type ShapeName, violations } from '../openapi/validate.ts';

interface Answer {
  /** The route pattern: `GET /v1/charges/:id`. */
  route: string;
  status: number;
  body: unknown;
}

/** The shape of each route's successful response; the payer's routes are not Stripe's. */
export const SHAPE_OF_ROUTE: Readonly<Record<string, ShapeName | 'payer'>> = {
  'GET /v1/checkout/sessions': 'checkout.session-page',
  'POST /v1/checkout/sessions': 'checkout.session',
  'GET /v1/checkout/sessions/:id': 'checkout.session',
  'POST /v1/checkout/sessions/:id': 'checkout.session',
  'POST /v1/checkout/sessions/:id/expire': 'checkout.session',
  'GET /v1/checkout/sessions/:id/line_items': 'item-page',
  'GET /v1/payment_intents': 'payment_intent-page',
  'POST /v1/payment_intents': 'payment_intent',
  'GET /v1/payment_intents/:id': 'payment_intent',
  'POST /v1/payment_intents/:id/confirm': 'payment_intent',
  'POST /v1/payment_intents/:id/cancel': 'payment_intent',
  'GET /v1/shared_payment/granted_tokens/:id': 'shared_payment.granted_token',
  'POST /v1/test_helpers/shared_payment/granted_tokens': 'shared_payment.granted_token',
  'POST /v1/test_helpers/shared_payment/granted_tokens/:id/revoke': 'shared_payment.granted_token',
  'GET /v1/refunds': 'refund-page',
  'POST /v1/refunds': 'refund',
  'GET /v1/refunds/:id': 'refund',
  'GET /v1/charges': 'charge-page',
  'GET /v1/charges/:id': 'charge',
  'GET /v1/events': 'event-page',
  'GET /v1/events/:id': 'event',
  'POST /v1/payment_pages/:id/init': 'payer',
  'POST /v1/payment_pages/:id/confirm': 'payer',
  'POST /v1/challenges/:id': 'payer',
};

const PATTERNS = Object.keys(SHAPE_OF_ROUTE).map((route): [string, RegExp] => [
  route,
  new RegExp(`^${route.replaceAll(':id', '[^/]+')}$`),
]);

/** Returns a `fetch` that records every response before a client reads it. */
export function recorder(): { via: typeof fetch; answers: Answer[] } {
  const answers: Answer[] = [];
  const via: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const endpoint = `${request.method} ${new URL(request.url).pathname}`;
    const response = await fetch(request);
    const [route = endpoint] = PATTERNS.find(([, pattern]) => pattern.test(endpoint)) ?? [];
    answers.push({ route, status: response.status, body: await response.clone().json() });
    return response;
  };
  return { via, answers };
}

/**
 * Validates a response against Stripe's specification.
 * @returns one line per violation; for the payer's routes, only of the Stripe objects they contain
 */
export function responseViolations({ route, status, body }: Answer): string[] {
  if (status >= 400) return violations('error', body);
  const shape = SHAPE_OF_ROUTE[route];
  if (!shape) return [`${route} is not a route of Stripe's.`];
  if (shape !== 'payer') return violations(shape, body);
  const { session, line_items } = body as { session: unknown; line_items: unknown[] };
  return [
    ...violations('checkout.session', session),
    ...line_items.flatMap((item) => violations('item', item)),
  ];
}
