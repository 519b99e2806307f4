import path from 'node:path';
import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { collectAlerts } from '@forecourt/lib/leads/alerts/collect.server';
import { sendNext } from '@forecourt/lib/leads/alerts/send.server';
import { sendNextSms } from '@forecourt/lib/leads/alerts/sms.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../emulators/postgres/port.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { apart, settled } from '../crash/apart.ts';
import type { Death } from '../crash/deadly.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { changeCar, clearAlerts, listCar, newListener, noonTomorrow, readAlertSite } from './testing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const actor = apart(path.join(import.meta.dirname, 'actor.ts'));
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => {
  actor.stop();
  return database.stop();
});
beforeEach(() => clearAlerts(database.pool));

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

test('neither loses nor duplicates an alert if a worker is killed at any point', async () => {
  let rounds = 0;
  // Every second request only, because starting a process is slow.
  for (let dieAt = 1; ; dieAt += 2) {
    await clearAlerts(database.pool);
    const kim = await newListener(database.pool, { text: true });
    const vehicle = await listCar(database.pool);
    await saveToWatchlist(database.pool, kim, [vehicle.id]);
    await collectAlerts(database.pool, readAlertSite);
    await changeCar(database.pool, vehicle, { status: 'sold' });
    const death: Death = { at: dieAt, when: 'before', victim: 'self' };
    const queries = await actor.run({ databaseUrl: database.databaseUrl, death });
    // Runs the next worker once the database has closed the dead one's connection.
    await settled(database.pool);
    await collectAlerts(database.pool, readAlertSite);
    while (await sendNext(database.pool, readAlertSite, noonTomorrow()));
    expect(await sql('select kind, state from alerts')).toEqual([{ kind: 'sold', state: 'told' }]);
    expect(await sql('select channel from alert_messages order by channel')).toEqual([
      { channel: 'mail' },
      { channel: 'text' },
    ]);
    expect(await sql('select kind from mail_deliveries')).toEqual([{ kind: 'alert' }]);
    expect(await sql('select id from car_changes')).toEqual([]);
    if (queries !== null) break;
    rounds += 1;
  }
  expect(rounds).toBeGreaterThan(7);
});

test('two workers at once create each alert once', async () => {
  const listeners = await Promise.all(Array.from({ length: 20 }, () => newListener(database.pool)));
  const vehicle = await listCar(database.pool);
  for (const owner of listeners) await saveToWatchlist(database.pool, owner, [vehicle.id]);
  await collectAlerts(database.pool, readAlertSite);
  await changeCar(database.pool, vehicle, { reserved: true });
  const worker = async () => {
    await collectAlerts(database.pool, readAlertSite);
    while (await sendNext(database.pool, readAlertSite, noonTomorrow()));
  };
  await Promise.all([worker(), worker(), worker()]);
  await worker();
  expect(await sql('select from alerts')).toHaveLength(20);
  expect(await sql('select distinct user_id from alert_messages')).toHaveLength(20);
  expect(await sql('select from alert_messages')).toHaveLength(20);
});

test('retries a failed SMS after a while', async () => {
  const kim = await newListener(database.pool, { mail: false, text: true });
  const vehicle = await listCar(database.pool);
  await saveToWatchlist(database.pool, kim, [vehicle.id]);
  await collectAlerts(database.pool, readAlertSite);
  await changeCar(database.pool, vehicle, { status: 'sold' });
  await collectAlerts(database.pool, readAlertSite);
  while (await sendNext(database.pool, readAlertSite, noonTomorrow()));
  const port = await freePort();
  const texts = {
    pool: database.pool,
    reader: readerOf(MAIL_SITE),
    sender: { host: `http://127.0.0.1:${port}`, account: 'AC1', token: 'x', from: 'Sample' },
    secret: SECRET,
    clock: noonTomorrow,
  };
  const state = async () => (await sql('select state, attempts, problem from alert_messages'))[0];
  expect(await sendNextSms({ ...texts, sender: null })).toBe(false);
  expect(await sendNextSms(texts)).toBe(true);
  expect(await state()).toEqual({ state: 'waiting', attempts: 1, problem: 'the service is unreachable' });
  expect(await sendNextSms(texts)).toBe(false);
});
