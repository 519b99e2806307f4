import { reservationsCsv } from '@forecourt/lib/payments/reservation/csv';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import {
  listReservations,
  reservationTrail,
  takeStaffStep,
} from '@forecourt/lib/payments/reservation/staff.server';
import type { StaffAction } from '@forecourt/lib/payments/reservation/staff-steps';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Counter, openCounter, started } from './testing/counter.ts';
import { CUSTOMER, site } from './testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(() => counter.clear());

const DEALER = { actor: 'staff:u-1', note: 'rang on Monday' };
const act = (reference: string, action: StaffAction, siteSlugs = ['sample']) =>
  takeStaffStep(counter.connections, { siteSlugs, reference, action }, DEALER);
const payReservation = async () => {
  const reservation = started(await counter.start(await counter.addCar()));
  await counter.pay(reservation);
  await reconcile(counter.connections);
  return reservation.reference;
};

describe('a dealer', () => {
  test('refunds a fee, with name and note in the trail', async () => {
    const reference = await payReservation();
    expect(await act(reference, 'refund')).toMatchObject({
      outcome: 'done',
      reservation: { status: 'refund_pending' },
    });
    expect(await act(reference, 'refund')).toMatchObject({ outcome: 'not_possible' });
    await reconcile(counter.connections);
    const entry = await reservationTrail(counter.pool, ['sample'], reference);
    expect(entry?.reservation).toMatchObject({ status: 'refunded', refundedCents: 20_000 });
    expect(
      entry?.trail.map(({ from, to, actor, note }) => [from, to, actor, note?.slice(0, 4) ?? null]),
    ).toEqual([
      [null, 'held', 'shopper', null],
      ['held', 'paid', 'reconciliation', 'evt_'],
      ['paid', 'refund_pending', 'staff:u-1', 'rang'],
      ['refund_pending', 'refunded', 'reconciliation', null],
    ]);
  });

  test('releases a car while a shopper is paying for it', async () => {
    const vehicle = await counter.addCar();
    const { reference } = started(await counter.start(vehicle));
    expect(await act(reference, 'release')).toMatchObject({
      outcome: 'done',
      reservation: { status: 'cancelled' },
    });
    expect((await counter.start(vehicle)).outcome).toBe('started');
  });

  test('agrees on a sale, which holds the car until it is sold', async () => {
    const reference = await payReservation();
    expect(await act(reference, 'agree')).toMatchObject({ reservation: { status: 'agreed' } });
    await counter.runOut(reference);
    await reconcile(counter.connections);
    expect(await act(reference, 'complete')).toMatchObject({
      outcome: 'done',
      reservation: { status: 'completed' },
    });
    expect(await act(reference, 'refund')).toMatchObject({ outcome: 'done' });
  });

  test('cannot refund what was not paid', async () => {
    const { reference } = started(await counter.start(await counter.addCar()));
    for (const action of ['refund', 'agree', 'complete'] as const)
      expect((await act(reference, action)).outcome).toBe('not_possible');
  });

  test('of another site sees and changes nothing', async () => {
    const reference = await payReservation();
    for (const sites of [[], ['another']]) {
      expect(await act(reference, 'refund', sites)).toEqual({ outcome: 'unknown' });
      expect(await reservationTrail(counter.pool, sites, reference)).toBeNull();
      expect((await listReservations(counter.pool, { siteSlugs: sites })).reservations).toEqual([]);
    }
  });
});

describe('the list', () => {
  test('is paged, newest first, each once', async () => {
    const references: string[] = [];
    for (let count = 0; count < 7; count++)
      references.push(started(await counter.start(await counter.addCar())).reference);
    const listedReferences: string[] = [];
    let after: string | null = null;
    do {
      const page = await listReservations(counter.pool, { siteSlugs: ['sample'], limit: 3, after });
      listedReferences.push(...page.reservations.map(({ reference }) => reference));
      after = page.next;
    } while (after);
    expect(listedReferences).toEqual(references.toReversed());
  });

  test('finds by reference, name, contact and car, and by state', async () => {
    const vehicle = await counter.addCar();
    const { reference } = started(
      await counter.start(vehicle, {
        customer: { ...CUSTOMER, name: '100% Sam_Lee', mobile: '0498 111 222' },
      }),
    );
    await counter.start(await counter.addCar());
    const find = async (query: string) => {
      const { reservations } = await listReservations(counter.pool, { siteSlugs: ['sample'], query });
      return reservations.map((reservation) => reservation.reference);
    };
    for (const query of [
      reference,
      reference.slice(2).toLowerCase(),
      '100% sam',
      'm_lee',
      '0498 111',
      vehicle.stocknum,
    ])
      expect(await find(query), query).toEqual([reference]);
    for (const query of ['%am', 'x_', "' or '1'='1"]) expect(await find(query), query).toEqual([]);
    const { reservations } = await listReservations(counter.pool, {
      siteSlugs: ['sample'],
      statuses: ['paid'],
    });
    expect(reservations).toEqual([]);
  });

  test('downloads as CSV without formulas (OPEN-016)', async () => {
    await counter.start(await counter.addCar(), {
      customer: { ...CUSTOMER, name: '=HYPERLINK("http://evil.example","x")' },
      site: site({ reserveAmountText: '$99.50' }),
    });
    const { reservations } = await listReservations(counter.pool, { siteSlugs: ['sample'] });
    const rows: Record<string, string>[] = parse(reservationsCsv(reservations), { columns: true, bom: true });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      State: 'held',
      Name: `'=HYPERLINK("http://evil.example","x")`,
      'Fee (AUD)': '99.50',
      'Paid (AUD)': '',
      Car: '2021 Toyota HiLux',
    });
  });
});
