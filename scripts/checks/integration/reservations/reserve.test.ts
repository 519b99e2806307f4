import { vehicleBySlug } from '@forecourt/lib/inventory/stock/vehicles.server';
import { readReservation } from '@forecourt/lib/payments/reservation/read.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { audit } from './testing/audit.ts';
import { type Counter, openCounter, started } from './testing/counter.ts';
import { CUSTOMER, SECRET, site } from './testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(() => counter.clear());

const statuses = async () => {
  const { rows } = await counter.pool.query<{ status: string }>(
    'select status from reservations order by created_at',
  );
  return rows.map(({ status }) => status);
};
const countOutcomes = (results: { outcome: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(results, ({ outcome }) => outcome)).map(([name, all]) => [
      name,
      all?.length,
    ]),
  );

describe('reserving', () => {
  test("holds the car for the site's amount and notifies search and pages (OPEN-025)", async () => {
    const vehicle = await counter.addCar();
    const first = started(await counter.start(vehicle, { site: site({ reserveAmountText: '$199' }) }));
    expect(first.reference).toMatch(/^R-[0-9A-Z]{6}$/);
    const session = await counter.stripe.checkout.sessions.retrieve(first.session.id);
    expect(session).toMatchObject({
      amount_total: 19_900,
      currency: 'aud',
      status: 'open',
      ui_mode: 'elements',
    });
    expect(
      await vehicleBySlug(counter.pool, ['sample-dealer'], vehicle.slug, 'excludingCharges'),
    ).toMatchObject({
      vehicle: { reserved: true },
    });
    const { rows } = await counter.pool.query('select car_id, slug, dealership_id from stock_outbox');
    expect(rows).toEqual([{ car_id: vehicle.id, slug: vehicle.slug, dealership_id: 'sample-dealer' }]);
  });

  test('costs $200 and holds the car for 30 minutes by default (CHECKOUT-03)', async () => {
    const before = Date.now();
    const { session, heldUntil } = started(await counter.start(await counter.addCar()));
    const { amount_total } = await counter.stripe.checkout.sessions.retrieve(session.id);
    expect(amount_total).toBe(20_000);
    const minutes = (heldUntil.getTime() - before) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThan(31);
  });

  test('holds the car for the minutes that the site allows to pay', async () => {
    const before = Date.now();
    const { heldUntil } = started(
      await counter.start(await counter.addCar(), { site: site({ reserveMinutesToPay: 90 }) }),
    );
    const minutes = (heldUntil.getTime() - before) / 60_000;
    expect(minutes).toBeGreaterThan(89);
    expect(minutes).toBeLessThan(91);
  });

  test("uses Stripe's payment page where the site is set to", async () => {
    const { session } = started(
      await counter.start(await counter.addCar(), { site: site({ reservePaymentPage: 'hosted_page' }) }),
    );
    expect(session).toMatchObject({ clientSecret: null, url: expect.stringMatching(/^http/) });
  });

  test('one of fifty shoppers at once gets the car', async () => {
    const vehicle = await counter.addCar();
    const results = await Promise.all(Array.from({ length: 50 }, () => counter.start(vehicle)));
    expect(countOutcomes(results)).toEqual({ started: 1, already_reserved: 49 });
    expect(await statuses()).toEqual(['held']);
    expect(await audit(counter.pool, counter.stripe, { settled: false })).toEqual([]);
  });

  test('more than one of fifty gets the car without the unique index', async () => {
    const vehicle = await counter.addCar();
    const { rows } = await counter.pool.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where indexname = 'reservations_live_car'",
    );
    await counter.pool.query('drop index reservations_live_car');
    try {
      const results = await Promise.all(Array.from({ length: 50 }, () => counter.start(vehicle)));
      expect(countOutcomes(results).started).toBeGreaterThan(1);
      expect(await audit(counter.pool, counter.stripe, { settled: false })).toContainEqual(
        expect.stringMatching(/is kept \d+ times/),
      );
    } finally {
      await counter.pool.query('truncate reservations cascade');
      await counter.pool.query(rows[0]?.indexdef ?? '');
    }
  });

  test('twenty clicks of one shopper make one reservation and one payment', async () => {
    const vehicle = await counter.addCar();
    const token = crypto.randomUUID();
    const results = await Promise.all(Array.from({ length: 20 }, () => counter.start(vehicle, { token })));
    expect(countOutcomes(results)).toEqual({ started: 20 });
    expect(new Set(results.map((result) => started(result).session.id)).size).toBe(1);
    expect(new Set(results.map((result) => started(result).token)).size).toBe(1);
    expect(await statuses()).toEqual(['held']);
  });

  test('two cars at once by one shopper make two reservations', async () => {
    const [one, other] = [await counter.addCar(), await counter.addCar()];
    expect(countOutcomes(await Promise.all([counter.start(one), counter.start(other)]))).toEqual({
      started: 2,
    });
  });

  test('an expired hold does not block the car, even before the worker ends it', async () => {
    const vehicle = await counter.addCar();
    const first = started(await counter.start(vehicle));
    await counter.runOut(first.reference);
    expect((await counter.start(vehicle)).outcome).toBe('started');
    expect(await statuses()).toEqual(['expired', 'held']);
    const { status } = await counter.stripe.checkout.sessions.retrieve(first.session.id);
    expect(status).toBe('expired');
  });
});

describe('what cannot be reserved', () => {
  test.each([
    ['a sold car', { status: 'sold' as const }, 'not_for_sale'],
    ['a car that its dealer hides', { show_on_dealer_website: false }, 'not_for_sale'],
    ['CHECKOUT-04 a car that takes no payment', { payment_processors: [] }, 'not_for_sale'],
    ['a car for test drives only', { tag: 'Test Drive Only' }, 'not_for_sale'],
    ['a car that its dealer keeps for somebody', { reserved: true }, 'already_reserved'],
    ['a car of another site', { dealership_id: 'another-dealer' }, 'not_for_sale'],
  ])('%s', async (_, facts, outcome) => {
    expect(await counter.start(await counter.addCar(facts))).toEqual({ outcome });
    expect(await statuses()).toEqual([]);
  });

  test('an unknown car', async () => {
    expect(await counter.start({ slug: 'no-such-car' })).toEqual({ outcome: 'not_for_sale' });
  });

  test.each(['reserveEnabled', 'checkoutEnabled'])(
    'anything, on a site with %s off (SITE-29)',
    async (name) => {
      const vehicle = await counter.addCar();
      expect(await counter.start(vehicle, { site: site({}, { [name]: false }) })).toEqual({
        outcome: 'not_for_sale',
      });
    },
  );

  test('anything, without an amount or without payments', async () => {
    const vehicle = await counter.addCar();
    const words = await counter.start(vehicle, { site: site({ reserveAmountText: 'a small fee' }) });
    expect(words).toEqual({ outcome: 'payments_unavailable' });
    expect(await statuses()).toEqual([]);
  });

  test.each([
    [{ ...CUSTOMER, name: ' ' }, ['name']],
    [{ ...CUSTOMER, mobile: '07 3000 0000' }, ['mobile']],
    [{ ...CUSTOMER, email: 'kim@shopper', mobile: '1' }, ['mobile', 'email']],
  ])('anything by %j: %j', async (customer, fields) => {
    expect(await counter.start(await counter.addCar(), { customer })).toEqual({ outcome: 'invalid', fields });
  });

  test('another car under the token of the first', async () => {
    const token = crypto.randomUUID();
    await counter.start(await counter.addCar(), { token });
    expect(await counter.start(await counter.addCar(), { token })).toEqual({
      outcome: 'invalid',
      fields: ['token'],
    });
  });
});

describe('while Stripe is down', () => {
  test('no payment is requested, and the same click works once it is back', async () => {
    const vehicle = await counter.addCar();
    const token = crypto.randomUUID();
    await counter.payments.control('PATCH', 'faults', { api: 'down' });
    expect(await counter.start(vehicle, { token })).toMatchObject({ outcome: 'payments_unavailable' });
    await counter.payments.control('DELETE', 'faults');
    expect((await counter.start(vehicle, { token })).outcome).toBe('started');
    expect(await statuses()).toEqual(['held']);
  });

  test('a lost answer does not open a second session', async () => {
    const vehicle = await counter.addCar();
    const token = crypto.randomUUID();
    await counter.payments.control('PATCH', 'faults', { api: 'lost_answer' });
    expect((await counter.start(vehicle, { token })).outcome).toBe('payments_unavailable');
    await counter.payments.control('DELETE', 'faults');
    const { session, reference } = started(await counter.start(vehicle, { token }));
    const { data } = await counter.stripe.checkout.sessions.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata?.reference === reference).map(({ id }) => id)).toEqual([
      session.id,
    ]);
  });
});

describe('a reservation opens', () => {
  test('only to its own token on its own site', async () => {
    const { reference, token } = started(await counter.start(await counter.addCar()));
    const other = started(await counter.start(await counter.addCar()));
    const open = (siteSlug: string, name: string, given: string) =>
      readReservation(counter.pool, { siteSlug, reference: name, token: given, secret: SECRET });
    expect(await open('sample', reference, token)).toMatchObject({
      reference,
      status: 'held',
      amountCents: 20_000,
    });
    expect(await open('sample', reference.toLowerCase().replace('-', ' '), token)).toMatchObject({
      reference,
    });
    expect(await open('another', reference, token)).toBeNull();
    expect(await open('sample', reference, other.token)).toBeNull();
    expect(await open('sample', other.reference, token)).toBeNull();
    expect(await open('sample', reference, '')).toBeNull();
    expect(await open('sample', 'R-000000', token)).toBeNull();
    expect(await open('sample', "R-' or 1", token)).toBeNull();
  });
});
