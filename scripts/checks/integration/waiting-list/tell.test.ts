import { waitingListComposer } from '@forecourt/lib/leads/mail/waiting-list.server';
import {
  isOnWaitingList,
  joinWaitingList,
  leaveWaitingList,
} from '@forecourt/lib/leads/waiting-list/entries.server';
import { leaveAtOncePath, leaveToken } from '@forecourt/lib/leads/waiting-list/link';
import { HEAD_START_HOURS } from '@forecourt/lib/leads/waiting-list/next-to-notify';
import { notifyWaiting } from '@forecourt/lib/leads/waiting-list/notify.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { forgetKind } from '@forecourt/lib/operations/retention/forget.server';
import { KINDS } from '@forecourt/lib/operations/retention/kinds';
import { deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { expireHold } from '@forecourt/lib/payments/reservation/expiry.server';
import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import { SAMPLE_FINANCED, SAMPLE_WEEKLY } from '@forecourt/lib/vehicle/finance/sample-finance';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEALER, MAIL_SITE, readerOf } from '../lead/testing.ts';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';
import { SECRET } from '../reservations/testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: Counter;
const sentMails: Mail[] = [];
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query('truncate rate_limits');
  sentMails.length = 0;
});

const sql = async (text: string, values: unknown[] = []) => (await counter.pool.query(text, values)).rows;
const join = (vehicle: { id: string }, email: string, siteSlug = 'sample') =>
  joinWaitingList(
    counter.pool,
    { siteSlug, vehicleId: vehicle.id, email },
    { words: 'One mail', source: `/cars/${vehicle.id}/waiting-list` },
  );
/** Sends all pending mails and returns the recipients of waiting list mails. */
const deliver = async (site = MAIL_SITE): Promise<string[]> => {
  const before = sentMails.length;
  const compose = async () => 'needless' as const;
  const delivery = {
    sender: { send: async (mail: Mail) => void sentMails.push(mail), close: () => {} },
    mailDomain: 'forecourt.example',
    compose: {
      lead: compose,
      reservation: compose,
      online_payment: compose,
      waiting_list: waitingListComposer(readerOf(site), SECRET),
      alert: compose,
      prize: compose,
      lead_notice: async () => 'needless' as const,
      site_report: compose,
    },
  };
  while (await deliverNext(counter.pool, delivery, ({ error }) => Promise.reject(error)));
  return sentMails.slice(before).flatMap(({ to }) => to);
};
const tellAndDeliver = async (site = MAIL_SITE) => {
  await notifyWaiting(counter.pool);
  return deliver(site);
};
const idOf = async (email: string): Promise<string> =>
  (await sql('select id from waiting_list_entries where email = $1', [email]))[0]?.id;
const pass = (hours: number) =>
  sql('update waiting_list_entries set mailed_at = mailed_at - make_interval(hours => $1)', [hours]);
const hold = async (vehicle: { slug: string }) => started(await counter.start(vehicle));
const end = async (reference: string) => {
  await counter.runOut(reference);
  const [row] = await sql('select id from reservations where reference = $1', [reference]);
  expect(await expireHold(counter.connections, row.id)).toBe('expired');
};

describe('waiting list of a held vehicle', () => {
  test('states the weekly figure of cards with its legal words, where cards show it', async () => {
    const vehicle = await counter.addCar(SAMPLE_FINANCED);
    await join(vehicle, 'kim@shopper.example');
    await tellAndDeliver({ ...MAIL_SITE, finance: { cardRepayment: 'priceAndWeekly' } });
    const [mail] = sentMails;
    expect(mail?.text).toContain(SAMPLE_WEEKLY);
    expect(mail?.text).toContain('WARNING: This comparison rate is true only for the examples given');
  });

  test('sends one mail after the hold, with links to the car and to leave the list', async () => {
    const vehicle = await counter.addCar();
    const { reference } = await hold(vehicle);
    await join(vehicle, 'Kim@Shopper.example');
    expect(await tellAndDeliver()).toEqual([]);
    await end(reference);
    expect(await tellAndDeliver()).toEqual(['kim@shopper.example']);
    const [mail] = sentMails;
    expect(mail?.subject).toBe('Available again: 2021 Toyota HiLux');
    expect(mail?.text).toContain(`http://sample.localhost:3000/cars/${vehicle.slug}`);
    const id = await idOf('kim@shopper.example');
    expect(mail?.text).toContain(`/waiting-list/${id}?token=${leaveToken(id, SECRET)}`);
    expect(mail?.html).toContain('>Leave the list now</a>');
    expect(mail?.unsubscribeUrl).toBe(
      `http://sample.localhost:3000${leaveAtOncePath(id, leaveToken(id, SECRET))}`,
    );
    expect(mail?.replyTo).toEqual([DEALER]);
    expect(mail?.fromName).toBe('Sample Motors');
    expect(await tellAndDeliver()).toEqual([]);
  });

  test('notifies nobody of a vehicle with an open recall until it is repaired', async () => {
    const vin = 'JM0DK2W7A00123456';
    const vehicle = await counter.addCar({ vin });
    const recall = (isOpen: boolean) =>
      sql(
        `insert into vehicle_checks (car_id, register, vin, blocks_reserving) values ($1, 'recalls', $2, $3)
         on conflict (car_id, register) do update set blocks_reserving = excluded.blocks_reserving`,
        [vehicle.id, vin, isOpen],
      );
    const { reference } = await hold(vehicle);
    await join(vehicle, 'kim@shopper.example');
    await end(reference);
    await recall(true);
    expect(await tellAndDeliver()).toEqual([]);
    await recall(false);
    await notifyWaiting(counter.pool);
    // It opens again before the mail is sent.
    await recall(true);
    expect(await deliver()).toEqual([]);
    await recall(false);
    expect(await tellAndDeliver()).toEqual(['kim@shopper.example']);
  });

  test('notifies the next person after the waiting time or another hold', async () => {
    const vehicle = await counter.addCar();
    const first = await hold(vehicle);
    for (const email of ['a@x.example', 'b@x.example', 'c@x.example']) await join(vehicle, email);
    await end(first.reference);
    expect(await tellAndDeliver()).toEqual(['a@x.example']);
    expect(await tellAndDeliver()).toEqual([]);
    await pass(HEAD_START_HOURS);
    expect(await tellAndDeliver()).toEqual(['b@x.example']);
    const second = await hold(vehicle);
    expect(await tellAndDeliver()).toEqual([]);
    await cancelByShopper(counter.connections, { siteSlug: 'sample', ...second });
    expect(await tellAndDeliver()).toEqual(['c@x.example']);
  });

  test('notifies each person once with many workers', async () => {
    const vehicle = await counter.addCar();
    for (const email of ['a@x.example', 'b@x.example']) await join(vehicle, email);
    const tellings = await Promise.all(Array.from({ length: 8 }, () => notifyWaiting(counter.pool)));
    expect(tellings.reduce((sum, count) => sum + count)).toBe(1);
    expect(await deliver()).toEqual(['a@x.example']);
  });

  test('sends nothing for a car that is paid, sold, hidden, removed or reserved by its feed', async () => {
    const vehicle = await counter.addCar();
    await join(vehicle, 'kim@shopper.example');
    const reservation = await hold(vehicle);
    await sql(`update reservations set status = 'paid' where reference = $1`, [reservation.reference]);
    expect(await tellAndDeliver()).toEqual([]);
    await sql(`update reservations set status = 'completed' where reference = $1`, [reservation.reference]);
    for (const state of [
      `status = 'sold'`,
      'show_on_dealer_website = false',
      'retired_at = now()',
      `record = jsonb_set(record, '{reserved}', 'true')`,
    ]) {
      await sql(`update cars set ${state}`);
      expect(await tellAndDeliver(), state).toEqual([]);
      await sql(
        `update cars set status = 'in_stock', show_on_dealer_website = true, retired_at = null,
                record = jsonb_set(record, '{reserved}', 'false')`,
      );
    }
    expect(await tellAndDeliver()).toEqual(['kim@shopper.example']);
  });

  test('keeps the place if the car is held again before the mail goes out', async () => {
    const vehicle = await counter.addCar();
    await join(vehicle, 'a@x.example');
    await join(vehicle, 'b@x.example');
    expect(await notifyWaiting(counter.pool)).toBe(1);
    const { reference } = await hold(vehicle);
    expect(await deliver()).toEqual([]);
    await end(reference);
    expect(await tellAndDeliver()).toEqual(['a@x.example']);
    expect(await tellAndDeliver()).toEqual([]);
  });

  test('has one entry per person and site', async () => {
    const vehicle = await counter.addCar();
    await join(vehicle, 'kim@shopper.example');
    await join(vehicle, ' KIM@shopper.example ');
    await join(vehicle, 'kim@shopper.example', 'second');
    expect(await sql('select site_slug from waiting_list_entries order by 1')).toEqual([
      { site_slug: 'sample' },
      { site_slug: 'second' },
    ]);
    const [{ id }] = await sql(`select id from waiting_list_entries where site_slug = 'sample'`);
    expect(await leaveWaitingList(counter.pool, 'second', id)).toBe(false);
    expect(await isOnWaitingList(counter.pool, 'second', id)).toBe(false);
    expect(await isOnWaitingList(counter.pool, 'sample', id)).toBe(true);
    expect(await leaveWaitingList(counter.pool, 'sample', id)).toBe(true);
    expect(await leaveWaitingList(counter.pool, 'sample', id)).toBe(false);
    expect(await leaveWaitingList(counter.pool, 'sample', "' or true --")).toBe(false);
  });

  test('leaving removes the pending mail, and a notified person may join again', async () => {
    const vehicle = await counter.addCar();
    for (const email of ['a@x.example', 'b@x.example']) await join(vehicle, email);
    await notifyWaiting(counter.pool);
    await leaveWaitingList(counter.pool, 'sample', await idOf('a@x.example'));
    expect(await tellAndDeliver()).toEqual(['b@x.example']);
    await join(vehicle, 'c@x.example');
    await join(vehicle, 'b@x.example');
    await pass(HEAD_START_HOURS);
    expect(await tellAndDeliver()).toEqual(['c@x.example']);
    await pass(HEAD_START_HOURS);
    expect(await tellAndDeliver()).toEqual(['b@x.example']);
  });

  test('stores each consent of a person once, and that they left', async () => {
    const vehicle = await counter.addCar();
    for (const email of ['kim@x.example', 'KIM@x.example']) await join(vehicle, email);
    const id = await idOf('kim@x.example');
    for (const times of [1, 2]) expect(await leaveWaitingList(counter.pool, 'sample', id)).toBe(times === 1);
    expect(
      await sql(
        `select site_slug, given, words, source, at is not null as dated from marketing_consents
         where waiting_list_entry_id = $1 order by id`,
        [id],
      ),
    ).toEqual([
      {
        site_slug: 'sample',
        given: true,
        words: 'One mail',
        source: `/cars/${vehicle.id}/waiting-list`,
        dated: true,
      },
      { site_slug: 'sample', given: false, words: 'Leave the list', source: 'link in a mail', dated: true },
    ]);
  });

  test('deletes notified entries after their mail, and waiting ones after weeks', async () => {
    const vehicle = await counter.addCar();
    for (const email of ['told@x.example', 'waits@x.example', 'fresh@x.example']) await join(vehicle, email);
    const forgetPlaces = async () =>
      (await forgetKind(counter.pool, 'waitingListTold')) + (await forgetKind(counter.pool, 'waitingList'));
    await notifyWaiting(counter.pool);
    await pass(KINDS.waitingListTold.days * 24 + 1);
    await sql(
      `update waiting_list_entries set joined_at = now() - make_interval(days => $1, hours => 1)
       where email = 'waits@x.example'`,
      [KINDS.waitingList.days],
    );
    expect(await forgetPlaces()).toBe(1);
    await deliver();
    expect(await forgetPlaces()).toBe(1);
    expect(await sql('select email from waiting_list_entries')).toEqual([{ email: 'fresh@x.example' }]);
    expect(await sql('select id from mail_deliveries where waiting_list_entry_id is not null')).toEqual([]);
  });
});
