import path from 'node:path';
import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { collectAlerts } from '@forecourt/lib/leads/alerts/collect.server';
import { sendNext } from '@forecourt/lib/leads/alerts/send.server';
import { recordStart, recordStop } from '@forecourt/lib/leads/conversation/opt-outs.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { apart, placesOf, settled, triedPlaces } from '../crash/apart.ts';
import type { Death } from '../crash/deadly.ts';
import { startTextInbox } from '../crash/text-inbox.ts';
import type { TextOrders } from '../crash/text-worker.ts';
import { sendTexts, TEXTS } from './send-texts.ts';
import { changeCar, clearAlerts, listCar, newListener, noonTomorrow, readAlertSite } from './testing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const PHONE = '+61412345678';
const actor = apart(path.join(import.meta.dirname, 'text-actor.ts'));
let database: TestDatabase;
let inbox: Awaited<ReturnType<typeof startTextInbox>>;

beforeAll(async () => {
  database = await startTestDatabase();
  inbox = await startTextInbox(database.folder, TEXTS);
});
afterAll(async () => {
  actor.stop();
  await inbox.stop();
  await database.stop();
});
beforeEach(clear);

async function clear(): Promise<void> {
  await clearAlerts(database.pool);
  await database.pool.query('delete from users');
  await inbox.clear();
}
const message = async () => (await database.pool.query('select state, attempts from alert_messages')).rows[0];
/** Makes an SMS due again, as if enough time had passed for its sender to be gone. */
const wait = () => database.pool.query('update alert_messages set due_at = now()');

async function dueText(): Promise<void> {
  const { pool } = database;
  const kim = await newListener(pool, { mail: false, text: true, phone: PHONE });
  const vehicle = await listCar(pool);
  await saveToWatchlist(pool, kim, [vehicle.id]);
  await collectAlerts(pool, readAlertSite);
  await changeCar(pool, vehicle, { status: 'sold' });
  await collectAlerts(pool, readAlertSite);
  while (await sendNext(pool, readAlertSite, noonTomorrow()));
}

test('sends no SMS to a shopper who answered STOP', async () => {
  await dueText();
  const recipient = { siteSlug: 'sample', channel: 'sms', address: PHONE } as const;
  await recordStop(database.pool, recipient);
  await sendTexts(database.pool, inbox.host);
  expect(await inbox.textsSent()).toEqual([]);
  expect(await message()).toMatchObject({ state: 'needless' });
  await recordStart(database.pool, recipient);
});

test('sends one SMS if a worker is killed at any point while sending', async () => {
  const run = (death: Death | null) =>
    actor.run({ databaseUrl: database.databaseUrl, textHost: inbox.host, death } satisfies TextOrders);
  await dueText();
  const places = placesOf((await run(null)) ?? 0);
  expect(await inbox.textsSent()).toHaveLength(1);
  expect(places.length).toBeGreaterThan(8);
  for (const place of triedPlaces(places, 4)) {
    await clear();
    await dueText();
    expect(await run({ ...place, victim: 'self' }), JSON.stringify(place)).toBeNull();
    await settled(database.pool);
    // Runs other workers while the first might still be sending, and afterwards.
    await sendTexts(database.pool, inbox.host);
    await wait();
    await Promise.all([sendTexts(database.pool, inbox.host), sendTexts(database.pool, inbox.host)]);
    expect(
      (await inbox.textsSent()).map(({ to }) => to),
      JSON.stringify(place),
    ).toEqual([PHONE]);
    expect((await message()).state).toBe('sent');
  }
});

test('does not resend an SMS that may have been sent before it can be looked up', async () => {
  await dueText();
  await database.pool.query("update alert_messages set state = 'sending', due_at = now()");
  await inbox.setFault('fail');
  await expect(sendTexts(database.pool, inbox.host)).rejects.toThrow('the sent messages cannot be read');
  expect((await message()).state).toBe('sending');
  await inbox.setFault('none');
  await wait();
  await sendTexts(database.pool, inbox.host);
  expect([await inbox.textsSent(), await message()]).toMatchObject([[{ to: PHONE }], { state: 'sent' }]);
});

test('an SMS that never succeeds becomes a dead letter after all attempts', async () => {
  await dueText();
  await inbox.setFault('fail');
  for (let attempts = 1; attempts <= 5; attempts += 1) {
    await sendTexts(database.pool, inbox.host);
    expect(await message()).toEqual({ state: attempts < 5 ? 'waiting' : 'dead', attempts });
    await wait();
  }
  await sendTexts(database.pool, inbox.host);
  expect(await message()).toEqual({ state: 'dead', attempts: 5 });
});
