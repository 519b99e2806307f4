import { beforeAll, describe, expect, test } from 'vitest';
import { SPECIFICATION } from '../openapi/source.ts';
import { violations } from '../openapi/validate.ts';
import { statesIn } from '../testing/states.ts';
import { walk } from '../testing/walk.ts';
import { responseViolations, SHAPE_OF_ROUTE } from '../testing/wire.ts';
import { RELEASE_TRAIN } from '../version.ts';
import { api } from '../wire/api.ts';

let recording: Awaited<ReturnType<typeof walk>>;
let states: Record<string, string[]>;
beforeAll(async () => {
  recording = await walk();
  states = statesIn([...recording.answers.map(({ body }) => body), ...recording.deliveries]);
}, 60_000);

// Fields come and go between release trains; when this fails, the shapes must be read again from the
// specification.
test('the shapes match the service’s release train', () => {
  expect(SPECIFICATION.version.split('.')[1]).toBe(RELEASE_TRAIN);
});

describe('responses have the shape Stripe publishes', () => {
  test('every route has a shape', () => {
    const routes = api({} as never, {} as never).routes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(SHAPE_OF_ROUTE).sort()).toEqual(routes.filter((route) => !route.includes('*')).sort());
  });

  test.each(Object.keys(SHAPE_OF_ROUTE))('%s', (route) => {
    const answers = recording.answers.filter((answer) => answer.route === route);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.flatMap(responseViolations)).toEqual([]);
  });

  test('each webhook is an event about an object with a published shape', () => {
    expect(recording.deliveries.length).toBeGreaterThan(50);
    expect(recording.deliveries.flatMap((event) => violations('event', event))).toEqual([]);
  });
});

describe('the responses and webhooks include every state', () => {
  test('of sessions', () => {
    expect(states['checkout.session']).toEqual([
      'elements complete paid',
      'elements expired unpaid',
      'elements open unpaid',
      'hosted_page complete no_payment_required',
      'hosted_page complete paid',
      'hosted_page expired no_payment_required',
      'hosted_page expired unpaid',
      'hosted_page open no_payment_required',
      'hosted_page open unpaid',
      'with client_reference_id',
      'with customer_details',
      'with customer_email',
      'with metadata',
      'with payment_intent',
      'without client_reference_id',
      'without customer_details',
      'without customer_email',
      'without metadata',
      'without payment_intent',
    ]);
  });

  test('of payment intents', () => {
    expect(states.payment_intent).toEqual([
      'canceled',
      'canceled after card_declined',
      'requires_action with use_stripe_sdk',
      'requires_confirmation',
      'requires_payment_method',
      'requires_payment_method after card_declined',
      'requires_payment_method after payment_intent_authentication_failure',
      'succeeded',
    ]);
  });

  test('of charges', () => {
    expect(states.charge).toEqual([
      'authenticated succeeded whole',
      'plain failed whole',
      'plain succeeded partly refunded',
      'plain succeeded refunded',
      'plain succeeded whole',
    ]);
  });

  test('of refunds', () => {
    expect(states.refund).toEqual(['failed', 'pending', 'succeeded']);
  });

  test('of shared payment tokens', () => {
    expect(states['shared_payment.granted_token']).toEqual(['active', 'consumed', 'revoked']);
  });

  test('of lists', () => {
    expect(states.list).toEqual(['whole', 'with more']);
  });

  test('of events', () => {
    expect(states.event).toEqual([
      'charge.failed',
      'charge.refund.updated',
      'charge.refunded',
      'charge.succeeded',
      'checkout.session.completed',
      'checkout.session.expired',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'refund.created',
      'refund.failed',
      'refund.updated',
      'setup_intent.canceled',
      'setup_intent.created',
      'setup_intent.setup_failed',
      'setup_intent.succeeded',
      'shared_payment.granted_token.deactivated',
      'shared_payment.granted_token.used',
    ]);
  });
});
