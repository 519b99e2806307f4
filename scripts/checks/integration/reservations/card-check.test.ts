import { markCardCheckUsed, openCardCheck, readCardCheck } from '@forecourt/lib/payments/card-check.server';
import { HANDLED_EVENTS, processEvent } from '@forecourt/lib/payments/webhooks.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Counter, openCounter } from './testing/counter.ts';
import { CARD } from './testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const OWN = { siteSlug: 'sample', carId: 'sample-R1' };
const PAGE = 'http://sample.localhost:3000/cars/one/checkout?problems=none';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(() => counter.clear());

const open = () =>
  openCardCheck(counter.stripe, { ...OWN, email: 'kim@shopper.example', successUrl: PAGE, cancelUrl: PAGE });
const read = (id: string, what = OWN, now = new Date()) => readCardCheck(counter.stripe, id, what, now);
const check = async (id: string, card: string) =>
  counter.payments.pay(await counter.stripe.checkout.sessions.retrieve(id), card);

describe('a card check', () => {
  test('is open until the bank confirms the card, and charges nothing', async () => {
    const { id, url } = await open();
    expect(await read(id)).toEqual({ state: 'open', url });
    await check(id, CARD.declined);
    expect(await read(id)).toEqual({ state: 'open', url });
    await check(id, CARD.good);
    expect(await read(id)).toEqual({ state: 'checked' });
    expect((await counter.stripe.charges.list()).data).toEqual([]);
  });

  test('counts for its vehicle and site alone, and once', async () => {
    const { id } = await open();
    await check(id, CARD.good);
    expect(await read(id, { ...OWN, carId: 'sample-R2' })).toBeNull();
    expect(await read(id, { ...OWN, siteSlug: 'other' })).toBeNull();
    await markCardCheckUsed(counter.stripe, id);
    expect(await read(id)).toBeNull();
  });

  test('counts for an hour', async () => {
    const { id } = await open();
    await check(id, CARD.good);
    expect(await read(id, OWN, new Date(Date.now() + 3_700_000))).toBeNull();
  });

  test('is not the session of a payment, nor one that does not exist', async () => {
    const payment = await counter.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'aud', unit_amount: 20_000, product_data: { name: 'Fee' } } },
      ],
      success_url: PAGE,
    });
    expect(await read(payment.id)).toBeNull();
    expect(await read('cs_test_unknown')).toBeNull();
    expect(await read('../customers')).toBeNull();
  });

  test('is no payment of ours to webhooks', async () => {
    const { id } = await open();
    await check(id, CARD.good);
    const { data } = await counter.stripe.events.list({ limit: 20 });
    const handled = data.filter(
      ({ type, data: { object } }) =>
        HANDLED_EVENTS.some((name) => name === type) && 'id' in object && object.id === id,
    );
    expect(handled.map(({ type }) => type)).toEqual(['checkout.session.completed']);
    for (const event of handled)
      expect(await processEvent({ pool: counter.pool, stripe: counter.stripe }, event)).toEqual({
        outcome: 'not_ours',
      });
  });
});
