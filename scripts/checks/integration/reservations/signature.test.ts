import { receiveWebhook } from '@forecourt/lib/payments/webhooks.server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Counter, openCounter, started } from './testing/counter.ts';
import { CARD } from './testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SECRET = 'whsec_of_the_test';
let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());

async function paidEvent() {
  const reservation = started(await counter.start(await counter.addCar()));
  await counter.pay(reservation, CARD.good);
  const { data } = await counter.stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
  return { reference: reservation.reference, event: data[0], body: JSON.stringify(data[0]) };
}

const now = () => Math.floor(Date.now() / 1000);
const sign = (payload: string, secret = SECRET, timestamp = now()) =>
  counter.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const receive = (body: string, signature: string | null, secret = SECRET) =>
  receiveWebhook({ ...counter.connections, secret }, { body, signature });
const statusOf = async (reference: string) => {
  const { rows } = await counter.pool.query('select status from reservations where reference = $1', [
    reference,
  ]);
  return rows[0].status;
};

describe('a webhook', () => {
  test('signed by Stripe is processed once', async () => {
    const { reference, body } = await paidEvent();
    expect(await receive(body, sign(body))).toEqual({ outcome: 'done', effect: 'paid' });
    expect(await receive(body, sign(body))).toEqual({ outcome: 'known' });
    expect(await statusOf(reference)).toBe('paid');
  });

  test('without a valid, recent signature changes nothing', async () => {
    const { reference, body } = await paidEvent();
    const forgeries: [string, string | null, string?][] = [
      [body, null],
      [body, ''],
      [body, 'nonsense'],
      [body, sign(body, 'whsec_of_somebody_else')],
      [body, sign(body, SECRET, now() - 301)],
      [body.replace('"aud"', '"usd"'), sign(body)],
      [`${body} `, sign(body)],
      [body, sign(body).replace('v1=', 'v0=')],
      // Without a secret nothing is accepted, not even a body signed with an empty secret.
      [body, sign(body, ''), ''],
      ['', sign('')],
      ['{"id":', sign('{"id":')],
    ];
    for (const [payload, signature, secret] of forgeries)
      expect(await receive(payload, signature, secret), `${signature}`).toEqual({ outcome: 'unsigned' });
    expect(await statusOf(reference)).toBe('held');
  });

  test('is accepted up to an age of 300 seconds', async () => {
    const { body } = await paidEvent();
    expect((await receive(body, sign(body, SECRET, now() - 290))).outcome).toBe('done');
    const laterEvent = await paidEvent();
    expect((await receive(laterEvent.body, sign(laterEvent.body, SECRET, now() + 240))).outcome).toBe('done');
  });

  test('for another object is acknowledged and changes nothing', async () => {
    const { event } = await paidEvent();
    if (!event) throw new Error('no event');
    const ownEvent: object = event;
    const session: object = event.data.object;
    const foreignEvents = [
      { ...ownEvent, id: 'evt_1', data: { object: { ...session, metadata: {} } } },
      {
        ...event,
        id: 'evt_2',
        data: { object: { ...session, metadata: { reservation: crypto.randomUUID() } } },
      },
      { ...ownEvent, id: 'evt_3', data: { object: { ...session, metadata: { reservation: "' or 1 = 1" } } } },
      { ...ownEvent, id: 'evt_4', type: 'customer.created' },
    ];
    for (const foreignEvent of foreignEvents) {
      const body = JSON.stringify(foreignEvent);
      expect(await receive(body, sign(body))).toEqual({ outcome: 'not_ours' });
    }
    const { rowCount } = await counter.pool.query("select from payment_events where id like 'evt\\__'");
    expect(rowCount).toBe(0);
  });
});
