import type { RegisterAnswer, RegisterClient } from '@forecourt/lib/inventory/registers/check';
import { checksOf } from '@forecourt/lib/inventory/registers/checks.server';
import { refreshChecks } from '@forecourt/lib/inventory/registers/refresh.server';
import { vehicleBySlug } from '@forecourt/lib/inventory/stock/vehicles.server';
import { figureOfMail } from '@forecourt/lib/leads/mail/figure-of-mail.server';
import { applyReservationEvent } from '@forecourt/lib/payments/reservation/apply.server';
import { endDueHolds } from '@forecourt/lib/payments/reservation/expiry.server';
import { isRecalled } from '@forecourt/lib/payments/reservation/is-recalled.server';
import { reservationComposer } from '@forecourt/lib/payments/reservation/mails.server';
import { readReservation } from '@forecourt/lib/payments/reservation/read.server';
import { releaseRecalled } from '@forecourt/lib/payments/reservation/recalled.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { resumePayment } from '@forecourt/lib/payments/reservation/shopper.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';
import { SECRET } from '../reservations/testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const VIN = 'JM0DK2W7A00123456';
const STOCK = [{ register: 'recalls' as const, dealershipIds: ['sample-dealer'] }];

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(() => counter.clear());

/** A register with one recall, or none that answers. */
function register(isOpen: boolean | 'failed'): RegisterClient & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    check: async (vin): Promise<RegisterAnswer> => {
      asked.push(vin);
      if (isOpen === 'failed') return { outcome: 'failed', detail: 'status 500', isRefused: false };
      const result = {
        register: 'recalls' as const,
        certificate: 'RC-1',
        recalls: [{ number: 'REC-1', title: 'Airbag', isOpen }],
      };
      return { outcome: 'checked', checkedAt: new Date(), result };
    },
  };
}

const problems: string[] = [];
const refresh = (client: RegisterClient, stock = STOCK) =>
  refreshChecks(counter.pool, { recalls: client }, stock, ({ message }) => problems.push(message));
const makeDue = () => counter.pool.query('update vehicle_checks set next_at = now()');
const outbox = async () => {
  const { rows } = await counter.pool.query<{ car_id: string }>(
    'select car_id from stock_outbox order by id',
  );
  return rows.map(({ car_id }) => car_id);
};

test('an open recall blocks reserving until the register says that it is completed', async () => {
  const vehicle = await counter.addCar({ vin: VIN });
  await refresh(register(true));
  expect(await outbox()).toEqual([vehicle.id]);
  expect(
    await vehicleBySlug(counter.pool, ['sample-dealer'], vehicle.slug, 'excludingCharges'),
  ).toMatchObject({ vehicle: { open_recall: true } });
  expect(await counter.start(vehicle)).toEqual({ outcome: 'open_recall' });
  await makeDue();
  await refresh(register(false));
  expect((await counter.start(vehicle)).outcome).toBe('started');
});

describe('a recall that opens during a hold', () => {
  const held = async () => {
    const vehicle = await counter.addCar({ vin: VIN });
    const hold = started(await counter.start(vehicle));
    const { rows } = await counter.pool.query<{ id: string; carId: string }>(
      'select id, car_id as "carId" from reservations',
    );
    const [row] = rows;
    if (!row) throw new Error('Nothing is held');
    return { vehicle, hold, row };
  };
  const state = async () => {
    const { rows } = await counter.pool.query('select status, reason from reservations');
    return rows[0];
  };

  test('releases it before it is paid, and its payment can no longer be made', async () => {
    const { hold, row, vehicle } = await held();
    expect(await releaseRecalled(counter.connections, row)).toBe('nothing');
    await refresh(register(true));
    expect(await isRecalled(counter.pool, row)).toBe(true);
    expect(await releaseRecalled(counter.connections, row)).toBe('released');
    expect(await state()).toEqual({ status: 'cancelled', reason: 'recalled' });
    const session = await counter.stripe.checkout.sessions.retrieve(hold.session.id);
    expect(session.status).toBe('expired');
    expect(await releaseRecalled(counter.connections, row)).toBe('nothing');
    expect(await counter.start(vehicle)).toEqual({ outcome: 'open_recall' });
  });

  /** Mails of the reservation, in the order of their kinds. */
  const mails = async () => {
    const { rows } = await counter.pool.query<{ kind: string }>(
      'select kind from mail_deliveries where reservation_id is not null order by kind',
    );
    return rows.map(({ kind }) => kind);
  };
  const compose = async (id: string) => {
    const mail = await reservationComposer(readerOf(MAIL_SITE), SECRET, figureOfMail)(
      counter.pool,
      id,
      'recalled',
    );
    return typeof mail === 'string' ? mail : { subject: mail.subject, text: mail.text };
  };

  test('mails the shopper once what happened and what to do next', async () => {
    const { row, vehicle } = await held();
    await refresh(register(true));
    await Promise.all([
      releaseRecalled(counter.connections, row),
      releaseRecalled(counter.connections, row),
      endDueHolds(counter.connections),
    ]);
    await releaseRecalled(counter.connections, row);
    await endDueHolds(counter.connections);
    expect(await mails()).toEqual(['recalled']);
    const mail = await compose(row.id);
    if (typeof mail === 'string') throw new Error(mail);
    expect(mail.subject).toContain('Your reservation is cancelled: ');
    expect(mail.text).toContain('You were not charged.');
    expect(mail.text).toContain('You can reserve it once the recall work is done.');
    expect(mail.text).toContain(`/cars/${vehicle.slug}#similar`);
  });

  test('has no mail of its own once a late payment is refunded', async () => {
    const { row } = await held();
    await refresh(register(true));
    await releaseRecalled(counter.connections, row);
    await transaction(counter.pool, (connection) =>
      applyReservationEvent(
        connection,
        row.id,
        { type: 'pay', intentId: 'pi_late', cents: 20_000, currency: 'aud' },
        { actor: 'stripe' },
      ),
    );
    expect(await state()).toEqual({ status: 'refund_pending', reason: 'recalled' });
    expect(await mails()).toEqual(['recalled', 'refund']);
    expect(await compose(row.id)).toBe('needless');
  });

  test('is the reason also where Stripe is the first to report the closed session', async () => {
    const { row } = await held();
    await refresh(register(true));
    await transaction(counter.pool, (connection) =>
      applyReservationEvent(connection, row.id, { type: 'expire' }, { actor: 'stripe' }),
    );
    expect(await state()).toEqual({ status: 'cancelled', reason: 'recalled' });
  });

  test('leaves a payment that was reported before it', async () => {
    const { hold, row } = await held();
    await counter.pay(hold);
    await reconcile(counter.connections);
    expect(await state()).toEqual({ status: 'paid', reason: null });
    await refresh(register(true));
    expect(await releaseRecalled(counter.connections, row)).toBe('nothing');
    expect(await endDueHolds(counter.connections)).toBe(false);
    expect(await state()).toEqual({ status: 'paid', reason: null });
  });

  test('refunds a payment that was made on an open page after it', async () => {
    const { hold, row } = await held();
    await refresh(register(true));
    await counter.pay(hold);
    expect(await releaseRecalled(counter.connections, row)).toBe('paid');
    expect(await state()).toEqual({ status: 'refund_pending', reason: 'recalled' });
    await reconcile(counter.connections);
    expect(await state()).toEqual({ status: 'refunded', reason: 'recalled' });
  });

  test('refunds a payment that only a webhook or the worker reports', async () => {
    const { hold } = await held();
    await refresh(register(true));
    await counter.pay(hold);
    await reconcile(counter.connections);
    expect(await state()).toMatchObject({ reason: 'recalled' });
  });

  test('gives no payment session to a shopper who comes back', async () => {
    const { hold } = await held();
    const reservation = await readReservation(counter.pool, {
      siteSlug: 'sample',
      reference: hold.reference,
      token: hold.token,
      secret: SECRET,
    });
    if (!reservation) throw new Error('Nothing is held');
    expect(await resumePayment(counter.connections, reservation)).not.toBeNull();
    await refresh(register(true));
    expect(await resumePayment(counter.connections, reservation)).toBeNull();
  });

  test('is found by the worker, which closes the payment page of nobody else', async () => {
    const { hold } = await held();
    const other = started(await counter.start(await counter.addCar()));
    await refresh(register(true));
    await endDueHolds(counter.connections);
    const { rows } = await counter.pool.query('select status, reason from reservations order by created_at');
    expect(rows).toEqual([
      { status: 'cancelled', reason: 'recalled' },
      { status: 'held', reason: null },
    ]);
    const statusOf = async (id: string) => (await counter.stripe.checkout.sessions.retrieve(id)).status;
    expect(await statusOf(hold.session.id)).toBe('expired');
    expect(await statusOf(other.session.id)).toBe('open');
  });
});

test('a vehicle is asked about once a day, by one worker', async () => {
  await counter.addCar({ vin: VIN });
  const client = register(false);
  await Promise.all([refresh(client), refresh(client), refresh(client)]);
  await refresh(client);
  expect(client.asked).toEqual([VIN]);
  const { rows } = await counter.pool.query<{ hours: number }>(
    'select extract(epoch from next_at - now())::float8 / 3600 as hours from vehicle_checks',
  );
  expect(rows[0]?.hours).toBeGreaterThan(19);
  expect(rows[0]?.hours).toBeLessThan(24);
});

test('a failure keeps the last result and is retried later', async () => {
  const vehicle = await counter.addCar({ vin: VIN });
  await refresh(register(true));
  await makeDue();
  const failing = register('failed');
  await refresh(failing);
  await refresh(failing);
  expect(failing.asked).toEqual([VIN]);
  expect(problems).toContain('recalls check failed: status 500');
  expect(await checksOf(counter.pool, vehicle.id)).toHaveLength(1);
  expect((await counter.start(vehicle)).outcome).toBe('open_recall');
});

/** VINs of the same length that sort by number. */
const vinOf = (number: number) => `JM0DK2W7A001${String(number).padStart(5, '0')}`;

test('a register that fails is asked about five vehicles an hour, others first', async () => {
  for (let number = 0; number < 28; number++) await counter.addCar({ vin: vinOf(number) });
  const failing = register('failed');
  await refresh(failing);
  await refresh(failing);
  expect(failing.asked).toHaveLength(5);
  // Those that were not asked about come first.
  await counter.pool.query("update vehicle_checks set next_at = next_at - interval '2 hours'");
  const client = register(false);
  await refresh(client);
  expect(client.asked).toHaveLength(28);
  expect(client.asked.slice(-5).toSorted()).toEqual(failing.asked.toSorted());
});

test('a refused VIN neither ends the run nor is asked about every hour', async () => {
  for (let number = 0; number < 7; number++) await counter.addCar({ vin: vinOf(number) });
  const refusing: RegisterClient = {
    check: async () => ({ outcome: 'failed', detail: 'status 422', isRefused: true }),
  };
  await refresh(refusing);
  const { rows } = await counter.pool.query<{ hours: number }>(
    'select extract(epoch from next_at - now())::float8 / 3600 as hours from vehicle_checks',
  );
  expect(rows).toHaveLength(7);
  for (const { hours } of rows) expect(hours).toBeGreaterThan(19);
});

test('a result of another VIN is neither shown nor used', async () => {
  const vehicle = await counter.addCar({ vin: VIN });
  await refresh(register(true));
  await counter.pool.query(`update cars set record = jsonb_set(record, '{vin}', '"JM0DK2W7A00999999"')`);
  expect(await checksOf(counter.pool, vehicle.id)).toEqual([]);
  const client = register(false);
  await refresh(client);
  expect(client.asked).toEqual(['JM0DK2W7A00999999']);
});

test('results are deleted when no site uses the register any more', async () => {
  const vehicle = await counter.addCar({ vin: VIN });
  await refresh(register(true));
  await refresh(register(true), [{ register: 'recalls', dealershipIds: [] }]);
  expect(await checksOf(counter.pool, vehicle.id)).toEqual([]);
  expect((await counter.start(vehicle)).outcome).toBe('started');
});

test('a vehicle without a VIN is not asked about', async () => {
  await counter.addCar({ vin: null });
  const client = register(true);
  await refresh(client);
  expect(client.asked).toEqual([]);
});
