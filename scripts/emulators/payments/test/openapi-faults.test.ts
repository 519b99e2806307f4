import { beforeAll, describe, expect, test } from 'vitest';
import { SHAPES, type ShapeName, violations } from '../openapi/validate.ts';
import { type Mutant, mutants } from '../testing/mutants.ts';
import { walk } from '../testing/walk.ts';

/** Source of a valid body for each shape: the last response of a route, and the path within it. */
const SOURCES: [ShapeName, string, (body: never) => unknown][] = [
  ['checkout.session', 'GET /v1/checkout/sessions/:id', (body) => body],
  ['payment_intent', 'POST /v1/payment_intents/:id/confirm', (body) => body],
  [
    'payment_method',
    'POST /v1/payment_intents/:id/confirm',
    (body: { payment_method: unknown }) => body.payment_method,
  ],
  ['charge', 'GET /v1/charges/:id', (body) => body],
  ['refund', 'GET /v1/refunds/:id', (body) => body],
  ['item', 'GET /v1/checkout/sessions/:id/line_items', (body: { data: unknown[] }) => body.data[0]],
  [
    'price',
    'GET /v1/checkout/sessions/:id/line_items',
    (body: { data: [{ price: unknown }] }) => body.data[0].price,
  ],
  ['event', 'GET /v1/events/:id', (body) => body],
  ['charge-page', 'GET /v1/charges', (body) => body],
];

let recording: Awaited<ReturnType<typeof walk>>;
beforeAll(async () => {
  recording = await walk();
}, 60_000);

const rightBody = (name: ShapeName) => {
  const [, route, extract] = SOURCES.find(([shape]) => shape === name) ?? [];
  const response = recording.answers.findLast(
    (response) => response.route === route && response.status === 200,
  );
  return extract?.(response?.body as never);
};
/** A declined card's response: an error that contains an intent, a card and the error again. */
const declined = () => recording.answers.find(({ status }) => status === 402)?.body;

const undetectedMutants = (name: ShapeName, wrongBodies: Mutant[]) =>
  wrongBodies
    .filter(({ body }) => violations(name, body).length === 0)
    .map(({ kind, at }) => `${kind}: ${at}`);
const kinds = (wrongBodies: Mutant[]) => [...new Set(wrongBodies.map(({ kind }) => kind))].sort();
const EVERY_KIND = ['dropped', 'invented', 'null', 'wrong type', 'wrong word'];

describe('detects missing, unknown, null and mistyped fields at any depth of', () => {
  test.each(SOURCES.map(([name]) => name))('%s', (name) => {
    const correctBody = rightBody(name);
    expect(violations(name, correctBody)).toEqual([]);
    const wrongBodies = mutants(SHAPES, name, correctBody);
    expect(kinds(wrongBodies)).toEqual(EVERY_KIND);
    expect(undetectedMutants(name, wrongBodies)).toEqual([]);
  });

  test('an error with its object', () => {
    const wrongBodies = mutants(SHAPES, 'error', declined());
    expect(kinds(wrongBodies)).toEqual(EVERY_KIND);
    expect(wrongBodies.some(({ at }) => at.startsWith('error.payment_intent.last_payment_error.'))).toBe(
      true,
    );
    expect(undetectedMutants('error', wrongBodies)).toEqual([]);
  });
});

describe('a fault in an event is detected', () => {
  const violationsAfter = (change: (object: Record<string, unknown>) => void) => {
    const event = structuredClone(rightBody('event')) as { data: { object: Record<string, unknown> } };
    change(event.data.object);
    return violations('event', event);
  };

  test('in its object', () => {
    expect(violationsAfter((object) => (object.invented = 1))).toEqual([
      expect.stringMatching(/^\/data\/object must NOT have additional properties/),
    ]);
  });

  test('if its object has an unknown type', () => {
    expect(violationsAfter((object) => (object.object = 'customer'))).toHaveLength(1);
  });
});

test.each([
  ['a time in milliseconds', 'charge', (body: Record<string, unknown>) => (body.created = Date.now())],
  ['a currency in capitals', 'charge', (body: Record<string, unknown>) => (body.currency = 'AUD')],
  ['an amount that is no whole number', 'refund', (body: Record<string, unknown>) => (body.amount = 20.5)],
  ['an amount with a comma', 'price', (body: Record<string, unknown>) => (body.unit_amount_decimal = '2,00')],
  ['metadata that is no text', 'refund', (body: Record<string, unknown>) => (body.metadata = { car: 1 })],
  [
    'a text longer than Stripe’s',
    'charge',
    (body: Record<string, unknown>) => (body.receipt_url = 'x'.repeat(5_001)),
  ],
] as [string, ShapeName, (body: Record<string, unknown>) => unknown][])(
  '%s is detected',
  (_, name, change) => {
    const body = structuredClone(rightBody(name)) as Record<string, unknown>;
    change(body);
    expect(violations(name, body)).toHaveLength(1);
  },
);
