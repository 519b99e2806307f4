import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import {
  SlotTakenError,
  takenSlots,
  testDrive,
  testDriveOfLead,
  type WantedSlot,
} from '@forecourt/lib/leads/test-drive/booking.server';
import { cancelDrive, moveDrive } from '@forecourt/lib/leads/test-drive/change.server';
import { driveToken } from '@forecourt/lib/leads/test-drive/link';
import { queueDriveReminders } from '@forecourt/lib/leads/test-drive/queue-reminders.server';
import { listDrives } from '@forecourt/lib/leads/test-drive/staff.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { DEALER, MAIL_SITE, readerOf, SHOPPER } from '../lead/testing.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { bookDrive, HOUR, noon, vehicle, wanted } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
const sentMails: Mail[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  await insertVehicle(database.pool, vehicle);
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.pool.query('truncate leads, rate_limits cascade');
  sentMails.length = 0;
});

const book = (slot: WantedSlot, token?: string) => bookDrive(database.pool, slot, token);
const bookSlot = async (slot: WantedSlot) => {
  const { id } = await book(slot);
  const drive = await testDriveOfLead(database.pool, id);
  if (!drive) throw new Error('Nothing was booked');
  return drive;
};
const count = async (table: 'leads' | 'test_drive_bookings') =>
  (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

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
      lead_notice: async () => 'needless' as const,
      site_report: needless,
    },
  };
  while (await deliverNext(database.pool, delivery, ({ error }) => Promise.reject(error)));
  return sentMails.slice(before);
};

describe('booking a test drive (OPEN-009)', () => {
  test('books a time for one of twenty simultaneous requests, and the others become no lead', async () => {
    const slot = wanted(noon(3));
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => book(slot)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals).toHaveLength(19);
    for (const reason of refusals) expect(reason).toBeInstanceOf(SlotTakenError);
    expect([await count('leads'), await count('test_drive_bookings')]).toEqual([1, 1]);
    expect((await takenSlots(database.pool, slot)).taken).toEqual([slot.startsAt]);
  });

  test('books one time for a form submitted twenty times', async () => {
    const token = crypto.randomUUID();
    const slot = wanted(noon(3));
    const results = await Promise.all(Array.from({ length: 20 }, () => book(slot, token)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await count('test_drive_bookings')).toBe(1);
    expect(await takenSlots(database.pool, slot, token)).toEqual({ taken: [], atPlace: [] });
  });

  test('blocks a car on every site at that time only', async () => {
    await book(wanted(noon(3)));
    await expect(book(wanted(noon(3), { siteSlug: 'other', locationId: 'other-sales' }))).rejects.toThrow(
      SlotTakenError,
    );
    await expect(book(wanted(noon(3, 15)))).rejects.toThrow(SlotTakenError);
    await book(wanted(noon(3), { carId: 'another-car' }));
    await book(wanted(noon(3, 30)));
    await book(wanted(noon(3), { carId: null }));
    await expect(book(wanted(noon(3), { carId: null }))).rejects.toThrow(SlotTakenError);
    expect(await count('test_drive_bookings')).toBe(4);
  });
});

describe('location with a limit of drives', () => {
  const of = (car: string | null, startsAt = noon(3), capacity: number | null = 2) =>
    wanted(startsAt, { carId: car, capacity });

  test('books as many simultaneous drives as its limit', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => book(of(index % 4 ? `car-${index}` : null, noon(3), 3))),
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of refusals) expect(reason).toBeInstanceOf(SlotTakenError);
    expect([refusals.length, await count('leads'), await count('test_drive_bookings')]).toEqual([17, 3, 3]);
  });

  test('counts overlapping drives at the same place only, and one per car', async () => {
    await book(of(null));
    await book(of(null, noon(3, 15)));
    await expect(book(of('car-1'))).rejects.toThrow(SlotTakenError);
    await expect(book(of(null, noon(3, 10)))).rejects.toThrow(SlotTakenError);
    await book(of('car-1', noon(3, 45)));
    await expect(book(of('car-1', noon(3, 45)))).rejects.toThrow(SlotTakenError);
    await book(wanted(noon(3), { carId: 'car-2', capacity: 2, locationId: 'sample-annex' }));
    const { taken, atPlace } = await takenSlots(database.pool, of('car-1'));
    expect(taken).toEqual([noon(3, 45)]);
    expect(atPlace.toSorted((one, other) => one.getTime() - other.getTime())).toEqual([
      noon(3),
      noon(3, 15),
      noon(3, 45),
    ]);
    expect((await takenSlots(database.pool, of(null))).taken).toEqual([]);
  });

  test('does not let staff exceed the limit, and keeps a resubmitted booking', async () => {
    const token = crypto.randomUUID();
    await book(of('car-1', noon(4)), token);
    await book(of(null, noon(4)));
    await book(of('car-1', noon(4)), token);
    const drive = await bookSlot(of('car-3', noon(5)));
    const move = (startsAt: Date, capacity: number | null) =>
      moveDrive(database.pool, ['sample'], drive.id, startsAt, capacity);
    expect([await move(noon(4), 2), await move(noon(4, 15), 2)]).toEqual(['taken', 'taken']);
    expect(
      await Promise.all([move(noon(4), 3), book(of('car-4', noon(4), 3)).catch(() => 'full')]),
    ).toSatisfy(([moved, sent]: unknown[]) => (moved === 'done') !== (sent !== 'full'));
  });
});

describe('after booking', () => {
  test('mails have the time, and the shopper’s a calendar file and a cancel link', async () => {
    const drive = await bookSlot(wanted(noon(3)));
    const mails = await deliver();
    const toShopper = mails.find(({ to }) => to.includes(SHOPPER));
    const toDealer = mails.find(({ to }) => to.includes(DEALER));
    expect(toShopper?.subject).toMatch(/^Your test drive on \w+day \d+ \w+ \d{4}, 12:00.pm: /);
    expect(toShopper?.text).toContain(`/test-drive/${drive.id}?token=${driveToken(drive.id, SECRET)}`);
    expect(toDealer?.text).toMatch(/Test drive: \w+day \d+ \w+ \d{4}, 12:00/);
    expect(toDealer?.text).toContain('SMS reminder: No');
    const [file] = toShopper?.files ?? [];
    expect(file).toMatchObject({
      name: 'test-drive.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    const unfoldedText = String(file?.content).replaceAll('\r\n ', '');
    const stamp = noon(3)
      .toISOString()
      .replaceAll(/[-:]|\.000/g, '');
    for (const line of [
      'BEGIN:VEVENT',
      `UID:test-drive-${drive.id}@sample.localhost`,
      `DTSTART:${stamp}`,
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
    ])
      expect(unfoldedText.split('\r\n')).toContain(line);
  });

  test('cancelling frees the time and notifies both sides once', async () => {
    const slot = wanted(noon(3));
    const drive = await bookSlot(slot);
    await deliver();
    expect(await cancelDrive(database.pool, ['other'], drive.id, 'shopper')).toBeNull();
    expect(await cancelDrive(database.pool, ['sample'], drive.id, 'shopper')).toBe('done');
    expect(await cancelDrive(database.pool, ['sample'], drive.id, 'shopper')).toBe('nothing');
    expect(await testDrive(database.pool, 'sample', drive.id)).toMatchObject({
      status: 'cancelled',
      changedBy: 'shopper',
      changedAt: expect.any(Date),
    });
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled', 'Cancelled']);
    const file = mails.flatMap(({ files }) => files ?? [])[0];
    expect(file?.type).toContain('method=CANCEL');
    expect(file?.content).toContain('STATUS:CANCELLED');
    expect(file?.content).toContain('SEQUENCE:1');
    expect((await takenSlots(database.pool, slot)).taken).toEqual([]);
    await book(slot);
  });

  test('staff move it to a free time only, and the shopper is notified', async () => {
    const drive = await bookSlot(wanted(noon(3)));
    await book(wanted(noon(4)));
    await deliver();
    const move = (startsAt: Date) => moveDrive(database.pool, ['sample'], drive.id, startsAt, null);
    expect(await move(noon(4))).toBe('taken');
    expect(await move(noon(4, 15))).toBe('taken');
    expect(await move(noon(5))).toBe('done');
    expect(await testDrive(database.pool, 'sample', drive.id)).toMatchObject({
      startsAt: noon(5),
      changedBy: 'staff',
    });
    const [mail] = await deliver();
    expect(mail?.subject).toMatch(/^Your test drive has a new time: /);
    expect(mail?.files?.[0]?.content).toContain('SEQUENCE:1');
    const { drives } = await listDrives(database.pool, ['sample'], 'coming');
    expect(drives.map(({ startsAt }) => startsAt)).toEqual([noon(4), noon(5)]);
    expect((await listDrives(database.pool, ['other'], 'coming')).drives).toEqual([]);
  });

  test('a drive without a car is not assigned one when moved', async () => {
    const drive = await bookSlot(wanted(noon(3), { carId: null }));
    await book(wanted(noon(4), { carId: null }));
    const move = (startsAt: Date) => moveDrive(database.pool, ['sample'], drive.id, startsAt, null);
    expect([await move(noon(4)), await move(noon(4, 15)), await move(noon(5))]).toEqual([
      'taken',
      'taken',
      'done',
    ]);
  });

  test('sends one reminder the day before, unless cancelled or booked within a day', async () => {
    const soon = new Date(Date.now() + 20 * HOUR);
    const drive = await bookSlot(wanted(soon));
    const cancelledBooking = await bookSlot(wanted(new Date(soon.getTime() + HOUR)));
    await bookSlot(wanted(new Date(soon.getTime() + 2 * HOUR)));
    await bookSlot(wanted(noon(5)));
    await database.pool.query(
      `update test_drive_bookings set updated_at = now() - interval '2 days' where id = any($1)`,
      [[drive.id, cancelledBooking.id]],
    );
    await cancelDrive(database.pool, ['sample'], cancelledBooking.id, 'staff');
    await deliver();
    // These bookings have used up the day's mails for the address.
    await database.pool.query('truncate rate_limits');
    const remind = () =>
      queueDriveReminders({
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
      expect.stringMatching(/^Your test drive is (today|tomorrow): /),
    ]);
    expect(await remind()).toBe(0);
  });
});
