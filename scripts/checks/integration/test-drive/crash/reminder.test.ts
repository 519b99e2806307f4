import path from 'node:path';
import { testDriveOfLead } from '@forecourt/lib/leads/test-drive/booking.server';
import {
  countDeadLetters,
  deadLetters,
  retryDeadLetter,
} from '@forecourt/lib/operations/worker/dead-letters.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import { apart, placesOf, settled, triedPlaces } from '../../crash/apart.ts';
import type { Death } from '../../crash/deadly.ts';
import { startTextInbox } from '../../crash/text-inbox.ts';
import type { TextOrders } from '../../crash/text-worker.ts';
import { insertVehicle } from '../../reservations/testing/counter.ts';
import { bookDrive, HOUR, vehicle, wanted } from '../testing.ts';
import { remind, TEXTS } from './remind.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const actor = apart(path.join(import.meta.dirname, 'actor.ts'));
let database: TestDatabase;
let inbox: Awaited<ReturnType<typeof startTextInbox>>;

beforeAll(async () => {
  database = await startTestDatabase();
  await insertVehicle(database.pool, vehicle);
  inbox = await startTextInbox(database.folder, TEXTS);
});
afterAll(async () => {
  actor.stop();
  await inbox.stop();
  await database.stop();
});
beforeEach(clear);

async function clear(): Promise<void> {
  await database.pool.query('truncate leads, mail_deliveries, rate_limits cascade');
  await inbox.clear();
}
const state = async () =>
  (await database.pool.query('select text_state, text_attempts from test_drive_bookings')).rows[0];

async function dueDrive(): Promise<string> {
  const { id } = await bookDrive(
    database.pool,
    wanted(new Date(Date.now() + 20 * HOUR), { textAgreed: true }),
  );
  await database.pool.query("update test_drive_bookings set updated_at = now() - interval '2 days'");
  return (await testDriveOfLead(database.pool, id))?.id ?? '';
}
/** Makes an SMS due again, as if enough time had passed for its sender to be gone. */
const wait = () => database.pool.query('update test_drive_bookings set text_due_at = now()');
const reminderMails = async () =>
  (await database.pool.query("select from mail_deliveries where kind = 'driveReminder'")).rowCount;

test('sends one SMS and one mail if a worker is killed at any point during a reminder', async () => {
  const run = (death: Death | null) =>
    actor.run({ databaseUrl: database.databaseUrl, textHost: inbox.host, death } satisfies TextOrders);
  await dueDrive();
  const places = placesOf((await run(null)) ?? 0);
  expect(await inbox.textsSent()).toHaveLength(1);
  expect(places.length).toBeGreaterThan(12);
  for (const place of triedPlaces(places, 4)) {
    await clear();
    await dueDrive();
    expect(await run({ ...place, victim: 'self' }), JSON.stringify(place)).toBeNull();
    await settled(database.pool);
    // Runs other workers while the first might still be sending, and afterwards.
    await remind(database.pool, inbox.host);
    await wait();
    await Promise.all([remind(database.pool, inbox.host), remind(database.pool, inbox.host)]);
    expect(
      (await inbox.textsSent()).map(({ to }) => to),
      JSON.stringify(place),
    ).toEqual(['+61412345678']);
    expect([await state(), await reminderMails()]).toMatchObject([{ text_state: 'sent' }, 1]);
  }
});

test('an SMS waits for the provider, becomes a dead letter and can be resent', async () => {
  const id = await dueDrive();
  const problems: unknown[] = [];
  await inbox.setFault('fail');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await remind(database.pool, inbox.host, problems);
    expect(await state()).toEqual({ text_state: attempt < 5 ? 'waiting' : 'dead', text_attempts: attempt });
    await wait();
  }
  expect(problems.map(String).join()).not.toMatch(/0412|61412/);
  await inbox.setFault('none');
  await remind(database.pool, inbox.host);
  expect(await inbox.textsSent()).toEqual([]);
  expect(await countDeadLetters(database.pool)).toBe(1);
  const [letter] = await deadLetters(database.pool);
  expect(letter).toMatchObject({
    id: `reminder-${id}`,
    what: 'text before a test drive',
    siteSlug: 'sample',
  });
  expect(await retryDeadLetter(database.pool, `reminder-${id}`)).toBe(true);
  await remind(database.pool, inbox.host);
  expect(await inbox.textsSent()).toHaveLength(1);
  expect(await countDeadLetters(database.pool)).toBe(0);
});

test('does not resend an SMS that may have been sent before it can be looked up', async () => {
  await dueDrive();
  await database.pool.query(
    "update test_drive_bookings set reminded_at = now(), text_state = 'sending', text_due_at = now()",
  );
  await inbox.setFault('fail');
  const problems: unknown[] = [];
  await remind(database.pool, inbox.host, problems);
  expect(problems).toHaveLength(1);
  expect((await state()).text_state).toBe('sending');
  await inbox.setFault('none');
  await wait();
  await remind(database.pool, inbox.host);
  expect(await inbox.textsSent()).toHaveLength(1);
  expect((await state()).text_state).toBe('sent');
});
