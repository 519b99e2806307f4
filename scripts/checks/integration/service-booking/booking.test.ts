import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import {
  occupiedAt,
  type ServiceBooking,
  serviceBooking,
  serviceBookingsOfLeads,
  type WantedService,
} from '@forecourt/lib/leads/service-booking/booking.server';
import { peakUse } from '@forecourt/lib/leads/service-booking/capacity';
import {
  cancelService,
  markArrived,
  markReady,
  moveService,
  noteOnService,
} from '@forecourt/lib/leads/service-booking/change.server';
import { serviceToken } from '@forecourt/lib/leads/service-booking/link';
import { queueServiceReminders } from '@forecourt/lib/leads/service-booking/queue-reminders.server';
import { conflictsOf } from '@forecourt/lib/leads/service-booking/slots';
import { servicesBetween, upcomingServices } from '@forecourt/lib/leads/service-booking/staff.server';
import { SlotTakenError } from '@forecourt/lib/leads/test-drive/booking.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { erasePerson } from '@forecourt/lib/operations/privacy/erase.server';
import { deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { DEALER, MAIL_SITE, readerOf, SHOPPER } from '../lead/testing.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { noon } from '../test-drive/testing.ts';
import { bookService, HOUR, stayFrom, wanted } from './testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let database: TestDatabase;
/** Waits as long as it takes for a connection; those of the product give up. */
let patientPool: pg.Pool;
const sentMails: Mail[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  patientPool = new pg.Pool({ connectionString: database.databaseUrl, max: 20 });
  // The database may be dropped before the last of the closed connections is gone.
  patientPool.on('connect', (client) => client.on('error', () => {}));
});
afterAll(async () => {
  await patientPool.end();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query('truncate leads, rate_limits cascade');
  sentMails.length = 0;
});

const book = (service: WantedService, token?: string) => bookService(database.pool, service, token);
async function booked(service: WantedService): Promise<ServiceBooking> {
  const { id } = await book(service);
  const [booking] = await serviceBookingsOfLeads(database.pool, [id]);
  if (!booking) throw new Error('Nothing was booked');
  return booking;
}
const count = async (table: 'leads' | 'service_bookings') =>
  (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
const at = (locationId = 'sample-service') =>
  occupiedAt(database.pool, locationId, { from: new Date(), until: null });

const deliver = async (): Promise<Mail[]> => {
  const before = sentMails.length;
  const needless = async () => 'needless' as const;
  const delivery = {
    sender: { send: async (mail: Mail) => void sentMails.push(mail), close: () => {} },
    mailDomain: 'forecourt.example',
    compose: {
      lead: leadComposer(readerOf(MAIL_SITE), SECRET),
      reservation: needless,
      online_payment: needless,
      waiting_list: needless,
      alert: needless,
      prize: needless,
      lead_notice: needless,
      site_report: needless,
    },
  };
  while (await deliverNext(database.pool, delivery, ({ error }) => Promise.reject(error)));
  return sentMails.slice(before);
};

describe('the capacity of a workshop', () => {
  test('is never exceeded by 500 parallel bookings, and none beyond it becomes a lead', async () => {
    const { workshop } = wanted(noon(3));
    const ways = ['dropOff', 'wait', 'loanCar'] as const;
    const results = await Promise.allSettled(
      Array.from({ length: 500 }, (_, index) => {
        const arrivesAt = noon(3, (index % 8) * 30);
        return bookService(
          patientPool,
          wanted(arrivesAt, {
            way: ways[index % 3] ?? 'dropOff',
            stay: stayFrom(arrivesAt, 1 + (index % 4)),
            siteSlug: index % 2 ? 'sample' : 'other',
          }),
        );
      }),
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of refusals) expect(reason).toBeInstanceOf(SlotTakenError);
    const stays = await at();
    expect(stays.length).toBe(500 - refusals.length);
    expect([await count('leads'), await count('service_bookings')]).toEqual([stays.length, stays.length]);
    const use = peakUse(stays, workshop.slotMinutes);
    expect(use.bays).toBe(workshop.capacity.bays);
    expect(use.arrivals).toBeLessThanOrEqual(workshop.capacity.arrivals);
    expect(use.loanCars).toBeLessThanOrEqual(workshop.capacity.loanCars);
  });

  test('is filled exactly by as many parallel bookings of one time', async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => book(wanted(noon(4)))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('is that of each location, and a form submitted twenty times books once', async () => {
    const token = crypto.randomUUID();
    const results = await Promise.all(Array.from({ length: 20 }, () => book(wanted(noon(3)), token)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await count('service_bookings')).toBe(1);
    await book(wanted(noon(3), { locationId: 'sample-annex' }));
    expect([(await at()).length, (await at('sample-annex')).length]).toEqual([1, 1]);
    expect(
      await occupiedAt(
        database.pool,
        'sample-service',
        { from: new Date(), until: null },
        { siteSlug: 'sample', token },
      ),
    ).toEqual([]);
  });

  test('counts a car that stays overnight on each of its days', async () => {
    const long = { arrivesAt: noon(3), leavesAt: noon(5), bay: [] };
    await book(wanted(noon(3), { stay: long, way: 'loanCar' }));
    await expect(book(wanted(noon(4), { way: 'loanCar' }))).rejects.toThrow(SlotTakenError);
    await book(wanted(noon(5), { way: 'loanCar' }));
  });
});

describe('a booking', () => {
  const move = (booking: ServiceBooking, arrivesAt: Date, by: 'shopper' | 'staff' = 'shopper') =>
    moveService(database.pool, ['sample'], booking.id, {
      stay: stayFrom(arrivesAt),
      workshop: wanted(arrivesAt).workshop,
      by,
    });

  test('keeps its time until another one is taken', async () => {
    const booking = await booked(wanted(noon(3)));
    await book(wanted(noon(4)));
    await book(wanted(noon(4)));
    expect(await move(booking, noon(4))).toBe('taken');
    expect(await serviceBooking(database.pool, ['sample'], booking.id)).toMatchObject({
      arrivesAt: noon(3),
      sequence: 0,
    });
    expect(await move(booking, noon(5))).toBe('done');
    expect(await move(booking, noon(5))).toBe('nothing');
    expect(await serviceBooking(database.pool, ['sample'], booking.id)).toMatchObject({
      arrivesAt: noon(5),
      sequence: 1,
      changedBy: 'shopper',
    });
  });

  test('is moved to the last space once, by many parallel requests', async () => {
    const bookings = await Promise.all([3, 4, 5, 6].map((day) => booked(wanted(noon(day)))));
    await book(wanted(noon(8)));
    const outcomes = await Promise.all(bookings.map((booking) => move(booking, noon(8))));
    expect(outcomes.toSorted()).toEqual(['done', 'taken', 'taken', 'taken']);
    expect(peakUse(await at(), 30).arrivals).toBe(2);
  });

  test('is mailed to both sides with its time, a calendar file and a link', async () => {
    const booking = await booked(wanted(noon(3)));
    const mails = await deliver();
    const toShopper = mails.find(({ to }) => to.includes(SHOPPER));
    const toDealer = mails.find(({ to }) => to.includes(DEALER));
    expect(toShopper?.subject).toMatch(/^Your service on \w+day \d+ \w+ \d{4}, 12:00.pm$/);
    expect(toShopper?.text).toContain(
      `/book-service/${booking.id}?token=${serviceToken(booking.id, SECRET)}`,
    );
    expect(toShopper?.text).toContain('From $329');
    expect(toDealer?.text).toContain('Logbook service');
    expect(toDealer?.text).toMatch(/Booked for: \w+day/);
    const [file] = toShopper?.files ?? [];
    expect(file).toMatchObject({ name: 'service.ics' });
    expect(file?.content).toContain('STATUS:CONFIRMED');
  });

  test('is cancelled once, which frees the time and notifies both sides', async () => {
    const booking = await booked(wanted(noon(3)));
    await deliver();
    expect(await cancelService(database.pool, ['other'], booking.id, 'shopper')).toBeNull();
    expect(await cancelService(database.pool, ['sample'], booking.id, 'shopper')).toBe('done');
    expect(await cancelService(database.pool, ['sample'], booking.id, 'shopper')).toBe('nothing');
    expect(await at()).toEqual([]);
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled', 'Cancelled']);
    expect(mails.flatMap(({ files }) => files ?? [])[0]?.type).toContain('method=CANCEL');
  });

  test('is marked by staff as arrived and as ready, and cannot be moved afterwards', async () => {
    const booking = await booked(wanted(noon(3), { textAgreed: true }));
    await deliver();
    const staff = [database.pool, ['sample'], booking.id] as const;
    expect(await markArrived(...staff)).toBe('done');
    expect(await markArrived(...staff)).toBe('nothing');
    expect(await move(booking, noon(5), 'staff')).toBe('nothing');
    expect(await cancelService(...staff, 'staff')).toBe('nothing');
    expect(await markReady(...staff, { notifies: true })).toBe('done');
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your vehicle is ready to collect']);
    const { rows } = await database.pool.query('select text_kind, text_state from service_bookings');
    expect(rows).toEqual([{ text_kind: 'ready', text_state: 'waiting' }]);
  });

  test('has a note of the staff, which is erased with the enquiry', async () => {
    const booking = await booked(wanted(noon(3)));
    const note = (text: string) => noteOnService(database.pool, ['sample'], booking.id, text);
    expect([await note('Calls himself Kim'), await note('Calls himself Kim')]).toEqual(['done', 'nothing']);
    await erasePerson(database.pool, { siteSlug: 'sample', phone: null, email: SHOPPER });
    expect(await serviceBooking(database.pool, ['sample'], booking.id)).toMatchObject({ note: null });
  });

  test('is listed on each of its days for its own sites', async () => {
    const booking = await booked(wanted(noon(3), { stay: stayFrom(noon(3), 30) }));
    const on = async (day: number, site = 'sample') =>
      (
        await servicesBetween(database.pool, [site], { from: noon(day, -60), until: noon(day, 60) })
      ).services.map(({ id }) => id);
    expect([await on(2), await on(3), await on(4), await on(5)]).toEqual([
      [],
      [booking.id],
      [booking.id],
      [],
    ]);
    expect(await on(3, 'other')).toEqual([]);
  });

  test('stays after the capacity was reduced, and is a conflict', async () => {
    const first = await booked(wanted(noon(3)));
    const second = await booked(wanted(noon(3)));
    const everyDay = ['00:00', '23:59'] as const;
    const hours = { timeZone: 'Australia/Brisbane', week: Array(7).fill(everyDay), special: {} };
    const upcoming = await upcomingServices(database.pool, ['sample-service']);
    expect(upcoming.map(({ id }) => id)).toEqual([first.id, second.id]);
    const capacity = { bays: 1, arrivals: 2, loanCars: 0 };
    expect([...conflictsOf({ capacity, slotMinutes: 30, hours }, upcoming)]).toEqual([[second.id, 'bays']]);
  });

  test('has one reminder the day before, unless cancelled or booked within a day', async () => {
    const soon = new Date(Date.now() + 20 * HOUR);
    const booking = await booked(wanted(soon));
    const cancelled = await booked(wanted(new Date(soon.getTime() + HOUR)));
    await booked(wanted(new Date(soon.getTime() + 2 * HOUR)));
    await database.pool.query(
      `update service_bookings set created_at = now() - interval '2 days' where id = any($1)`,
      [[booking.id, cancelled.id]],
    );
    await cancelService(database.pool, ['sample'], cancelled.id, 'staff');
    await deliver();
    // These bookings have used up the day's mails for the address.
    await database.pool.query('truncate rate_limits');
    const remind = () =>
      queueServiceReminders({
        pool: database.pool,
        site: async () => MAIL_SITE,
        sender: null,
        secret: SECRET,
        report: (error) => {
          throw error;
        },
      });
    expect((await Promise.all([remind(), remind(), remind()])).toSorted()).toEqual([0, 0, 1]);
    expect((await deliver()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your service is (today|tomorrow): /),
    ]);
  });
});
