import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { application } from '../application.ts';
import { violations } from '../openapi/validate.ts';
import { idOf } from '../store/ids.ts';
import {
  deposit,
  PUBLISHABLE_KEY,
  payPage,
  SECRET_KEY,
  type TestPayments,
  testPayments,
} from '../testing/service.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await testPayments();
});
afterAll(() => payments.close());

interface ErrorResponse {
  status: number;
  error: Record<string, unknown>;
}

/** Sends a raw request without a client library; fails unless the error has the shape Stripe publishes. */
async function sendRequest(
  route: string,
  form = '',
  headers: Record<string, string> = {},
): Promise<ErrorResponse> {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(`${payments.service.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    ...(method === 'POST' ? { body: form } : {}),
  });
  return wellFormed(response.status, await response.json());
}

function wellFormed(status: number, body: unknown): ErrorResponse {
  expect(violations('error', body)).toEqual([]);
  return { status, ...(body as Omit<ErrorResponse, 'status'>) };
}

const INVALID = 'invalid_request_error';
const LINE = 'line_items[0][price_data]';
const session = (change = '') =>
  `mode=payment&success_url=http%3A%2F%2Fa.example&${LINE}[currency]=aud&${LINE}[unit_amount]=500&${LINE}` +
  `[product_data][name]=Fee${change}`;
const intent = (change = '') => `amount=2000&currency=aud${change}`;
const invalid = (message: unknown, param: string, code?: string) => ({
  status: 400,
  error: { type: INVALID, message, param, ...(code ? { code } : {}) },
});
const UNKNOWN_CURRENCY =
  /^Invalid currency: xyz\. Stripe currently supports these currencies: usd, aed, afn(, [a-z]{3})+, zmw$/;
const invalidParameter = (param: string, code?: string) => ({
  status: 400,
  error: { type: INVALID, param, ...(code ? { code } : {}) },
});
/** A missing object: 404 when the URL names it, 400 when a parameter does. */
const missing = (message: string, param: string, status = 404) => ({
  status,
  error: { type: INVALID, code: 'resource_missing', message, param },
});

describe('an error has the shape Stripe publishes when', () => {
  test.each<[string, Parameters<typeof sendRequest>, object]>([
    [
      'there is no key',
      ['GET /v1/events', '', { authorization: '' }],
      { status: 401, error: { type: INVALID } },
    ],
    [
      'the key is not known',
      ['GET /v1/events', '', { authorization: 'Bearer sk_test_other' }],
      { status: 401, error: { type: INVALID } },
    ],
    [
      'the key is the publishable one',
      ['GET /v1/events', '', { authorization: `Bearer ${PUBLISHABLE_KEY}` }],
      { status: 403, error: { type: INVALID, code: 'secret_key_required' } },
    ],
    ['the address is not known', ['GET /v1/customers'], { status: 404, error: { type: INVALID } }],
    [
      'another version is asked for',
      ['GET /v1/events', '', { 'stripe-version': '2020-08-27' }],
      invalidParameter('Stripe-Version'),
    ],
    [
      'a parameter is missing',
      ['POST /v1/payment_intents', 'amount=2000'],
      invalidParameter('currency', 'parameter_missing'),
    ],
    [
      'a parameter is unknown',
      ['POST /v1/payment_intents', intent('&surprise[deep]=1')],
      invalidParameter('surprise', 'parameter_unknown'),
    ],
    [
      'a parameter is empty',
      ['POST /v1/payment_intents', intent('&payment_method_types[0]=')],
      invalidParameter('payment_method_types[0]', 'parameter_invalid_empty'),
    ],
    [
      'a word is none of those it may be',
      ['POST /v1/checkout/sessions', session('&locale=en-AU')],
      invalidParameter('locale'),
    ],
    [
      'a number is none',
      ['POST /v1/payment_intents', 'amount=many&currency=aud'],
      invalid('Invalid integer: many', 'amount', 'parameter_invalid_integer'),
    ],
    [
      'a number is below one',
      ['POST /v1/payment_intents', 'amount=0&currency=aud'],
      invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer'),
    ],
    [
      'an amount is less than Stripe takes',
      ['POST /v1/payment_intents', 'amount=49&currency=AUD'],
      invalid('Amount must be at least $0.50 aud', 'amount', 'amount_too_small'),
    ],
    [
      'an amount is less than Stripe takes of another currency',
      ['POST /v1/payment_intents', 'amount=17499&currency=huf'],
      invalid('Amount must be at least 175.00 Ft huf', 'amount', 'amount_too_small'),
    ],
    [
      'Stripe does not know the currency',
      ['POST /v1/payment_intents', 'amount=5000&currency=XYZ'],
      invalid(expect.stringMatching(UNKNOWN_CURRENCY), 'currency'),
    ],
    [
      'Stripe does not know the currency of a line',
      ['POST /v1/checkout/sessions', session().replace('=aud', '=dollars')],
      invalid(expect.stringMatching(/^Invalid currency: dollars\. /), 'line_items[0][price_data][currency]'),
    ],
    ['the name of a parameter cannot be read', ['GET /v1/events?a[=1'], invalidParameter('a[')],
    [
      'a property cannot be expanded',
      ['POST /v1/payment_intents', intent('&expand[0]=amount')],
      invalidParameter('expand'),
    ],
    [
      'two cursors are given',
      ['GET /v1/charges?starting_after=a&ending_before=b'],
      invalidParameter('starting_after'),
    ],
    [
      'a deposit is too small',
      ['POST /v1/checkout/sessions', session().replace('=500', '=20')],
      invalid(
        "The Checkout Session's total amount due must add up to at least $0.50 aud",
        'line_items',
        'amount_too_small',
      ),
    ],
    [
      'a session would end too soon',
      ['POST /v1/checkout/sessions', session('&expires_at=5')],
      invalidParameter('expires_at'),
    ],
    [
      'there is no such session',
      ['GET /v1/checkout/sessions/cs_none'],
      missing("No such checkout.session: 'cs_none'", 'session'),
    ],
    [
      'there is no such intent',
      ['GET /v1/payment_intents/pi_none'],
      missing("No such payment_intent: 'pi_none'", 'intent'),
    ],
    [
      'there is no such card',
      ['POST /v1/payment_intents', intent('&payment_method=pm_none')],
      missing("No such PaymentMethod: 'pm_none'", 'payment_method', 400),
    ],
    ['there is no such charge', ['GET /v1/charges/ch_none'], missing("No such charge: 'ch_none'", 'charge')],
    [
      'there is no such intent to refund',
      ['POST /v1/refunds', 'payment_intent=pi_none'],
      missing("No such payment_intent: 'pi_none'", 'payment_intent', 400),
    ],
    [
      'there is no such charge to refund',
      ['POST /v1/refunds', 'charge=ch_none'],
      missing("No such charge: 'ch_none'", 'charge', 400),
    ],
    ['there is no such refund', ['GET /v1/refunds/re_none'], missing("No such refund: 're_none'", 'refund')],
    ['there is no such event', ['GET /v1/events/evt_none'], missing("No such event: 'evt_none'", 'id')],
    [
      'a cursor leads nowhere',
      ['GET /v1/refunds?starting_after=re_none'],
      missing("No such refund: 're_none'", 'starting_after', 400),
    ],
    ...['refunds', 'charges', 'checkout/sessions'].map(
      (list): [string, Parameters<typeof sendRequest>, object] => [
        `${list} are those of no such intent`,
        [`GET /v1/${list}?payment_intent=pi_none`],
        missing("No such payment_intent: 'pi_none'", 'payment_intent', 400),
      ],
    ),
    [
      'an idempotency key is too long',
      ['POST /v1/payment_intents', intent(), { 'idempotency-key': 'k'.repeat(256) }],
      { status: 400, error: { type: INVALID } },
    ],
    [
      'a card is declined, with the intent and the card',
      [
        'POST /v1/payment_intents',
        intent('&confirm=true&payment_method=pm_card_chargeDeclinedInsufficientFunds'),
      ],
      {
        status: 402,
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          payment_intent: { object: 'payment_intent', status: 'requires_payment_method' },
          payment_method: { object: 'payment_method' },
        },
      },
    ],
  ])('%s', async (_, request, expected) => {
    expect(await sendRequest(...request)).toMatchObject(expected);
  });

  test('a key is reused with another request', async () => {
    const headers = { 'idempotency-key': 'one' };
    await payments.stripe.paymentIntents.create(
      { amount: 2_000, currency: 'aud' },
      { idempotencyKey: headers['idempotency-key'] },
    );
    expect(await sendRequest('POST /v1/payment_intents', 'amount=3000&currency=aud', headers)).toMatchObject({
      status: 400,
      error: { type: 'idempotency_error' },
    });
  });

  test('an intent’s state does not allow the request', async () => {
    const { id } = await payments.stripe.paymentIntents.create({ amount: 2_000, currency: 'aud' });
    const expectedError = {
      status: 400,
      error: { code: 'payment_intent_unexpected_state', payment_intent: { id, object: 'payment_intent' } },
    };
    expect(await sendRequest(`POST /v1/payment_intents/${id}/confirm`)).toMatchObject(expectedError);
    await payments.stripe.paymentIntents.cancel(id);
    expect(await sendRequest(`POST /v1/payment_intents/${id}/cancel`)).toMatchObject(expectedError);
  });

  test('a session’s state does not allow the request', async () => {
    const { id } = await payments.stripe.checkout.sessions.create(deposit.hosted);
    await payments.stripe.checkout.sessions.expire(id);
    expect(await sendRequest(`POST /v1/checkout/sessions/${id}/expire`)).toMatchObject({ status: 400 });
  });

  test('a refund exceeds the payment', async () => {
    const paid = await payments.stripe.paymentIntents.create({
      amount: 2_000,
      currency: 'aud',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const charge = idOf(paid.latest_charge);
    expect(await sendRequest('POST /v1/refunds', `charge=${charge}&amount=2001`)).toMatchObject({
      status: 400,
      error: { param: 'amount', charge },
    });
    await payments.stripe.refunds.create({ charge });
    expect(await sendRequest('POST /v1/refunds', `charge=${charge}`)).toMatchObject({
      status: 400,
      error: { code: 'charge_already_refunded', charge },
    });
  });
});

describe('an error for the payer has the same shape when', () => {
  const open = () => payments.stripe.checkout.sessions.create(deposit.elements);
  const pay = async (checkoutSession: Stripe.Checkout.Session, card: string, details = {}) => {
    const { status, body } = await payPage(payments.service.url, checkoutSession, card, details);
    return wellFormed(status, body);
  };

  test.each<[string, string, Record<string, string>, object]>([
    ['a number is no card’s', '4242424242424241', {}, { code: 'incorrect_number', param: 'number' }],
    [
      'a card is of the past',
      '4242424242424242',
      { 'card[exp_year]': '20' },
      { code: 'invalid_expiry_year' },
    ],
    ['a card has expired at its bank', '4000000000000069', {}, { code: 'expired_card' }],
    [
      'a card is declined',
      '4000000000000002',
      {},
      {
        code: 'card_declined',
        decline_code: 'generic_decline',
        payment_intent: { object: 'payment_intent' },
      },
    ],
  ])('%s', async (_, card, details, error) => {
    expect(await pay(await open(), card, details)).toMatchObject({
      status: 402,
      error: { type: 'card_error', ...error },
    });
  });

  test('authentication fails', async () => {
    const { body } = await payments.pay(await open(), '4000000000003220');
    const source = body.payment_intent?.next_action?.use_stripe_sdk.source ?? '';
    const response = await payments.answerChallenge(source, 'failed');
    expect(wellFormed(response.status, response.body)).toMatchObject({
      status: 402,
      error: { code: 'payment_intent_authentication_failure', payment_intent: { object: 'payment_intent' } },
    });
    const again = await payments.answerChallenge(source, 'passed');
    expect(wellFormed(again.status, again.body)).toMatchObject({ status: 404, error: { type: INVALID } });
  });

  test('a session has expired', async () => {
    const checkoutSession = await open();
    await payments.stripe.checkout.sessions.expire(checkoutSession.id);
    expect(await pay(checkoutSession, '4242424242424242')).toMatchObject({
      status: 400,
      error: { code: 'checkout_session_expired' },
    });
  });
});

describe('a server error has the same shape when', () => {
  test.each([
    ['down', { status: 503, error: { type: 'api_error' } }],
    ['rate_limited', { status: 429, error: { type: INVALID, code: 'rate_limit' } }],
  ])('the service is set to %s', async (api, expected) => {
    await payments.control('PATCH', 'faults', { api });
    expect(await sendRequest('GET /v1/events')).toMatchObject(expected);
    await payments.control('DELETE', 'faults');
  });

  test('the service itself fails', async () => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue();
    const broken = application(
      { options: {} } as never,
      { now: { api: 'works', latencyMs: 0 } } as never,
      () => undefined,
    );
    const response = await broken.request('/v1/events', {
      headers: { authorization: `Bearer ${SECRET_KEY}` },
    });
    expect(wellFormed(response.status, await response.json())).toMatchObject({
      status: 500,
      error: { type: 'api_error' },
    });
    expect(quiet).toHaveBeenCalled();
    quiet.mockRestore();
  });
});
