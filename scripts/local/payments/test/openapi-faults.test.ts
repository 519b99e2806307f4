import { beforeAll, describe, expect, test } from 'vitest';
import { complaints, SHAPES, type ShapeName } from '../openapi/validate.ts';
import { type Mutant, mutants } from '../testing/mutants.ts';
import { walk } from '../testing/walk.ts';

/** Where a right body of each shape is found: the last answer of a route, and the way into it. */
const FOUND: [ShapeName, string, (body: never) => unknown][] = [
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

let told: Awaited<ReturnType<typeof walk>>;
beforeAll(async () => {
  told = await walk();
}, 60_000);

const rightBody = (name: ShapeName) => {
  const [, route, within] = FOUND.find(([shape]) => shape === name) ?? [];
  const answer = told.answers.findLast((one) => one.route === route && one.status === 200);
  return within?.(answer?.body as never);
};
/** A declined card's answer: an error with an intent, a card and the error again in it. */
const declined = () => told.answers.find(({ status }) => status === 402)?.body;

const unnoticed = (name: ShapeName, wrong: Mutant[]) =>
  wrong.filter(({ body }) => complaints(name, body).length === 0).map(({ kind, at }) => `${kind}: ${at}`);
const kinds = (wrong: Mutant[]) => [...new Set(wrong.map(({ kind }) => kind))].sort();
const EVERY_KIND = ['dropped', 'invented', 'null', 'wrong type', 'wrong word'];

describe('a field that is missing, invented, null or of another type or word is found at any depth of', () => {
  test.each(FOUND.map(([name]) => name))('%s', (name) => {
    const right = rightBody(name);
    expect(complaints(name, right)).toEqual([]);
    const wrong = mutants(SHAPES, name, right);
    expect(kinds(wrong)).toEqual(EVERY_KIND);
    expect(unnoticed(name, wrong)).toEqual([]);
  });

  test('an error with what it is about', () => {
    const wrong = mutants(SHAPES, 'error', declined());
    expect(kinds(wrong)).toEqual(EVERY_KIND);
    expect(wrong.some(({ at }) => at.startsWith('error.payment_intent.last_payment_error.'))).toBe(true);
    expect(unnoticed('error', wrong)).toEqual([]);
  });
});

describe('in an event, a fault is found', () => {
  const told_ = (change: (object: Record<string, unknown>) => void) => {
    const event = structuredClone(rightBody('event')) as { data: { object: Record<string, unknown> } };
    change(event.data.object);
    return complaints('event', event);
  };

  test('of the object it tells of', () => {
    expect(told_((object) => (object.invented = 1))).toEqual([
      expect.stringMatching(/^\/data\/object must NOT have additional properties/),
    ]);
  });

  test('where that object is of no known kind', () => {
    expect(told_((object) => (object.object = 'customer'))).toHaveLength(1);
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
] as [string, ShapeName, (body: Record<string, unknown>) => unknown][])('%s is found', (_, name, change) => {
  const body = structuredClone(rightBody(name)) as Record<string, unknown>;
  change(body);
  expect(complaints(name, body)).toHaveLength(1);
});
